import {useEffect, useState} from 'react';
import type {Stripe} from '@stripe/stripe-js';
import {loadStripe} from '@stripe/stripe-js/pure';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Stripe's script once it is here; `loading` until then, and `failed` where it does not come. */
export type LoadedStripe = Stripe | 'loading' | 'failed';

/** Fetches Stripe's script, which speaks the page's language. A page that pays is the only one that it enters. Rule: PAY14. */
export function useStripe(publishableKey: string): LoadedStripe {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedStripe>('loading');
  useEffect(() => {
    let isHere = true;
    const show = (stripe: Stripe | null) => {
      if (isHere) setLoaded(stripe ?? 'failed');
    };
    // Kept out by the network or an extension: there is nothing to type a card into, which the screen says.
    loadStripe(publishableKey, {locale: language === 'pt' ? 'pt-BR' : language}).then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, [publishableKey, language]);
  return loaded;
}
