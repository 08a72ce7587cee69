import {useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {Failure} from '#contract/kernel/failure.ts';

/** Words for a refusal: those of its reason, else those of its code; never the server's own. */
export function useFailureText(): (failure: Failure) => string {
  const {t, i18n} = useTranslation('common');
  const {language} = i18n;
  return useCallback(
    ({code, reason, retryAfterMs = 60_000, details}) => {
      const params = {...details, waitSeconds: Math.ceil(retryAfterMs / 1000)};
      return t([`reason.${reason}`, `code.${code}`], {...params, ns: ['reasons', 'common'], lng: language});
    },
    [t, language],
  );
}
