import {useEffect, useState} from 'react';
import {askForSignInWays, askToStartGoogle} from '#src/features/account/asks.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useAsk} from '#src/data/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Signing in with Google, where the server is set up for it. Source: S2.15. Rule: ACC24. */
export function GoogleButton({next}: {next: string | undefined}) {
  const text = useText<typeof es>('account');
  const failureText = useFailureText();
  const language = useLanguage();
  const [isOffered, setOffered] = useState(false);
  const [call, run] = useAsk(askToStartGoogle);
  useEffect(() => {
    const leaving = new AbortController();
    askForSignInWays(leaving.signal)
      .then((answer) => {
        // What could not be asked for is not offered.
        if (answer.ok) setOffered(answer.value.google);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, []);
  if (!isOffered) return null;
  const start = async () => {
    const outcome = await run({language, next: next ?? null});
    if (outcome.ok) location.assign(outcome.value.url);
  };
  return (
    <Stack gap={3}>
      <Button size="large" isWide isPending={call.step === 'running'} onPress={() => void start()}>
        {text('withGoogle')}
      </Button>
      <FormTrouble>{call.step === 'refused' ? failureText(call.failure) : null}</FormTrouble>
    </Stack>
  );
}
