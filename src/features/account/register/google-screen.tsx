import {Suspense, lazy, useEffect, useRef, useState} from 'react';
import type {SecondFactorRequired} from '#contract/account/session.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {pathTo, useNavigate, useSearchParams} from '#src/routing/routing.ts';
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

/** Few have a second factor. */
const SecondStep = lazy(async () => ({
  default: (await import('#src/features/account/second/second-step.tsx')).SecondStep,
}));

/** Where Google sends one back: signs in with what it says. Rules: ACC23, ACC24. Source: S8.04. */
export function GoogleScreen() {
  const text = useText<typeof es>('account');
  const registerText = useText<typeof registerTexts>('account/register');
  const failureText = useFailureText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const {arrive} = useArrival();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [second, setSecond] = useState<{second: SecondFactorRequired; next: string | null} | null>(null);
  const [code, state] = [query.get('code'), query.get('state')];
  const isAsked = useRef(false);
  useEffect(() => {
    // What came back counts once.
    if (isAsked.current || code === null || state === null) return;
    isAsked.current = true;
    askToFinishGoogle({code, state}, new AbortController().signal)
      .then(async (outcome) => {
        if (!outcome.ok) setFailure(outcome.failure);
        else if ('me' in outcome.value) await arrive(outcome.value.me, outcome.value.next);
        else setSecond(outcome.value);
      })
      .catch(reportError);
  }, [code, state, arrive]);

  if (second !== null)
    return (
      <AccountLayout title={text('secondTitle')}>
        <Suspense>
          <SecondStep
            asked={second.second}
            onSignedIn={async (me) => arrive(me, second.next)}
            onBack={() => void navigate(pathTo.login(language))}
          />
        </Suspense>
      </AccountLayout>
    );
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
