import {useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {FieldProblem} from './check-fields.ts';
import {useProblemText} from './use-problem-text.ts';

type FormParts<Fields extends Record<string, string>, Input, Value> = {
  start: Fields;
  /** What is wrong, in the order of the form; nothing is sent until it is empty. */
  check: (fields: Fields) => readonly FieldProblem<string>[];
  /** Keeps its identity; see `useAsk`. */
  ask: (input: Input, signal: AbortSignal) => Promise<Outcome<Value>>;
  toInput: (fields: Fields) => Input;
};

/** What a field is given. */
type Bound = {id: string; name: string; value: string; onChange: (value: string) => void; error: string | null};

/**
 * A form's fields, what is wrong with them, and asking the server once nothing is. What was typed stays whatever the server says; a
 * refusal that names a field of the form stands at it.
 */
export function useCheckedForm<Fields extends Record<string, string>, Input, Value>({
  start,
  check,
  ask,
  toInput,
}: FormParts<Fields, Input, Value>) {
  /** A field is called by its name in the texts of `account`. */
  const text = useText<Readonly<Record<string, string>>>('account');
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<readonly FieldProblem<string>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useAsk(ask);

  const refusal = call.step === 'refused' && problems.length === 0 ? call.failure : null;
  const named = refusal?.details?.['field'];
  const refused = typeof named === 'string' && Object.hasOwn(fields, named) ? named : null;
  /** The same words as at the field, which is named where they do not say which it is. */
  const listErrors = (): {fieldId?: string; message: string}[] => {
    if (refusal) return [{...(refused === null ? {} : {fieldId: refused}), message: failureText(refusal)}];
    return problems.map((problem) => ({
      fieldId: problem.field,
      message:
        problem.text === 'common:required' ? `${text(problem.field)}: ${problemText(problem)}` : problemText(problem),
    }));
  };
  const errorOf = (field: string): string | null => {
    if (refusal && refused === field) return failureText(refusal);
    const problem = problems.find((one) => one.field === field);
    return problem ? problemText(problem) : null;
  };
  const submit = async (): Promise<Outcome<Value> | null> => {
    setAttempt(attempt + 1);
    const found = check(fields);
    setProblems(found);
    return found.length > 0 ? null : run(toInput(fields));
  };
  const bind = (field: keyof Fields & string): Bound => ({
    id: field,
    name: field,
    value: fields[field] ?? '',
    onChange: (value) => setFields({...fields, [field]: value}),
    error: errorOf(field),
  });
  return {fields, setFields, bind, errors: listErrors(), attempt, submit, step: call.step};
}
