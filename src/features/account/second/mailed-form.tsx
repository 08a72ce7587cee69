import {useState} from 'react';
import {codeWaitSeconds} from '#contract/account/rules.ts';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {useCountdown} from '#src/features/account/reset/use-countdown.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CodeForm} from './code-form.tsx';
import type {words} from './text/words.ts';

type MailedFormProps<Value> = {
  ask: () => Promise<Outcome<object>>;
  send: (code: string, signal: AbortSignal) => Promise<Outcome<Value>>;
  onDone: (value: Value) => void | Promise<void>;
};

const nothing = () => undefined;

/** Takes the second factor away by a mailed code. Rule: FAC6. */
export function MailedForm<Value>({ask, send, onDone}: MailedFormProps<Value>) {
  const text = useLoadedText<typeof words>('account/second');
  const failureText = useFailureText();
  const {left, begin} = useCountdown(nothing);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isMailed, setMailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const mail = async () => {
    setBusy(true);
    const asked = await ask();
    setBusy(false);
    const waitMs = asked.ok ? codeWaitSeconds * 1_000 : asked.failure.retryAfterMs;
    if (waitMs !== undefined) begin(Math.ceil(waitMs / 1_000));
    // One that was mailed a moment ago is good still: only the next is waited for.
    const isThere = asked.ok || asked.failure.reason === 'account.code-wait';
    if (isThere) setMailed(true);
    setFailure(asked.ok || isThere ? null : asked.failure);
  };
  const waits = {code: 'rate-limited', reason: 'account.code-wait'} as const;
  const waiting = left === null ? null : failureText({...waits, retryAfterMs: left * 1_000});
  return (
    <Stack gap={4}>
      <Text tone="muted">{text(isMailed ? 'mailedLead' : 'mailLead')}</Text>
      <FormTrouble>{failure === null ? null : failureText(failure)}</FormTrouble>
      {isMailed ? (
        <CodeForm
          kind="digits"
          label={text('mailedCode')}
          submitText={text('mailedSubmit')}
          send={send}
          onDone={onDone}
          isWide
        />
      ) : null}
      <Button
        look={isMailed ? 'default' : 'primary'}
        size="large"
        isWide
        isPending={isBusy}
        blockedReason={waiting}
        onPress={() => void mail().catch(reportError)}
      >
        {text(isMailed ? 'mailAgain' : 'mail')}
      </Button>
      {waiting === null ? null : <Text tone="muted">{waiting}</Text>}
    </Stack>
  );
}
