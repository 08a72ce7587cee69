/** How the amounts and balances of a file follow from each other in one reading order. */
export type ChainResult = {
  /** Steps from one known balance to the next. */
  readonly steps: number;
  readonly broken: number;
  /** Place of the first broken step, oldest transaction first; -1 where none is. */
  readonly firstBroken: number;
  readonly expected: number;
  readonly found: number;
  /** Balance before the oldest transaction and after the newest; null where no balance is known. */
  readonly opening: number | null;
  readonly closing: number | null;
};

/** The rows of one account in file order. NaN stands for an amount that could not be read or a balance that is not there. */
export type Chain = {
  readonly amounts: Float64Array;
  readonly balances: Float64Array;
  /** The day of each row, where the rows stand in the order of days: read the other way, a balance goes on within a day only. */
  readonly days?: {readonly of: readonly string[]; readonly fall: boolean};
};

/**
 * Follows a running balance row by row. Units are safe integers, so sums in doubles are exact.
 *
 * @param newestFirst reads the rows from the last to the first.
 * Rule: IMP8.
 */
export function followChain(chain: Chain, newestFirst: boolean): ChainResult {
  const {amounts, balances, days} = chain;
  const isAgainst = days !== undefined && days.fall !== newestFirst;
  let lastDay = '';
  const result = {steps: 0, broken: 0, firstBroken: -1, expected: 0, found: 0};
  let opening: number | null = null;
  let running = Number.NaN;
  let before = 0;
  for (let step = 0; step < amounts.length; step += 1) {
    const place = newestFirst ? amounts.length - 1 - step : step;
    const amount = amounts[place] ?? Number.NaN;
    const balance = balances[place] ?? Number.NaN;
    const day = days?.of[place] ?? '';
    if (isAgainst && day !== lastDay) running = Number.NaN;
    lastDay = day;
    running += amount;
    before += amount;
    if (Number.isNaN(balance)) continue;
    if (opening === null && !Number.isNaN(before)) opening = balance - before;
    if (!Number.isNaN(running)) {
      result.steps += 1;
      if (running !== balance) {
        if (result.broken === 0) Object.assign(result, {firstBroken: place, expected: running, found: balance});
        result.broken += 1;
      }
    }
    running = balance;
  }
  return {...result, opening, closing: Number.isNaN(running) ? null : running};
}

/**
 * The better of both reading orders.
 *
 * @param datesFall decides where both are as good, as they are in a short file.
 */
export function proveChain(chain: Chain, datesFall = false): {result: ChainResult; newestFirst: boolean} {
  const oldest = followChain(chain, false);
  const newest = followChain(chain, true);
  const good = (result: ChainResult) => result.steps - result.broken;
  return good(newest) > good(oldest) || (datesFall && good(newest) === good(oldest))
    ? {result: newest, newestFirst: true}
    : {result: oldest, newestFirst: false};
}

/** The share of steps that hold, from 0 to 1; 0 without any step. */
export function soundness(result: ChainResult): number {
  return result.steps === 0 ? 0 : (result.steps - result.broken) / result.steps;
}
