import {WifiOff} from 'lucide-react';
import {useEffect, useState} from 'react';
import {TaxForm} from './tax-form.tsx';
import {useOnline} from '#src/data/calls/use-online.ts';
import {AccountPage} from '#src/features/account/own/account-page.tsx';
import type {es} from '#src/features/account/own/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Outcome} from '#contract/kernel/failure.ts';
import {readTax, type TaxStart} from './tax-asks.ts';

/** A person's tax record, read and changed where the server answers; nothing of it stays on the device. Rule: ACC30. Source: S7.18 to S7.20, D25. */
export function TaxScreen() {
  const text = useText<typeof es>('account/own');
  const failureText = useFailureText();
  const language = useLanguage();
  const isOnline = useOnline();
  const {answer, askAgain} = useTaxStart(isOnline);
  return (
    <AccountPage title={text('taxTitle')}>
      <Stack gap={4}>
        <Text tone="muted">{text('taxLead')}</Text>
        {isOnline ? null : (
          <Banner
            tone="warn"
            shape="boxed"
            icon={<WifiOff size={18} aria-hidden />}
            actions={<ButtonLink href={pathTo.dashboard(language)}>{text('backHome')}</ButtonLink>}
          >
            {text('taxOffline')}
          </Banner>
        )}
        {answer?.ok === false && isOnline ? (
          <Banner tone="warn" shape="boxed" actions={<Button onPress={askAgain}>{text('retry')}</Button>}>
            {text('taxNotLoaded')} {failureText(answer.failure)}
          </Banner>
        ) : null}
        {answer === undefined && isOnline ? <Skeleton height={320} /> : null}
        {answer?.ok === true ? <TaxForm start={answer.value} isOnline={isOnline} /> : null}
      </Stack>
    </AccountPage>
  );
}

/** The record as the server has it, asked for when the screen opens, when the connection is back, and on `askAgain`; undefined before the answer. */
function useTaxStart(isOnline: boolean): {answer: Outcome<TaxStart> | undefined; askAgain: () => void} {
  const [answer, setAnswer] = useState<Outcome<TaxStart>>();
  // What could not be had is asked for again once there is a network. What is here stays: somebody may be typing.
  if (!isOnline && answer?.ok === false) setAnswer(undefined);
  const isWanted = answer === undefined && isOnline;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    readTax(signal)
      .then((value) => {
        if (!signal.aborted) setAnswer(value);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    return () => controller.abort();
  }, [isWanted]);
  return {answer, askAgain: () => setAnswer(undefined)};
}
