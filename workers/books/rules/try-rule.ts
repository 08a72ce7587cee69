import {joinMarks, writeRuleMark, type RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import {newId} from '#contract/kernel/ids.ts';
import {markOf, planSet} from '#workers/book-rules/plan-effect.ts';
import type {StopReason} from '#workers/book-rules/prepare-rules.ts';
import {readStop} from '#workers/book-rules/read-rules.ts';
import type {BooksEditResult} from '#workers/books/api.ts';
import type {RuleQuestion, RuleTrial, TrialRow} from './rules-api.ts';
import {rowComparer} from '#workers/books/ask/order.ts';
import {sumRows} from '#workers/books/ask/totals.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {readRow} from '#workers/books/data/fields.ts';
import {recordRows} from '#workers/books/record-rows.ts';
import {runTask, type BooksWorld, type Session} from '#workers/books/session.ts';
import {editEach} from './edit-each.ts';
import {markReader, readRuled} from './read-marks.ts';
import {ruleTest} from './rule-test.ts';

/** What is tried, and why the rule does nothing; null where it runs. */
export type StoppedQuestion = RuleQuestion & {readonly stop: StopReason | null};

type Tried = Omit<RuleTrial, 'totals'> & {rows: {row: number; set: RuledValues}[]};

/** What a rule would change in the rows that are here, without changing anything. Rule: RUL10. */
export function tryRule(session: Session, question: StoppedQuestion): RuleTrial {
  const {rows, ...counts} = findChanges(session, question);
  const {columns} = session.books;
  const totals = sumRows(
    columns,
    Int32Array.from(rows, ({row}) => row),
  );
  return {...counts, totals};
}

/** Some of the rows that a rule would change, newest first, and what it would set in them. Rule: RUL10. */
export function readTrial(
  session: Session,
  question: StoppedQuestion,
  {start, count}: {start: number; count: number},
): TrialRow[] {
  const {columns} = session.books;
  const compare = rowComparer(columns, newestFirst);
  const changed = findChanges(session, question).rows.toSorted((one, other) => compare(one.row, other.row));
  return changed.slice(start, start + count).map(({row, set}) => ({row: readRow(columns, row), set}));
}

/** The question with what is known on this device of why its rule does nothing; whether it is switched on is for new rows alone. Rule: RUL4. */
export async function findStopped({database, spaceId}: Session, question: RuleQuestion): Promise<StoppedQuestion> {
  return {...question, stop: await readStop(database, spaceId, {...question.rule, enabled: true})};
}

/** Sets what `tryRule` listed, as one act. Rules: RUL11, RUL12. */
export async function applyRule(session: Session, world: BooksWorld, question: RuleQuestion): Promise<BooksEditResult> {
  await session.loaded;
  return runTask(session, async () => {
    const {rows, blockedCount} = findChanges(session, await findStopped(session, question));
    if (rows.length === 0) return {changedCount: 0, blockedCount, leftCount: 0};
    const nowMs = world.nowMs();
    const {columns} = session.books;
    const readMark = markReader(columns);
    const edits = rows.map(({row, set}) => ({
      row,
      set,
      ruleMark: writeRuleMark(joinMarks(readMark(row), markOf(question.rule, readRuled(columns, row), set))),
    }));
    const changes = editEach(session, edits, {
      label: {key: 'bookkeeping:labelRuled', params: {count: rows.length, name: question.rule.name}},
      madeAt: new Date(nowMs).toISOString(),
      makeId: () => newId(nowMs, world.fillRandom),
    });
    const leftCount = await recordRows(
      session,
      changes,
      rows.map(({row}) => row),
    );
    return {changedCount: rows.length, blockedCount, leftCount};
  });
}

function findChanges({books: {columns}, list}: Session, {rule, overwrites, stop}: StoppedQuestion): Tried {
  const fits = ruleTest(columns, list.search, rule);
  const readMark = markReader(columns);
  const tried: Tried = {fitCount: 0, changeCount: 0, blockedCount: 0, chosenCount: 0, rows: []};
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row) || !fits(row)) continue;
    tried.fitCount += 1;
    if (stop !== null) continue;
    const now = readRuled(columns, row);
    const whole = planSet(rule, now, true);
    if (!whole) continue;
    if (columns.blocked[row] !== 0) {
      tried.blockedCount += 1;
      continue;
    }
    // What another rule has set is left as a person's choice is, and whole: a row has one mark.
    const isOthers = (readMark(row)?.ruleId ?? rule.id) !== rule.id;
    const replaces = isReplaced(whole.categoryId, now.categoryId) || isReplaced(whole.merchant, now.merchant);
    if (replaces || isOthers) tried.chosenCount += 1;
    const careful = replaces ? planSet(rule, now, false) : whole;
    const set = overwrites ? whole : isOthers ? null : careful;
    if (set) tried.rows.push({row, set});
  }
  tried.changeCount = tried.rows.length;
  return tried;
}

/** Whether something that is there would be replaced. */
function isReplaced(wanted: string | null | undefined, now: string | null): boolean {
  return wanted !== undefined && now !== null && now.trim() !== '';
}
