import {useCallback, useEffect} from 'react';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import type {es} from './text/es.ts';
import {useCountdown} from './use-countdown.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** How long one reads before being led on. Source: S9.02. */
const redirectSeconds = 3;

/** The password is set: on to signing in, by itself unless one stays. Source: S9.02, ux.md U13. */
export function ResetDone({email}: {email: string}) {
  const text = useText<typeof es>('account/reset');
  const language = useLanguage();
  const navigate = useNavigate();
  const goOn = useCallback(() => {
    void navigate(pathTo.login(language), {replace: true, state: {email}});
  }, [navigate, language, email]);
  const {left, begin, stop} = useCountdown(goOn);
  useEffect(() => begin(redirectSeconds), [begin]);
  return (
    <Stack gap={5}>
      <Banner tone="ok" shape="boxed">
        {text('resetDone')}
      </Banner>
      <Button look="primary" size="large" isWide autoFocus onPress={goOn}>
        {text('signInNow')}
      </Button>
      {left === null ? null : (
        <>
          <Text tone="muted">{text('redirecting', {seconds: left})}</Text>
          <Button size="large" isWide onPress={stop}>
            {text('stayHere')}
          </Button>
        </>
      )}
    </Stack>
  );
}
