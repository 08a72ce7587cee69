import {useEffect, useRef, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {pathTo, useSearchParams} from '#src/routing/routing.ts';
import {askToFinishGoogle} from './google-asks.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import type {es} from '#src/features/account/text/es.ts';
import type {es as registerTexts} from './text/es.ts';
import {useArrival} from '#src/features/account/use-arrival.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Where Google sends one back: signs in with what it says. Rules: ACC23, ACC24. Source: S8.04. */
export function GoogleScreen() {
  const text = useText<typeof es>('account');
  const registerText = useText<typeof registerTexts>('account/register');
  const failureText = useFailureText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const {arrive} = useArrival();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, state] = [query.get('code'), query.get('state')];
  const isAsked = useRef(false);
  useEffect(() => {
    // What came back counts once.
    if (isAsked.current || code === null || state === null) return;
    isAsked.current = true;
    askToFinishGoogle({code, state}, new AbortController().signal)
      .then(async (outcome) => {
        if (outcome.ok) await arrive(outcome.value.me, outcome.value.next);
        else setFailure(outcome.failure);
      })
      .catch(reportError);
  }, [code, state, arrive]);

  const isGivenUp = code === null || state === null;
  const trouble = isGivenUp ? registerText('googleGivenUp') : failure === null ? null : failureText(failure);
  return (
    <AccountLayout title={registerText('googleTitle')}>
      {trouble === null ? (
        <Text tone="muted">{registerText('googleWait')}</Text>
      ) : (
        <Stack gap={5}>
          <FormTrouble>{trouble}</FormTrouble>
          <ButtonLink look="primary" size="large" isWide href={pathTo.login(language)}>
            {text('backToSignIn')}
          </ButtonLink>
        </Stack>
      )}
    </AccountLayout>
  );
}
