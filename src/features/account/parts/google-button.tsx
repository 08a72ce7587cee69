import {createElement, useEffect, useState} from 'react';
import {askForSignInWays} from '#src/features/account/asks.ts';
import type {StartGoogle} from '#src/features/account/register/start-google.tsx';
import {hasLoadedTexts, loadTexts} from '#src/i18n/load-texts.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {Language} from '#src/i18n/languages.ts';

const namespace = 'account/register';

type Found = {readonly Start: typeof StartGoogle; readonly isSandbox: boolean};

/** Signing in with Google, where the server is set up for it. Source: S2.15. Rule: ACC24. */
export function GoogleButton(props: Omit<Parameters<typeof StartGoogle>[0], 'isSandbox'>) {
  const language = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchStart(language, leaving.signal)
      .then((offered) => {
        if (!leaving.signal.aborted) setFound(offered);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [language]);
  return found && hasLoadedTexts(namespace, language)
    ? createElement(found.Start, {...props, isSandbox: found.isSandbox})
    : null;
}

/** What is fetched only where it is offered; what could not be asked for is not. */
async function fetchStart(language: Language, signal: AbortSignal): Promise<Found | null> {
  const answer = await askForSignInWays(signal);
  if (!answer.ok || !answer.value.google) return null;
  const [module] = await Promise.all([
    import('#src/features/account/register/start-google.tsx'),
    loadTexts(namespace, language),
  ]);
  return {Start: module.StartGoogle, isSandbox: answer.value.isSandbox};
}
