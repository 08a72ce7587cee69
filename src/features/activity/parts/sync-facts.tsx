import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

/** When the server last answered, and what went both ways. */
export function SyncFacts() {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const status = useSyncStatus();
  useArriving(status === undefined);
  if (status === undefined) return null;
  return (
    <section>
      <SectionHead title={text('lastSync')} />
      <Facts
        facts={[
          {
            name: text('lastSyncAt'),
            value: status.lastSyncAt === null ? text('never') : format.moment(status.lastSyncAt),
          },
          {name: text('sent'), value: text('changes', {count: status.sentCount})},
          {name: text('received'), value: text('changes', {count: status.receivedCount})},
          ...(status.nextTryAt === null ? [] : [{name: text('nextTry'), value: format.relative(status.nextTryAt)}]),
        ]}
      />
    </section>
  );
}
