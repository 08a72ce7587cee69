import {useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {saveFile} from '#src/data/save-file.ts';
import {sayPeriod} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBlockedReason} from './use-blocked-reason.ts';

/** What can be done with a mark: its proof be had, and the mark be taken back, which can be undone. Rule: RNW11. */
export function useMarkActs(company: MyCompany, period: RenewalPeriod<RowOf<'renewals'>>) {
  const text = useText<typeof es>('renewals');
  const database = useLocalDatabase();
  const {blockedReason: lockedReason} = useLock(company.id, 'company');
  const awayReason = useBlockedReason();
  const [failure, setFailure] = useState<Failure | null>(null);
  const {what, done} = period;
  const named = {companyId: company.id, what, period: period.period};
  const failureText = useFailureText();
  const ask = async (mark: {elsewhereOn: string; proofId: string} | null): Promise<boolean> => {
    const {signal} = new AbortController();
    const outcome = await callServer(markRenewal, {...named, mark}, {signal});
    // The way back is offered on other screens too, where nothing else would say that it failed.
    if (!outcome.ok && mark !== null) showToast({text: failureText(outcome.failure), tone: 'danger'});
    setFailure(outcome.ok || mark !== null ? null : outcome.failure);
    return outcome.ok;
  };
  return {
    failure,
    blockedReason: lockedReason ?? awayReason,
    download: async (proof: RowOf<'files'>) => {
      const read = await readFile(database, {...proof, spaceId: company.id}, new AbortController().signal);
      setFailure(read.ok ? null : read.failure);
      if (read.ok) saveFile(proof.name, read.value, proof.type);
    },
    unmark: async () => {
      if (!(await ask(null))) return;
      const {elsewhereOn = null, proofId = null} = done ?? {};
      const undo =
        elsewhereOn === null || proofId === null
          ? {}
          : {action: {label: text('undo'), onPress: () => void ask({elsewhereOn, proofId})}};
      showToast({text: text('unmarked', {what: sayPeriod(period, text)}), ...undo});
    },
  };
}
