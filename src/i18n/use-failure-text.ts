import {useCallback} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {isFailureReason} from './failure-reasons.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from './use-text.ts';

/** Words for a refusal: those of its reason, else those of its code; never the server's own. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText<typeof es>('common');
  return useCallback(
    (failure) => {
      const waitSeconds = Math.ceil((failure.retryAfterMs ?? 60_000) / 1000);
      const params = {waitSeconds, ...stringParams(failure.details)};
      return isFailureReason(failure.reason)
        ? text(`reason.${failure.reason}`, params)
        : text(`code.${failure.code}`, params);
    },
    [text],
  );
}

function stringParams(details: Failure['details']): Record<string, string | number> {
  const params = Object.entries(details ?? {}).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  return Object.fromEntries(params) as Record<string, string | number>;
}
