import type {FieldProblem} from './check-fields.ts';
import {useText} from '#src/i18n/use-text.ts';

/** What is said about a field that is wrong. */
export function useProblemText(): (problem: FieldProblem<string>) => string {
  const text = useText<Readonly<Record<FieldProblem['text'], string>>>('account');
  return (problem) => text(problem.text);
}
