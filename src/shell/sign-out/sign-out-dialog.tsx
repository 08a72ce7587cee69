import {useLiveQuery} from 'dexie-react-hooks';
import {Download, List, RefreshCw} from 'lucide-react';
import {countReceived} from '#sync/inbox/received-files.ts';
import type {LeavingGoal} from './leaving-goal.ts';
import {useLeave} from './use-leave.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useEngine} from '#src/data/database/engine.tsx';
import {downloadFile, exportLocalData} from '#src/data/keeping/export-local-data.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';

/** Confirms signing out; with unsent changes it says how many and offers to send, export, stay or discard. Source: S2.30, D8. */
export function SignOutDialog({goal, onClose}: {goal?: LeavingGoal; onClose: () => void}) {
  const text = useLoadedText<typeof es>('sign-out');
  const language = useLanguage();
  const {today} = useFormat();
  const navigate = useNavigate();
  const database = useLocalDatabase();
  const userId = useUserId();
  const engine = useEngine();
  const books = useBooks();
  const status = useSyncStatus();
  const isOnline = useOnline();
  const {isLeaving, leave} = useLeave(goal);
  const receivedCount = useLiveQuery(async () => countReceived(database), [database]) ?? 0;
  const unsentCount =
    (status ? status.pendingCount + status.attentionCount + status.unsentFileCount : 0) + receivedCount;

  const see = async () => {
    onClose();
    await navigate(pathTo.activity(language));
  };
  const exportAll = async () => {
    downloadFile(await exportLocalData(database, new Date().toISOString()), `faro-${today()}.json`, 'application/json');
  };
  return (
    <ConfirmDialog
      role={unsentCount > 0 ? 'alertdialog' : 'dialog'}
      title={
        unsentCount > 0 ? text('signOut.unsentTitle', {count: unsentCount}) : (goal?.title ?? text('signOut.title'))
      }
      onClose={onClose}
      stayText={text('signOut.stay')}
      actText={unsentCount > 0 ? text('signOut.discard') : (goal?.leave ?? text('signOut'))}
      look={unsentCount > 0 ? 'danger' : 'primary'}
      isPending={isLeaving}
      onAct={() => void leave(userId, {engine, books})}
    >
      {goal ? <p>{goal.text}</p> : null}
      <p>{text(unsentCount > 0 ? 'signOut.unsentText' : 'signOut.text')}</p>
      {goal?.more}
      {unsentCount === 0 ? null : (
        <>
          <Button
            size="large"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={status?.state === 'sending'}
            blockedReason={isOnline ? null : text('onlineOnly', {act: text('syncNow')})}
            onPress={() => void engine?.syncNow()}
          >
            {text('syncNow')}
          </Button>
          <Button size="large" icon={<List size={16} aria-hidden />} onPress={() => void see()}>
            {text('signOut.see')}
          </Button>
          <Button size="large" icon={<Download size={16} aria-hidden />} onPress={() => void exportAll()}>
            {text('signOut.export')}
          </Button>
        </>
      )}
    </ConfirmDialog>
  );
}
