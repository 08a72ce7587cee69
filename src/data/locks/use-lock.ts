import {useCallback} from 'react';
import {fail} from '#contract/kernel/failure.ts';
import type {Service} from '#contract/kernel/space.ts';
import {reasonWhenClosed} from '#contract/policy/services.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {lockOn, type ShownLock} from './lock-on.ts';

/** Whether a service of a company can be read only, and how that is said to who tries to work in it. Rules: POL9, SUB11. */
export function useLock(spaceId: string, service: Service) {
  const {all} = useCompany();
  const failureText = useFailureText();
  const text = useText();
  const lock = lockOn(
    all?.find(({id}) => id === spaceId),
    service,
  );
  const reason = lock?.reason ?? null;
  /** Says why it cannot be done; null where it can. */
  const refuse = useCallback(() => {
    if (reason === null) return null;
    const refusal = fail('forbidden', reason);
    showToast({text: failureText(refusal.failure), tone: 'danger'});
    return refusal;
  }, [reason, failureText]);
  /** It stands at a button, where nothing was typed that could be lost. */
  const sayShort = (why: ShownLock['reason']) =>
    why === reasonWhenClosed ? text('dissolvedShort') : failureText({code: 'forbidden', reason: why});
  return {
    lock,
    refuse,
    /** The same in words, for what is turned off meanwhile; null where it can be done. */
    blockedReason: reason === null ? null : sayShort(reason),
  };
}
