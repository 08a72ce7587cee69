import {findWindow} from './find-window.ts';
import {markSeams} from './mark-seams.ts';
import {beginMatch} from './match-state.ts';
import type {MatchResult, MatchTask} from './match-task.ts';
import {pairByBalance, pairByBankId} from './pair-by-proof.ts';
import {pairByDay} from './pair-by-day.ts';
import {pairMoved, pairTyped} from './pair-leftovers.ts';

/**
 * Matches a file's rows with those that are stored, one to one, as a whole: first what ids and balances prove, then rows of one amount, day and
 * description, then what moved to another day.
 *
 * Of the days that both cover whole, every movement is on both sides, so counting settles it whatever the rows are called. Where the two only meet,
 * on the last day of one and the first of the other, a twin and a repetition look the same: there it is a doubt, which only a person can settle.
 *
 * @returns pairs and doubts; rows of the file in neither are new. The same task always has the same answer. Time grows with rows, not with their square.
 * Knows nothing of databases, files and names. Rules: IMP40 to IMP42.
 */
export function matchRows(task: MatchTask): MatchResult {
  const state = beginMatch(task);
  if (task.file.length === 0 || task.stored.length === 0) return {pairs: [], doubts: []};
  markSeams(state);
  pairByBankId(state);
  pairByBalance(state);
  findWindow(state);
  pairByDay(state);
  pairMoved(state);
  pairTyped(state);
  return {pairs: state.pairs, doubts: state.doubts};
}
