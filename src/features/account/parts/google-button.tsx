import {createElement, useEffect, useState} from 'react';
import {askForSignInWays} from '#src/features/account/asks.ts';
import type {StartGoogle} from '#src/features/account/register/start-google.tsx';
import {hasLoadedTexts, loadTexts} from '#src/i18n/load-texts.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {Language} from '#src/i18n/languages.ts';

const namespace = 'account/register';

/** Signing in with Google, where the server is set up for it. Source: S2.15. Rule: ACC24. */
export function GoogleButton(props: Parameters<typeof StartGoogle>[0]) {
  const language = useLanguage();
  const [Start, setStart] = useState<typeof StartGoogle | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchStart(language, leaving.signal)
      .then((found) => {
        if (!leaving.signal.aborted) setStart(() => found);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [language]);
  return Start && hasLoadedTexts(namespace, language) ? createElement(Start, props) : null;
}

/** What is fetched only where it is offered; what could not be asked for is not. */
async function fetchStart(language: Language, signal: AbortSignal): Promise<typeof StartGoogle | null> {
  const answer = await askForSignInWays(signal);
  if (!answer.ok || !answer.value.google) return null;
  const [module] = await Promise.all([
    import('#src/features/account/register/start-google.tsx'),
    loadTexts(namespace, language),
  ]);
  return module.StartGoogle;
}
