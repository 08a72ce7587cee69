import {imports} from '#contract/bookkeeping/import.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {spaceOne} from '#tests/sync/build-change.ts';
import {buildTask, importFile, making} from '#tests/workers/csv-import/run-parts.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import type {ImportQuestion} from '#workers/csv-import/reasons.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import type {Comparison} from '#workers/csv-import/record/comparison.ts';
import {writeFile, type Cut, type Layout, type Movement, type WrittenFile, type WrittenRow} from './exports.ts';

/** What a person would answer to what is asked of a file; of a minus that brings money nothing in a file tells, so that they say it unasked. */
function answersFor(to: Layout, questions: readonly ImportQuestion[]): Overrides {
  const isAsked = (question: ImportQuestion) => questions.includes(question);
  return {
    ...(to.money === 'turned' && {flipSign: true}),
    ...(to.money !== 'turned' && isAsked('import.choose-sign') && {flipSign: false}),
    ...(isAsked('import.choose-date-order') && {dateOrder: to.dateForm === 'mdy' ? 'MDY' : 'DMY'}),
    ...(isAsked('import.choose-decimal-mark') && {decimalMark: to.mark}),
  };
}

type ReadWritten = {readonly file: BankFile; readonly dates: 'made' | 'booked'; readonly mistakes: readonly string[]};

/** Reads a file as a person would have it read; a row that comes out otherwise than it is, is a mistake. */
function readWritten({text, rows}: WrittenFile, to: Layout): ReadWritten {
  const fresh = readFile(text, {kind: 'bank', overrides: answersFor(to, [])});
  // Amounts without a single minus go by the balance, and nothing tells the way of the first: it is an error, and a person says that they are as written.
  const isOpen = fresh.errors.some(({reason}) => reason === 'import.direction-unknown');
  const asked = [...fresh.reading.questions, ...(isOpen ? (['import.choose-sign'] as const) : [])];
  const file = readFile(text, {kind: 'bank', overrides: answersFor(to, asked)});
  const {questions} = file.reading;
  const read = new Set(file.transactions.map(({line, date, amountUnits}) => `${line} ${date} ${amountUnits}`));
  const written = (pick: (row: WrittenRow) => string) => rows.map((row) => `${row.line} ${pick(row)} ${row.cents}`);
  // Of two columns of dates one is as good as the other, for all rows alike.
  const isAsWritten = [written(({date}) => date), written(({otherDate}) => otherDate)].map((wanted) =>
    wanted.every((row) => read.has(row)),
  );
  const isRight = read.size === rows.length && isAsWritten.some(Boolean);
  const mistakes = [...questions, ...(isRight ? [] : [[...read].slice(0, 4).join(', ')])];
  const dates = to.dates === 'booked' || !isAsWritten[0] ? ('booked' as const) : ('made' as const);
  return {file, dates, mistakes: mistakes.map((what) => `read: ${what}`)};
}

type Kinds = Readonly<Record<string, number>>;

const count = (words: readonly string[]): Kinds => {
  const counts: Record<string, number> = {};
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

/**
 * What is wrong with how two exports of one history came together: a row that was read wrongly, a movement that is doubled, or lost without a word. Of
 * twins it does not matter which of them is the new one.
 */
export async function findMistakes(
  all: readonly Movement[],
  layouts: readonly [Layout, Layout],
  cuts: readonly [Cut, Cut],
  compare: typeof compareFile = compareFile,
): Promise<string[]> {
  const [first, second] = writeBoth(all, layouts, cuts);
  if (first.rows.length === 0 || second.rows.length === 0) return [];
  const [one, other] = [readWritten(first, layouts[0]), readWritten(second, layouts[1])];
  const misread = [...one.mistakes, ...other.mistakes];
  if (misread.length > 0) return misread;
  const database = openLocalDevice();
  await importFile(database, first.text, {file: one.file});
  const task = buildTask(database, second.text, {file: other.file});
  const comparison = await compare(task);
  if (comparison.turned) return ['turned'];
  const had = new Set(first.rows.map(({movement}) => movement));
  const isSameDate = one.dates === other.dates;
  const mistakes = judge({all, second, had, comparison, isSameDate});
  // What was decided once is found by name from then on, and nothing comes a second time.
  await importFile(database, second.text, {file: other.file, making: making(12), decisions: {rest: 'least'}});
  const again = await compareFile({...task, bytes: new Uint8Array([...task.bytes, 10])});
  if (again.fresh.ids.length > 0) mistakes.push(`${again.fresh.ids.length} new in the same file again`);
  const standing = await readTable(database, imports, spaceOne);
  if (standing.some(({status}) => status !== 'completed')) mistakes.push('an import did not end');
  database.close();
  return mistakes;
}

/**
 * Two exports as they may be: one that is cut within a day, in another order than the other has or beside a movement that was put in later, would have
 * balances that only seem to follow; both are then cut by whole days.
 */
function writeBoth(
  all: readonly Movement[],
  [one, other]: readonly [Layout, Layout],
  [shown, later]: readonly [Cut, Cut],
): [WrittenFile, WrittenFile] {
  const isWhole = one.isTurnedWithinDays !== other.isTurnedWithinDays || all.some(({isLate}) => isLate);
  const cutBy = (by: Cut) => (isWhole ? {...by, byDays: true} : by);
  return [writeFile(all, one, cutBy(shown), true), writeFile(all, other, cutBy(later), false)];
}

type Judged = {
  readonly all: readonly Movement[];
  readonly second: WrittenFile;
  readonly had: ReadonlySet<number>;
  readonly comparison: Comparison;
  readonly isSameDate: boolean;
};

function judge({all, second, had, comparison, isSameDate}: Judged): string[] {
  // Where both date movements by other days, twins a few days apart cannot be told from each other: their number can.
  const kindOf = ({movement, date, cents}: WrittenRow) =>
    `${isSameDate ? date : ''} ${cents} ${all[movement]?.text ?? ''}`;
  const byLine = new Map(second.rows.map((row) => [row.line, row]));
  const rowsAt = (lines: readonly number[]) => lines.flatMap((line) => byLine.get(line) ?? []);
  const really = count(second.rows.filter(({movement}) => !had.has(movement)).map(kindOf));
  const taken = count(rowsAt(comparison.fresh.transactions.map(({line}) => line)).map(kindOf));
  const presumed = comparison.likenesses.flatMap(({line, isPresumed}) => (isPresumed ? [line] : []));
  const asked = comparison.doubts.flatMap(({lines}) => lines);
  const left = count(rowsAt([...presumed, ...asked]).map(kindOf));
  const doubled = Object.keys(taken).filter((kind) => (taken[kind] ?? 0) > (really[kind] ?? 0));
  const lost = Object.keys(really).filter((kind) => (really[kind] ?? 0) > (taken[kind] ?? 0) + (left[kind] ?? 0));
  const narrow = comparison.doubts.filter(({lines, least, most}) => {
    const found = rowsAt(lines).filter(({movement}) => !had.has(movement)).length;
    return found < least || found > most;
  });
  return [
    ...doubled.map((kind) => `doubled: ${kind}`),
    ...lost.map((kind) => `lost: ${kind}`),
    ...narrow.map(({least, most}) => `asked for ${least} to ${most}, which leaves out what is true`),
  ];
}
