import {useLiveQuery} from 'dexie-react-hooks';
import {tellUpload} from '#sync/files/tell-upload.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Text} from '#src/ui/display/text.tsx';

type ProofSendingProps = {
  readonly id: string;
  readonly name: string;
};

/** How far the proof is on its way to the server, what holds it up, and that the mark waits for it. Rule: RNW10. */
export function ProofSending({id, name}: ProofSendingProps) {
  const text = useText<typeof es>('renewals');
  const failureText = useFailureText();
  const database = useLocalDatabase();
  const isOnline = useOnline();
  const status = useSyncStatus();
  const record = useLiveQuery(async () => database.files.get(id), [database, id]);
  const told = record && tellUpload(record, status?.phase === 'sending');
  const isAway = !isOnline || status?.phase === 'offline';
  const trouble = told?.state === 'failed' ? failureText(told.failure) : null;
  return (
    <div>
      <ProgressBar label={text('proofSending', {name})} value={told?.state === 'sending' ? told.percent : 0} />
      <Text size="small" tone="muted">
        {isAway ? text('proofAway') : (trouble ?? text('proofStay'))}
      </Text>
    </div>
  );
}
