import type {SyncStatus} from '#src/data/database/sync-status.tsx';
import type {es} from '#src/i18n/text/es.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';

/** The state of the sync in words, and in fewer for a phone. The wording is that of ux.md U2. */
export function describeSync(
  status: Omit<SyncStatus, 'isOverdue'>,
  text: Translate<typeof es>,
  format: Pick<Format, 'moment'>,
): SyncWords {
  const words = describeState(status, text, format);
  const hidesOffline = status.phase === 'offline' && (status.state === 'attention' || status.state === 'overdue');
  return hidesOffline ? {...words, long: `${text('sync.offlineShort')} · ${words.long}`} : words;
}

type SyncWords = {readonly long: string; readonly short: string};

function describeState(
  {state, pendingCount, unsentFileCount, attentionCount, lastSyncAt, oldestPendingAt}: Omit<SyncStatus, 'isOverdue'>,
  text: Translate<typeof es>,
  format: Pick<Format, 'moment'>,
): SyncWords {
  const count = pendingCount + unsentFileCount;
  const same = (words: string) => ({long: words, short: words});
  switch (state) {
    case 'attention':
      return same(text('sync.attention', {count: attentionCount}));
    case 'sign-in':
      return {
        long: count > 0 ? text('sync.signIn', {count}) : text('sync.signInNone'),
        short: text('sync.signInShort'),
      };
    case 'outdated':
      return same(text('sync.outdated'));
    case 'updating':
      return same(text('sync.updating'));
    case 'sending':
      return same(text('sync.sending', {count}));
    case 'receiving':
      return same(text('sync.receiving'));
    case 'overdue':
      return {
        long: text('sync.overdue', {count, time: format.moment(oldestPendingAt ?? '')}),
        short: text('sync.overdueShort', {count}),
      };
    case 'local':
      return {long: text('sync.local', {count}), short: text('sync.localShort', {count})};
    case 'local-offline':
      return {long: text('sync.localOffline', {count}), short: text('sync.localOfflineShort', {count})};
    case 'offline':
      return {long: text('sync.offline'), short: text('sync.offlineShort')};
    case 'synced':
      return same(text('sync.synced', {time: lastSyncAt === null ? '' : format.moment(lastSyncAt)}));
    case 'never':
      return same(text('sync.never'));
  }
}
