import {useEffect, useState} from 'react';
import {DatabaseBackup, Download, RefreshCw} from 'lucide-react';
import type {StorageTrouble} from '#sync/store/storage-trouble.ts';
import {
  beginAnew,
  hasWork,
  needsCopy,
  readAgain,
  readUnsentWork,
  saveUnsentWork,
  type FoundWork,
} from '#src/data/keeping/rescue.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {es} from './text/es.ts';

type RescueProps = {userId: string; trouble: StorageTrouble};

/** What a person is told and offered when what is on this device cannot be read: trying again, a copy of unsent work, a clean start. */
export function Rescue({userId, trouble}: RescueProps) {
  const text = useText<typeof es>('sync');
  const {today} = useFormat();
  const [work, setWork] = useState<FoundWork | null>(null);
  const [step, setStep] = useState<'shown' | 'asking' | 'cleaning' | 'failed'>('shown');
  useEffect(() => {
    let isCurrent = true;
    readUnsentWork(userId).then((found) => isCurrent && setWork(found), reportError);
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const save = async (found: FoundWork) =>
    saveUnsentWork(found, {name: `faro-${today()}`, at: new Date().toISOString()});
  const cleanUp = async () => {
    if (!work) return;
    setStep('cleaning');
    try {
      let found = await readAgain(userId, work);
      if (needsCopy(found)) {
        await save(found);
        found = await readAgain(userId, found);
      }
      await beginAnew(userId, found);
      location.reload();
    } catch {
      setStep('failed');
    }
  };
  return (
    <main role="alert">
      <EmptyState
        icon={<DatabaseBackup size={20} aria-hidden />}
        title={text(`rescue.${trouble}Title`)}
        actions={
          <>
            <Button
              look="primary"
              size="large"
              icon={<RefreshCw size={16} aria-hidden />}
              onPress={() => location.reload()}
            >
              {text('retry')}
            </Button>
            {work && hasWork(work) ? (
              <Button size="large" icon={<Download size={16} aria-hidden />} onPress={() => void save(work)}>
                {text('rescue.export')}
              </Button>
            ) : null}
            <Button size="large" blockedReason={work ? null : text('loading')} onPress={() => setStep('asking')}>
              {text('rescue.clean')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>{text(`rescue.${trouble}Text`)}</p>
          {work ? <p>{describeWork(work, text)}</p> : <p>{text('loading')}</p>}
          {step === 'failed' ? <p>{text('rescue.cleanFailed')}</p> : null}
        </Stack>
      </EmptyState>
      {step === 'asking' || step === 'cleaning' ? (
        <ConfirmDialog
          role="alertdialog"
          title={text('rescue.cleanTitle')}
          onClose={() => setStep('shown')}
          actText={text('rescue.clean')}
          look="danger"
          isPending={step === 'cleaning'}
          onAct={() => void cleanUp()}
        >
          <p>{text('rescue.cleanText')}</p>
          {work ? <p>{describeWork(work, text)}</p> : null}
        </ConfirmDialog>
      ) : null}
    </main>
  );
}

function describeWork(work: FoundWork, text: ReturnType<typeof useText<typeof es>>): string {
  const files = work.files.length === 0 ? '' : ` ${text('rescue.files', {count: work.files.length})}`;
  if (work.changes.size > 0) return text('rescue.safe', {count: work.changes.size}) + files;
  return text(work.hasLog && work.damagedCount === 0 ? 'rescue.none' : 'rescue.unknown') + files;
}
