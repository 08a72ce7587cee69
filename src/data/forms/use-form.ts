import {useRef, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {Bound, FormFace} from '#src/ui/form/form-face.ts';
import {placeRefusal, standingProblems, type FormProblem, type FormValues} from './standing-problems.ts';

type FormPlan<Values extends FormValues, Value> = {
  readonly start: Values | (() => Values);
  /** What is wrong, in the order of the form; nothing is sent until it is empty. Most of it is the contract's own answer. */
  readonly check?: (values: Values) => readonly FormProblem[];
  /** The words for a problem where they are not those of its reason; null leaves it to them. */
  readonly say?: (problem: FormProblem, place: 'field' | 'summary') => string | null;
  /** Asks the server, or records on this device: see `saveHere`. */
  readonly send: (values: Values, signal: AbortSignal) => Promise<Outcome<Value>>;
  readonly onDone?: (value: Value, sent: Values) => void | Promise<void>;
  /** Hears every change, to keep what is typed. */
  readonly onChange?: (values: Values) => void;
  /** Fields that begin anew once they were sent, such as a password. */
  readonly sealed?: readonly (keyof Values)[];
  /** Before each field's id, where another form may be in sight. */
  readonly idPrefix?: string;
};

/** A form in the hands of its screen. */
export type Form<Values> = FormFace & {
  readonly values: Values;
  readonly change: (patch: Partial<Values>) => void;
  /** What one field is given: `<TextField {...form.bind('name')} />`. */
  readonly bind: <Name extends keyof Values & string>(name: Name) => Bound<Values[Name]>;
};

/**
 * A form's values, what is wrong with them, and sending them once nothing is. What was typed stays whatever is answered; a refusal
 * that names a field of the form stands at it until it is mended. Rules: FLD1, FLD4.
 */
export function useForm<Values extends FormValues, Value>(plan: FormPlan<Values, Value>): Form<Values> {
  const {check = () => [], idPrefix = ''} = plan;
  const text = useText<typeof es>('common');
  const failureText = useFailureText();
  const [start] = useState(plan.start);
  const [values, setValues] = useState(start);
  /** Two fields may be filled in before the next drawing. */
  const newest = useRef(start);
  const isBusy = useRef(false);
  const [tried, setTried] = useState({attempt: 0, found: [] as readonly FormProblem[], sent: start});
  const [isDone, setDone] = useState(false);
  const [call, run] = useAsk(plan.send);

  const set = (patch: Partial<Values>) => {
    newest.current = {...newest.current, ...patch};
    setValues(newest.current);
  };
  const change = (patch: Partial<Values>) => {
    set(patch);
    setDone(false);
    plan.onChange?.(newest.current);
  };
  const submit = async (): Promise<boolean> => {
    if (isBusy.current) return false;
    const sent = newest.current;
    const found = check(sent);
    setTried({attempt: tried.attempt + 1, found, sent});
    setDone(false);
    if (found.length > 0) return false;
    isBusy.current = true;
    try {
      const outcome = await run(sent);
      if (!outcome.ok) return false;
      for (const field of plan.sealed ?? []) set({[field]: start[field]} as Partial<Values>); // One of its own fields.
      setDone(true);
      await plan.onDone?.(outcome.value, sent);
      return true;
    } finally {
      isBusy.current = false;
    }
  };

  const listWrong = (place: 'field' | 'summary'): {field: string | null; message: string}[] => {
    if (tried.found.length > 0)
      return standingProblems(tried.found, check(values)).map((problem) => ({
        field: problem.field,
        message: plan.say?.(problem, place) ?? failureText({code: 'validation', ...problem}),
      }));
    if (call.step !== 'refused') return [];
    const at = placeRefusal(call.failure, tried.sent, values);
    return at ? [{...at, message: failureText(call.failure)}] : [];
  };
  const wrong = listWrong('field');
  return {
    values,
    change,
    bind: (name) => ({
      id: idPrefix + name,
      name,
      value: values[name],
      onChange: (value) => change({[name]: value} as unknown as Partial<Values>), // TypeScript widens a computed name.
      error: wrong.find(({field}) => field === name)?.message ?? null,
    }),
    errors: listWrong('summary').map(({field, message}) =>
      field === null ? {message} : {fieldId: idPrefix + field, message},
    ),
    attempt: tried.attempt,
    isSending: call.step === 'running',
    isDone,
    submit,
    words: {problem: text('problem'), cancel: text('cancel'), close: text('close')},
  };
}
