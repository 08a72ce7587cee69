import {useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {Failure} from '#contract/kernel/failure.ts';

/** Words for a refusal: those of its reason, else those of its code, with what support finds it by; never the server's own. Source: S8.07. */
export function useFailureText(): (failure: Failure) => string {
  const {t, i18n} = useTranslation('common');
  const {language} = i18n;
  return useCallback(
    ({code, reason, retryAfterMs = 60_000, details}) => {
      const params = {...details, waitSeconds: Math.ceil(retryAfterMs / 1000)};
      const words = t([`reason.${reason}`, `code.${code}`], {...params, ns: ['reasons', 'common'], lng: language});
      if (typeof details?.['supportId'] !== 'string') return words;
      return `${words} ${t('supportCode', {id: details['supportId'], ns: 'common', lng: language})}`;
    },
    [t, language],
  );
}
