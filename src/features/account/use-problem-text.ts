import type {FieldProblem} from './check-fields.ts';
import {useText} from '#src/i18n/use-text.ts';

/** What is said about a field that is wrong. */
export function useProblemText(): (problem: Pick<FieldProblem, 'reason'>) => string {
  const text = useText<Readonly<Record<FieldProblem['reason'], string>>>('account');
  return ({reason}) => text(reason);
}
