import {useRef} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useCountdown} from '#src/features/account/reset/use-countdown.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {waitSecondsOf} from './passkey.ts';
import type {words} from './text/words.ts';

type CodeFormProps<Value> = {
  /** `digits`: 6 of them, sent once they are all there; `recovery`: any text. */
  kind: 'digits' | 'recovery';
  label: string;
  submitText: string;
  send: (code: string, signal: AbortSignal) => Promise<Outcome<Value>>;
  onDone: (value: Value) => void | Promise<void>;
  isWide?: boolean;
};

const nothing = () => undefined;
const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** `14:59`, and hours where it is longer. */
function toClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** One code: what is wrong with it stands at it, and a wait counts down. Source: ux.md U7. Rule: FAC3. */
export function CodeForm<Value>({kind, label, submitText, send, onDone, isWide = false}: CodeFormProps<Value>) {
  const text = useLoadedText<typeof words>('account/second');
  const common = useText();
  const {left, begin} = useCountdown(nothing);
  const isDigits = kind === 'digits';
  const refused = useRef<{code: string; outcome: Outcome<Value>} | null>(null);
  const form = useForm({
    start: {code: ''},
    idPrefix: 'second-',
    check: ({code}) => (digitsOf(code) === '' ? [{field: 'code', reason: 'required'}] : []),
    say: ({reason}) => (reason === 'required' ? common('required') : null),
    send: async ({code}, signal) => {
      // One that was just refused is refused still: pressing Enter after it was sent by itself uses up no try.
      if (refused.current?.code === code) return refused.current.outcome;
      const outcome = await send(isDigits ? digitsOf(code) : code, signal);
      refused.current = !outcome.ok && outcome.failure.code === 'validation' ? {code, outcome} : null;
      const seconds = outcome.ok ? null : waitSecondsOf(outcome.failure);
      if (seconds !== null) begin(seconds);
      return outcome;
    },
    sealed: ['code'],
    onDone: (value) => onDone(value),
  });
  const bound = form.bind('code');
  const waiting = left === null ? null : text('waitFor', {time: toClock(left)});
  // One field: what is wrong with it stands at it, anything else below it.
  const other = form.errors.find(({fieldId}) => fieldId === undefined);
  const blocked = waiting;
  return (
    <Form
      // Enter comes here also where the button is blocked.
      onSubmit={() => {
        if (blocked === null) void form.submit();
      }}
    >
      <TextField
        {...bound}
        onChange={(typed) => {
          bound.onChange(typed);
          // What is complete is sent: nobody looks for a button while half a minute runs.
          if (isDigits && digitsOf(typed).length === 6 && blocked === null) void form.submit();
        }}
        label={label}
        autoComplete={isDigits ? 'one-time-code' : 'off'}
        {...(isDigits ? {inputMode: 'numeric', maxLength: 7} : {maxLength: 40})}
        autoFocus
      />
      {waiting === null ? <FormTrouble>{other?.message ?? null}</FormTrouble> : <Text tone="muted">{waiting}</Text>}
      <div>
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide={isWide}
          isPending={form.isSending}
          blockedReason={blocked}
        >
          {submitText}
        </Button>
      </div>
    </Form>
  );
}
