import {useEffect, useState} from 'react';
import {codeWaitSeconds} from '#contract/account/rules.ts';
import {askForCode} from '#src/features/account/asks.ts';
import {checkEmail} from '#src/features/account/check-fields.ts';
import type {es} from './text/es.ts';
import {useCountdown} from './use-countdown.ts';
import {useProblemText} from '#src/features/account/use-problem-text.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';

const nothing = () => undefined;

/** Asking for another code, which one waits for. Rule: ACC14. */
export function ResendCode({email, isJustSent}: {email: string; isJustSent: boolean}) {
  const text = useText<typeof es>('account/reset');
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [call, run] = useAsk(askForCode);
  const [problem, setProblem] = useState<string | null>(null);
  const {left, begin} = useCountdown(nothing);
  useEffect(() => {
    if (isJustSent) begin(codeWaitSeconds);
  }, [isJustSent, begin]);

  const resend = async () => {
    const [wrong] = checkEmail({email});
    setProblem(wrong ? problemText(wrong) : null);
    if (wrong) return;
    const outcome = await run({email});
    if (outcome.ok) begin(codeWaitSeconds);
    else if (outcome.failure.retryAfterMs !== undefined) begin(Math.ceil(outcome.failure.retryAfterMs / 1_000));
    else setProblem(failureText(outcome.failure));
  };
  return (
    <>
      <Row>
        <Button
          onPress={() => void resend()}
          isPending={call.step === 'running'}
          blockedReason={left === null ? null : text('resendWait', {seconds: left})}
        >
          {text('resendCode')}
        </Button>
        {left === null ? null : <Text tone="muted">{text('resendWait', {seconds: left})}</Text>}
      </Row>
      {call.step === 'done' ? <Text tone="muted">{text('codeResent')}</Text> : null}
      <FormTrouble>{problem}</FormTrouble>
    </>
  );
}
