import {useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useAsk} from '#src/data/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {FieldProblem} from './check-fields.ts';
import type {es} from './text/es.ts';

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
  const text = useText<typeof es>('account');
  const failureText = useFailureText();
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<readonly FieldProblem<string>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useAsk(ask);

  const errors = listErrors();
  function listErrors(): {fieldId?: string; message: string}[] {
    if (problems.length > 0) return problems.map(({field, text: key}) => ({fieldId: field, message: text(key)}));
    if (call.step !== 'refused') return [];
    const field = call.failure.details?.['field'];
    const message = failureText(call.failure);
    return [typeof field === 'string' && Object.hasOwn(fields, field) ? {fieldId: field, message} : {message}];
  }
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
    error: errors.find(({fieldId}) => fieldId === field)?.message ?? null,
  });
  return {fields, setFields, bind, errors, attempt, submit, step: call.step};
}
