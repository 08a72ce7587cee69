import {useCallback, useRef, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import type {Bound, FormFace} from '#src/ui/form/form-face.ts';
import {
  isMended,
  placeRefusal,
  standingProblems,
  type FormProblem,
  type FormValues,
  type Wrong,
} from './standing-problems.ts';

/** What a form begins with, what is wrong with it, and what sending it does. */
export type FormPlan<Values extends FormValues, Value> = {
  readonly start: Values | (() => Values);
  /** What is wrong, in the order of the form; nothing is sent until it is empty. Most of it is the contract's own answer. */
  readonly check?: (values: Values) => readonly FormProblem[];
  /** The words for what is wrong where they are not those of its reason; null leaves it to them. */
  readonly say?: (wrong: Wrong, place: 'field' | 'summary') => string | null;
  /** Goes on with values that are right where there is nothing to send, such as from one page to the next, within the press. False: send them. */
  readonly pass?: (values: Values) => boolean;
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

/** What the last try met, and what of it still stands. */
type Tried<Values> = {
  readonly sent: Values;
  readonly found: readonly FormProblem[];
  readonly refusal: Wrong | null;
};

/** A form in the hands of its screen. */
export type Form<Values> = FormFace & {
  readonly values: Values;
  /** A function is given what stands now, for who answers later or within a list. */
  readonly change: (patch: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Takes back what was said at the last try, as another page of the form is shown. Keeps its identity. */
  readonly forget: () => void;
  /** What one field is given: `<TextField {...form.bind('name')} />`. */
  readonly bind: <Name extends keyof Values & string>(name: Name) => Bound<Values[Name]>;
  /** What is wrong with a field by its name, also of one within a list: `partners.<id>.city`. */
  readonly errorOf: (name: string) => string | null;
};

/**
 * A form's values, what is wrong with them, and sending them once nothing is. What was typed stays whatever is answered; a refusal
 * that names a field of the form stands at it until it is mended. Rules: FLD1, FLD4.
 */
export function useForm<Values extends FormValues, Value>(plan: FormPlan<Values, Value>): Form<Values> {
  const {check = () => [], idPrefix = ''} = plan;
  const failureText = useFailureText();
  const [start] = useState(plan.start);
  const [values, setValues] = useState(start);
  /** Two fields may be filled in before the next drawing. */
  const newest = useRef(start);
  const isBusy = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<Tried<Values>>({sent: start, found: [], refusal: null});
  const [isDone, setDone] = useState(false);
  const [call, run] = useAsk(plan.send);

  const set = (patch: Partial<Values>) => {
    newest.current = {...newest.current, ...patch};
    setValues(newest.current);
  };
  const change = (patch: Partial<Values> | ((now: Values) => Partial<Values>)) => {
    set(typeof patch === 'function' ? patch(newest.current) : patch);
    const now = newest.current;
    setDone(false);
    setTried(({sent, found, refusal}) => ({
      sent,
      found: found.length > 0 ? standingProblems(found, check(now)) : found,
      refusal: refusal && !isMended(refusal, sent, now) ? refusal : null,
    }));
    plan.onChange?.(now);
  };
  const forget = useCallback(() => setTried({sent: start, found: [], refusal: null}), [start]);
  const submit = async (): Promise<boolean> => {
    if (isBusy.current) return false;
    const sent = newest.current;
    const found = check(sent);
    setAttempt(attempt + 1);
    setTried({sent, found, refusal: null});
    setDone(false);
    if (found.length > 0) return false;
    if (plan.pass?.(sent) === true) return true;
    isBusy.current = true;
    try {
      const outcome = await run(sent);
      if (!outcome.ok) {
        setTried({sent, found, refusal: placeRefusal(outcome.failure, sent, newest.current)});
        return false;
      }
      for (const field of plan.sealed ?? []) set({[field]: start[field]} as Partial<Values>); // One of its own fields.
      setDone(true);
      await plan.onDone?.(outcome.value, sent);
      return true;
    } catch (error) {
      // Who has left the screen gave it up, which is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      throw error;
    } finally {
      isBusy.current = false;
    }
  };

  const wrong: readonly Wrong[] = tried.refusal
    ? [tried.refusal]
    : tried.found.map((problem) => ({code: 'validation', ...problem}));
  const say = (one: Wrong, place: 'field' | 'summary') => plan.say?.(one, place) ?? failureText(one);
  const errorOf = (name: string): string | null => {
    const one = wrong.find(({field}) => field === name);
    return one ? say(one, 'field') : null;
  };
  return {
    values,
    change,
    forget,
    errorOf,
    bind: (name) => ({
      id: idPrefix + name,
      name,
      value: values[name],
      onChange: (value) => change({[name]: value} as unknown as Partial<Values>), // TypeScript widens a computed name.
      error: errorOf(name),
    }),
    errors: wrong.map((one) => ({
      message: say(one, 'summary'),
      ...(one.field === null ? {} : {fieldId: idPrefix + one.field}),
    })),
    attempt,
    isSending: call.step === 'running',
    isDone,
    submit,
  };
}
