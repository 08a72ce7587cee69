import type {ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {sizeLimitOf} from '#workers/csv-import/file/limits.ts';
import {importCorrected, type RowToCorrect} from '#workers/csv-import/record/correct-row.ts';
import type {Overrides, Reading, RowError, SkippedRow} from '#workers/csv-import/reading.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {accounts} from '#contract/bookkeeping/account.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import type {Comparison, Decisions} from '#workers/csv-import/record/comparison.ts';
import {readFileRow, type FilePlace} from '#workers/csv-import/record/read-file-row.ts';
import type {FileCategory} from '#workers/csv-import/record/file-category.ts';
import {settleCategories} from '#workers/csv-import/record/settle-categories.ts';
import {previewRules, splitRules, type PreviewedRules} from './import-rules.ts';
import {findChoices, nameLayout, rememberChoices, type LayoutName} from '#workers/csv-import/record/layout-memory.ts';
import {readEarlier} from '#workers/csv-import/record/read-earlier.ts';
import {applyRemembered, type Remembered} from '#workers/csv-import/remembered.ts';
import {runImport, type ImportResult, type Making} from '#workers/csv-import/record/run.ts';
import {
  readDoubles,
  settleDoubles,
  settleDoubt,
  type DoublesAnswer,
  type DoubtAnswer,
} from '#workers/csv-import/record/settle-doubles.ts';
import {separateMatch} from '#workers/csv-import/record/separate-match.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {askImportLimit, findImportLimit, noteImportCompleted, readImportWait} from './import-limit.ts';
import {importAlone} from './import-lock.ts';
import {createFileKeeper, type FileToRead} from './keep-file.ts';

/** A bank's file, where it is to go, and whose books those are. */
export type ImportInput = FileToRead & {
  userId: string;
  decisions?: Decisions;
  /** Of several files that were chosen together, one after the first: the wait between two imports is not for it. Source: D49. */
  goesOn?: boolean;
  /** Rules that are not to run over this file, by id. */
  leftRules?: readonly string[];
  /** True reads as if nothing were remembered of the file's layout. */
  ignoresMemory?: boolean;
  /** What the file's layout is called, to remember under it what was decided; none for a file without a header. */
  layout?: LayoutName | null;
};

/** What a screen shows of a file before it is imported; the transactions themselves stay in the worker. */
export type ImportPreview = {
  reading: Reading;
  /** What it was read with: the person's decisions, or what was remembered. */
  overrides: Overrides;
  /** See `ImportInput`; null also where the person has decided something already. */
  layout: LayoutName | null;
  /** What came of what was remembered of its layout; null where nothing was. */
  remembered: Remembered | null;
  /** The first ones; `reading.counts` has the numbers. */
  errors: readonly RowError[];
  skipped: readonly SkippedRow[];
  /** Those that the file names, the most frequent ones. */
  categories: readonly FileCategory[];
  /** How many rows of the whole file have each error, and how many are left out for each reason. */
  groups: {readonly errors: readonly RowGroup[]; readonly skipped: readonly RowGroup[]};
  newCount: number;
  /** What the new ones add to the account's balance: those since the day that its opening balance is of. */
  newUnits: number;
  /** By name; `likeCount` by likeness. */
  knownCount: number;
  likeCount: number;
  /** The first ones. */
  likenesses: Comparison['likenesses'];
  doubts: Comparison['doubts'];
  /** Doubts without an answer, also those that are not among the first. */
  openCount: number;
  turned: Comparison['turned'];
  /** What rules would set in the new ones, and those that were left out. Rule: RUL7. */
  rules: PreviewedRules;
};

/** Rows that one decision is for. */
export type RowGroup = {readonly reason: RowError['reason'] | SkippedRow['reason']; readonly count: number};

/** A row of a file that is not imported. */
export type LeftRow = Pick<RowError | SkippedRow, 'line' | 'cells' | 'reason'>;

/** What an import may be on this device now; `waitMs` is how long until the next one may begin. */
export type ImportAllowance = ImportLimit & {waitMs: number};

/** Rows of each kind that a preview carries. */
const previewRows = 200;

/** Rows taken for stored ones that it carries: each may be told apart before the import. */
const mostLikenesses = 2_000;

/** Hears how far a job is: the part that is done, from 0 to 1. */
export type HearShare = (share: number) => void;

/** Calls off a running import: any message does. */
export type CancelPort = Pick<MessagePort, 'addEventListener' | 'start' | 'close'>;

/** What the import's jobs need of the world. */
export type ImportWorld = {
  openDatabase: (userId: string) => Promise<LocalDatabase>;
  createCall: (database: LocalDatabase, userId: string) => ServerCall;
  locks: Locks;
  making: Making;
};

/** Makes the jobs of the import. They keep the file read last, so that importing what was looked at does not read it again. Rule: WRK6. */
export function createImportJobs(world: ImportWorld) {
  const {making, locks} = world;
  const keeper = createFileKeeper();

  const open = async <Value>(userId: string, work: (database: LocalDatabase, call: ServerCall) => Promise<Value>) => {
    const database = await world.openDatabase(userId);
    try {
      return await work(database, world.createCall(database, userId));
    } finally {
      database.close();
    }
  };
  const prepare = async (input: ImportInput, database: LocalDatabase, call: ServerCall) => {
    const {maxBytes} = await findImportLimit(
      database,
      call,
      (limit) => input.bytes.length <= sizeLimitOf(input.bytes, limit.maxBytes),
    );
    const earlier = await readEarlier(database, {spaceId: input.spaceId, accountId: input.account.id});
    return (overrides: Overrides | undefined, hear: HearShare) => {
      const options = {...input.options, ...(overrides && {overrides})};
      return keeper.read({...input, options}, {maxBytes, earlier}, hear);
    };
  };
  /** Reads a file on which nobody has decided with what is remembered of its layout. Rule: IMP30. */
  const readRemembering = async (input: ImportInput, database: LocalDatabase, call: ServerCall, hear: HearShare) => {
    const read = await prepare(input, database, call);
    const {overrides = {}} = input.options;
    const found = read(overrides, hear);
    if (!found.ok || Object.keys(overrides).length > 0)
      return {found, about: {overrides, layout: null, remembered: null}};
    const layout = nameLayout(found.value.file.reading);
    const place = {spaceId: input.spaceId, accountId: input.account.id, layout: layout?.layout ?? ''};
    const choices = layout && !input.ignoresMemory ? await findChoices(database, place) : null;
    if (!choices) return {found, about: {overrides, layout, remembered: null}};
    const remembered = applyRemembered(found.value.file.reading, choices, (tried) => {
      const under = read(tried, hear);
      return under.ok ? under.value.file.reading : null;
    });
    return {found: read(remembered.overrides, hear), about: {overrides: remembered.overrides, layout, remembered}};
  };

  return {
    /** Asks the server what an import may be (offline: what it said last, else the defaults), and how long this device still waits. Rule: WRK7. */
    readAllowance: async ({userId}: {userId: string}): Promise<ImportAllowance> =>
      open(userId, async (database, call) => {
        const limit = await askImportLimit(database, call);
        return {...limit, waitMs: await readImportWait(database, call, {nowMs: making.nowMs(), limit})};
      }),

    /** Reads a file, with what is remembered of its layout, and compares it with the books; nothing is written. See `workers/csv-import/job.ts` for its failures. */
    readFile: async (input: ImportInput, hear: HearShare): Promise<Outcome<ImportPreview>> =>
      open(input.userId, async (database, call) => {
        const {found, about} = await readRemembering(input, database, call, hear);
        if (!found.ok) return found;
        const {file, rowIds} = found.value;
        const comparison = await compareFile({...input, database, file, rowIds});
        const compared = summarise(comparison, await readOpeningDate(database, input));
        const named = settleCategories({
          spaceId: input.spaceId,
          transactions: file.transactions,
          known: await readTable(database, categories, input.spaceId),
          ...(about.overrides.categories && {chosen: about.overrides.categories}),
        });
        const rules = await previewRules(database, input, {fresh: comparison.fresh.transactions, named});
        const categoriesShown = named.slice(0, previewRows);
        return succeed({
          reading: file.reading,
          ...about,
          ...showLeft(file),
          categories: categoriesShown,
          rules,
          ...compared,
        });
      }),

    /** All rows of a file that are not imported, for a CSV of them: a preview carries the first ones only. */
    listLeftRows: async (input: ImportInput, which: 'errors' | 'skipped'): Promise<Outcome<readonly LeftRow[]>> =>
      open(input.userId, async (database, call) => {
        const {found} = await readRemembering(input, database, call, () => undefined);
        if (!found.ok) return found;
        return succeed(found.value.file[which].map(({line, cells, reason}) => ({line, cells, reason})));
      }),

    /**
     * Reads a file, unless it was read last, and writes it into the books: see `runImport`. A message on `cancel` takes back what was written.
     * Refuses with `rate-limited`, `import.cooldown` and `retryAfterMs` too soon after the last completed import of this device.
     * Source: S9.11, D23. Rules: WRK6, WRK7, WRK8.
     */
    importFile: async (input: ImportInput, cancel: CancelPort, hear: HearShare): Promise<Outcome<ImportResult>> => {
      const calledOff = new AbortController();
      cancel.addEventListener('message', () => calledOff.abort());
      cancel.start();
      const {userId, spaceId, account, bytes, decisions = {}} = input;
      const onProgress = (written: number, total: number): void => hear(total === 0 ? 1 : written / total);
      const write = async (database: LocalDatabase, call: ServerCall): Promise<Outcome<ImportResult>> => {
        const waitMs = input.goesOn ? 0 : await readImportWait(database, call, {nowMs: making.nowMs()});
        if (waitMs > 0) return fail('rate-limited', 'import.cooldown', {retryAfterMs: waitMs});
        const read = await prepare(input, database, call);
        const found = read(input.options.overrides, () => {});
        if (!found.ok) return found;
        await remember(input, database, making);
        const chosen = input.options.overrides?.categories;
        const {run: rules} = await splitRules(database, input);
        const task = {database, userId, spaceId, account, bytes, decisions, ...found.value, rules, making, onProgress};
        const result = await runImport({...task, ...(chosen && {categories: chosen}), signal: calledOff.signal});
        if (result.ok && result.value.status === 'completed') await noteImportCompleted(database, making.nowMs());
        return result;
      };
      try {
        return await open(userId, async (database, call) =>
          importAlone(locks, {database, userId, spaceId, making}, () => write(database, call)),
        );
      } finally {
        cancel.close();
      }
    },

    /** What a file has in the row of a transaction: see `readFileRow`. */
    readFileRow: async (place: FilePlace & {userId: string}) =>
      open(place.userId, async (database) => readFileRow(database, place)),

    /** Takes a whole import back: see `undoImport`. */
    undoImport: async (input: {userId: string; spaceId: string; importId: string}) =>
      open(input.userId, async (database) => undoImport(database, input, making)),

    /** Imports a row that had been taken for another one: see `separateMatch`. */
    separateMatch: async (input: {userId: string; spaceId: string; matchId: string}) =>
      open(input.userId, async (database) => separateMatch(database, input, making)),

    /** What two devices imported twice: see `readDoubles`. */
    readDoubles: async ({userId, spaceId}: {userId: string; spaceId: string}) =>
      open(userId, async (database) => readDoubles(database, spaceId)),

    /** Takes doubles back, or notes that they are two: see `settleDoubles`. */
    settleDoubles: async (input: DoublesAnswer & {userId: string; spaceId: string}) =>
      open(input.userId, async (database) => settleDoubles(database, input, making)),

    /** Settles what nothing tells of two imports: see `settleDoubt`. */
    settleDoubt: async (input: DoubtAnswer & {userId: string; spaceId: string}) =>
      open(input.userId, async (database) => settleDoubt(database, input, making)),

    /** Puts a row that was corrected into the books: see `importCorrected`. */
    importCorrected: async (input: RowToCorrect & {userId: string}) =>
      open(input.userId, async (database) => importCorrected(database, input, making)),
  };
}

/** Keeps what was decided on a file for the next one of its layout. Rule: IMP30. */
async function remember(input: ImportInput, database: LocalDatabase, making: Making): Promise<void> {
  const {spaceId, account, layout, options} = input;
  const {overrides, fileName} = options;
  if (!layout || !overrides) return;
  await rememberChoices(database, {spaceId, accountId: account.id, fileName, name: layout, overrides}, making);
}

async function readOpeningDate(database: LocalDatabase, {spaceId, account}: ImportInput): Promise<string> {
  const known = await readTable(database, accounts, spaceId);
  return known.find(({id}) => id === account.id)?.openingDate ?? '';
}

/** The first rows that are not imported, and how many there are of each kind. */
function showLeft({errors, skipped}: Pick<BankFile, 'errors' | 'skipped'>) {
  const groups = {errors: groupRows(errors), skipped: groupRows(skipped)};
  return {errors: errors.slice(0, previewRows), skipped: skipped.slice(0, previewRows), groups};
}

/** How many rows there are of each reason, the most frequent first. */
function groupRows(rows: readonly (RowError | SkippedRow)[]): RowGroup[] {
  const counts = new Map<RowGroup['reason'], number>();
  for (const {reason} of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({reason, count})).toSorted((one, other) => other.count - one.count);
}

/** Rows of one doubt that a preview carries. */
const rowsOfDoubt = 5;

function summarise({fresh, knownCount, likenesses, doubts, turned}: Comparison, openingDate: string) {
  const counted = fresh.transactions.filter(({date}) => date >= openingDate);
  return {
    newCount: fresh.ids.length,
    newUnits: counted.reduce((sum, {amountUnits}) => sum + amountUnits, 0),
    knownCount,
    likeCount: likenesses.filter(({isApart}) => !isApart).length,
    likenesses: likenesses.slice(0, mostLikenesses),
    doubts: doubts
      .slice(0, previewRows)
      .map((doubt) => ({...doubt, rows: doubt.rows.slice(0, rowsOfDoubt), stored: doubt.stored.slice(0, rowsOfDoubt)})),
    openCount: doubts.filter(({answer}) => answer === null).length,
    turned,
  };
}
