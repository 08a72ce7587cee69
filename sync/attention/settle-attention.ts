import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {buildRetries, type Retry} from './build-retries.ts';
import {keepSettled, type Decision, type SettledPart} from './settled.ts';
import {asOneAct} from '#sync/outbox/acts.ts';
import {pickRows} from '#sync/outbox/pick-rows.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {noteLeft} from '#sync/store/left-changes.ts';
import type {AttentionRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** What a person decided about one refused change: some of its refusals, or all of them alike. */
export type Verdict = {
  /** Of the attention record. */
  readonly id: number;
  readonly decisions: readonly Decision[] | {readonly all: 'mine' | 'theirs'};
  /** New values of fields for all rows that are sent again. */
  readonly corrections?: Readonly<Record<string, Json>>;
};

/**
 * Carries decisions out in one transaction: what is kept is sent again, what is given up is not, and both stay at hand for 30 days.
 * What was not decided keeps waiting.
 *
 * @returns the id under which it can be brought back; null when all of it was decided already, such as in another tab.
 * Rules: ATT1, ATT2, ATT3, ATT4, ATT5.
 */
export async function settleAttention(
  database: LocalDatabase,
  making: Making,
  verdicts: readonly Verdict[],
): Promise<string | null> {
  const {attention, outbox, device, meta} = database;
  return database.transaction('rw', attention, outbox, device, meta, async () => {
    const parts: SettledPart[] = [];
    const made: Change[] = [];
    for (const verdict of verdicts) {
      const record = await attention.get(verdict.id);
      const decided = record ? decide(record, verdict) : [];
      if (!record || decided.length === 0) continue;
      await keepOpen(database, record, new Set(decided.map(({refusal}) => refusal)));
      parts.push(toPart(record, decided));
      for (const retry of retriesOf(record, decided, verdict.corrections ?? {})) {
        made.push(...buildRetries(retry, making));
      }
    }
    if (parts.length === 0) return null;
    const sent = asOneAct(made, making.createId);
    if (sent.length > 0) await recordChange(database, ...sent);
    const id = making.createId();
    await keepSettled(database, {id, settledAt: making.now, parts, made: sent});
    return id;
  });
}

type Decided = {readonly refusal: Refusal; readonly decision: Decision};

function decide({refusals}: AttentionRecord, {decisions}: Verdict): Decided[] {
  if ('all' in decisions) {
    return refusals.map((refusal) => {
      const {rowId, field} = refusal;
      return {refusal, decision: {rowId, field, keep: decisions.all}};
    });
  }
  const keyOf = ({rowId, field}: Pick<Refusal, 'rowId' | 'field'>) => `${rowId} ${field}`;
  const byKey = new Map(decisions.map((decision) => [keyOf(decision), decision]));
  return refusals.flatMap((refusal) => {
    const decision = byKey.get(keyOf(refusal));
    return decision ? [{refusal, decision}] : [];
  });
}

async function keepOpen(
  database: LocalDatabase,
  record: AttentionRecord,
  decided: ReadonlySet<Refusal>,
): Promise<void> {
  const refusals = record.refusals.filter((refusal) => !decided.has(refusal));
  if (refusals.length > 0) return void (await database.attention.put({...record, refusals}));
  await noteLeft(database, [record.change.id]);
  await database.attention.delete(record.id);
}

function toPart({spaceId, change, refusedAt}: AttentionRecord, decided: readonly Decided[]): SettledPart {
  const refusals = decided.map(({refusal}) => refusal);
  const rowIds = new Set(refusals.map((refusal) => refusal.rowId));
  const rows = pickRows(change, (id) => rowIds.has(id)) ?? change;
  return {spaceId, change: rows, refusals, refusedAt, decisions: decided.map(({decision}) => decision)};
}

/** What is sent as it was entered goes together; each text of both by itself. */
function retriesOf(
  {change}: AttentionRecord,
  decided: readonly Decided[],
  corrections: Readonly<Record<string, Json>>,
): Retry[] {
  const mine = decided.filter(({decision}) => decision.keep === 'mine');
  const asEntered = mine.filter(({decision}) => decision.value === undefined).map(({refusal}) => refusal);
  const rewritten = mine.flatMap(({refusal, decision}) =>
    decision.value === undefined || refusal.field === null
      ? []
      : [{change, refusals: [refusal], corrections: {[refusal.field]: decision.value}}],
  );
  return asEntered.length === 0 ? rewritten : [{change, refusals: asEntered, corrections}, ...rewritten];
}
