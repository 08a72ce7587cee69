import {soundness} from './prove-balance.ts';
import type {BalanceCheck, FeeMode, Reading} from '#workers/csv-import/reading.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';
import {chainsUnder} from './chains.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** Below this share of sound steps a column of amounts is no running balance: it may be the same figure in every row. */
const leastSoundness = 0.5;

/** Rows of one source account each, in file order: every account has a balance of its own. */
export function groupByAccount(table: Table, columns: RowPlan['columns'], outcomes: readonly RowOutcome[]): number[][] {
  const at = columns.account?.[0];
  const groups = new Map<string, number[]>();
  for (const [row, outcome] of outcomes.entries()) {
    if (outcome.kind === 'skip' || (outcome.kind === 'error' && outcome.reason === 'import.wrong-currency')) continue;
    const name = at === undefined ? '' : (table.rows[row]?.[at]?.trim() ?? '');
    const rows = groups.get(name);
    if (rows) rows.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
}

/** What the balances of a file prove. */
export type FileProof = {
  readonly balance: BalanceCheck;
  /** False where the balance column turned out to be none: it must not name transactions. */
  readonly usable: boolean;
  readonly rowOrder: Reading['rowOrder'];
  readonly openingUnits: number | null;
};

/** Checks the running balance of every account in the file and tells in which order its rows stand. Rule: IMP8. */
export function proveFile(
  table: Table,
  outcomes: readonly RowOutcome[],
  groups: readonly number[][],
  money: {readonly fee: FeeMode; readonly flipped: boolean; readonly balanceTurned: boolean},
): FileProof {
  const chains = chainsUnder({outcomes, groups}, money.fee, money.flipped, money.balanceTurned);
  const stepCount = chains.reduce((sum, {result}) => sum + result.steps, 0);
  const brokenCount = chains.reduce((sum, {result}) => sum + result.broken, 0);
  const share = stepCount === 0 ? 1 : (stepCount - brokenCount) / stepCount;
  const usable = share >= leastSoundness;
  const [first] = chains;
  const voters = chains.filter(({result}) => soundness(result) >= leastSoundness && result.steps > 0);
  const byBalance =
    voters.length === 0 ? null : voters.filter(({newestFirst}) => newestFirst).length * 2 > voters.length;
  const rowOrder =
    byBalance === null ? orderByDate(outcomes) : byBalance ? ('newest-first' as const) : ('oldest-first' as const);
  const broken = chains.find(({result}) => result.broken > 0);
  const openingUnits = chains.length === 1 ? (first?.result.opening ?? null) : null;
  let balance: BalanceCheck = {status: 'none'};
  if (broken) {
    const line = table.lines[broken.rows[broken.result.firstBroken] ?? 0] ?? 1;
    const {expected, found} = broken.result;
    balance = {status: 'broken', stepCount, brokenCount, line, expectedUnits: expected, foundUnits: found};
  } else if (stepCount > 0) {
    const sum = (pick: 'opening' | 'closing') => chains.reduce((total, {result}) => total + (result[pick] ?? 0), 0);
    balance = {status: 'proved', stepCount, openingUnits: sum('opening'), closingUnits: sum('closing')};
  }
  return {balance, usable, rowOrder, openingUnits};
}

function orderByDate(outcomes: readonly RowOutcome[]): Reading['rowOrder'] {
  let rises = false;
  let falls = false;
  let last = '';
  for (const outcome of outcomes) {
    if (outcome.kind !== 'row') continue;
    if (last !== '' && outcome.date > last) rises = true;
    if (last !== '' && outcome.date < last) falls = true;
    last = outcome.date;
  }
  if (rises && falls) return 'mixed';
  return falls ? 'newest-first' : 'oldest-first';
}
