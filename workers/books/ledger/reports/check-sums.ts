import type {ControlSum} from '#workers/books/ledger/report.ts';

/** Two sums that must be the same. @throws where they are not: a report that does not add up is a bug, not a refusal. Rule: RPT2. */
export function checkSums(check: ControlSum['check'], left: bigint, right: bigint): ControlSum {
  if (left !== right) throw new Error(`a report does not add up: ${check}, ${left} and ${right}`);
  return {check, left, right};
}
