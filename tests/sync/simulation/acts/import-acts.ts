import {syncedTables} from '#contract/tables.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';
import {recoverImports} from '#workers/csv-import/record/recover-imports.ts';
import {runImport} from '#workers/csv-import/record/run.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';

/** What people do with statements, as often as it is listed. Taking one back by undo is every other act's undo. */
export const importActNames = [
  'import-file',
  'import-file',
  'import-file',
  'import-file',
  'cancel-import',
  'undo-import',
  'undo-import',
  'undo-import',
] as const;

/** One of {@link importActNames}. */
export type ImportActName = (typeof importActNames)[number];

/** Who does it where, and the numbers that decide on what. */
export type ImportActing = {
  readonly database: LocalDatabase;
  readonly createId: () => string;
  readonly spaceId: string;
  readonly userId: string;
  readonly pick: number;
  readonly pickOther: number;
  /** ISO UTC. */
  readonly now: string;
  readonly mayTakeOut: (changeIds: readonly string[]) => void;
};

/** Does one thing with statements as a screen would; @returns the changes that are said to be saved. Rejects as a failing disk does. */
export async function actOnImport(name: ImportActName, acting: ImportActing): Promise<readonly string[]> {
  const {database, spaceId, createId, pick, now} = acting;
  const making = {createId, nowMs: () => Date.parse(now)};
  if (name !== 'undo-import') return importFile(acting, making, name === 'cancel-import');
  const standing = (await readTable(database, syncedTables.imports, spaceId)).filter(
    ({status, undoneAt}) => status === 'completed' && undoneAt === null,
  );
  const importId = pickFrom(standing, pick)?.id;
  if (importId === undefined) return [];
  const done = await undoImport(database, {spaceId, importId}, making);
  if (!done.ok) return [];
  return groupOf(await database.outbox.toArray(), ({op, set}) => op === 'edit' && set['undoneAt'] !== undefined);
}

async function importFile(
  acting: ImportActing,
  making: Parameters<typeof recoverImports>[2],
  isCancelled: boolean,
): Promise<readonly string[]> {
  const {database, spaceId, userId, pick, pickOther, mayTakeOut} = acting;
  mayTakeOut(unfinished(await database.outbox.toArray()));
  await recoverImports(database, spaceId, making);
  const accounts = await readTable(database, syncedTables.accounts, spaceId);
  // Mostly the first account: where two people import the same file, they mean the same one.
  const account = pickFrom(accounts, pickOther ** 4);
  if (!account) return [];
  const bytes = new TextEncoder().encode(pickFrom(statements, pick) ?? '');
  const file = readFile(bytes, {currency: account.currency});
  const cancelling = new AbortController();
  const onProgress = (): void => {
    if (isCancelled) cancelling.abort();
  };
  const task = {database, spaceId, userId, account, file, bytes, making, signal: cancelling.signal, onProgress};
  const done = await runImport(task);
  if (!done.ok) throw new Error(done.failure.reason);
  const {importId} = done.value;
  return groupOf(await database.outbox.toArray(), ({op, rowIds}) => op === 'create' && rowIds[0] === importId);
}

/** Three months of one account, each with the end of the one before, and with a row that cannot be read. */
const statements = [0, 3, 6].map((from) => {
  const rows = [1, 2, 3, 4, 5].map((row) => `2026-01-${10 + from + row},Shop ${from + row},-${from + row}.00`);
  return ['Date,Description,Amount', ...rows, `2026-01-${16 + from},Shop,abc`].join('\n');
});

/** The newest act of whose changes one is such. */
function groupOf(waiting: readonly OutboxRecord[], isSuch: (change: OutboxRecord) => boolean): string[] {
  const found = waiting.findLast((change) => change.table === 'imports' && isSuch(change));
  return waiting.filter(({groupId}) => groupId !== undefined && groupId === found?.groupId).map(({id}) => id);
}

/** What waits of imports whose end does not. */
function unfinished(waiting: readonly OutboxRecord[]): string[] {
  const ended = new Set(waiting.filter(({set}) => set['status'] !== undefined).map(({op, groupId}) => op + groupId));
  return waiting
    .filter(({op, table, groupId}) => op === 'create' && table !== 'imports' && !ended.has(`edit${groupId}`))
    .filter(({groupId}) => groupId !== undefined)
    .map(({id}) => id);
}
