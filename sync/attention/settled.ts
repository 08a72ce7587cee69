import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {settledPrefix as prefix} from '#sync/store/decisions.ts';
import type {AttentionRecord, LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';

/** How long what was decided can be brought back, in days. Source: ux.md U2. */
export const settledDays = 30;

/** What a person made of one refusal of one row. */
export type Decision = Pick<Refusal, 'rowId' | 'field'> & {
  /** `mine` is sent again, knowingly over the server's present value; `theirs` gives it up. */
  readonly keep: 'mine' | 'theirs';
  /** Sent in the place of what was entered first, such as a text of both. */
  readonly value?: Json;
};

/** What was decided of one refused change: the rows and refusals that were, with all that was entered. */
export type SettledPart = Omit<AttentionRecord, 'id'> & {readonly decisions: readonly Decision[]};

/** One act of deciding, over one or many refused changes. */
export type Settled = {
  readonly id: string;
  readonly settledAt: string;
  readonly parts: readonly SettledPart[];
  /** What it sent. */
  readonly made: readonly Change[];
  /** What it took out of the queue before it was sent; there are no parts then. */
  readonly discarded?: OutboxRecord;
};

/** Keeps a decision, and forgets those that are too old. The transaction must cover `device`. */
export async function keepSettled(database: LocalDatabase, settled: Settled): Promise<void> {
  const oldest = new Date(Date.parse(settled.settledAt) - settledDays * 86_400_000).toISOString();
  await database.device
    .where('key')
    .startsWith(prefix)
    .filter(({value}) => (value as Settled).settledAt < oldest)
    .delete();
  await database.device.put({key: prefix + settled.id, value: settled});
}

/** Hands a decision over and forgets it; null when it is not there any more. The transaction must cover `device`. */
export async function takeSettled(database: LocalDatabase, id: string): Promise<Settled | null> {
  const found = await database.device.get(prefix + id);
  await database.device.delete(prefix + id);
  // Only `keepSettled` writes under this prefix.
  return (found?.value as Settled | undefined) ?? null;
}

/** Decisions of the last days that concern a space, newest first; of all spaces without one. For live queries. */
export async function listSettled(database: LocalDatabase, spaceId?: string): Promise<Settled[]> {
  return (await readSettled(database))
    .filter(
      ({parts, discarded}) =>
        spaceId === undefined || discarded?.spaceId === spaceId || parts.some((part) => part.spaceId === spaceId),
    )
    .toSorted((one, other) => other.settledAt.localeCompare(one.settledAt) || other.id.localeCompare(one.id));
}

/** Writes every decision anew as `map` makes it. The transaction must cover `device`. */
export async function rewriteSettled(database: LocalDatabase, map: (settled: Settled) => Settled): Promise<void> {
  const found = await readSettled(database);
  await database.device.bulkPut(found.map((settled) => ({key: prefix + settled.id, value: map(settled)})));
}

/** Every decision that is kept, in no order. Works inside any transaction that covers `device`. */
export async function readSettled(database: LocalDatabase): Promise<Settled[]> {
  const found = await database.device.where('key').startsWith(prefix).toArray();
  // Only `keepSettled` writes under this prefix.
  return found.map(({value}) => value as Settled);
}
