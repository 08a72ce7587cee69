import type {Language} from '#contract/account/rules.ts';
import type {CompanyStepRow} from './company-step.ts';
import {correctionWords, skipWords, stepWords} from './move-words.data.ts';
import {startMoves, type MoveKind} from './progress.ts';

/** Moves that lead to no step are told by what they are. */
function hasWords(kind: MoveKind): kind is (typeof startMoves)[number] {
  return startMoves.some((one) => one === kind);
}

/** What is told of a move. */
export type ToldMove = Pick<CompanyStepRow, 'kind' | 'toStatus' | 'skipReason'>;

/**
 * What the owner reads of a move, the same in the mail, on the company's page and where an admin is about to make it: what became of it,
 * what that means, and what comes next. The note is not in it. Rule: PRG9.
 *
 * @returns the title without a full stop; whole sentences.
 */
export function tellMove({kind, toStatus, skipReason}: ToldMove, language: Language): {title: string; lines: string[]} {
  const {title, means, next} = stepWords[hasWords(kind) ? kind : toStatus][language];
  return {
    title,
    lines: [
      ...(kind === 'correction' ? [correctionWords[language]] : []),
      ...(skipReason === null ? [] : [skipWords[skipReason][language]]),
      means,
      next,
    ],
  };
}
