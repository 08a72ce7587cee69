import {useState, useSyncExternalStore} from 'react';
import {RefreshCw} from 'lucide-react';
import {applyUpdate, readUpdate, watchUpdate} from './service-worker.ts';
import {flushDrafts} from '#src/data/device/drafts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** Says that a new version waits; updates on a press only, after what is being typed was saved. */
export function UpdateBanner() {
  const {isReady} = useSyncExternalStore(watchUpdate, readUpdate);
  const [progress, setProgress] = useState<'offered' | 'updating' | 'unsaved'>('offered');
  const text = useText();
  if (!isReady) return null;
  const update = async () => {
    setProgress('updating');
    try {
      await flushDrafts();
    } catch {
      // What could not be saved is still on the screen, so the screen stays.
      return setProgress('unsaved');
    }
    await applyUpdate().catch(reportError);
    setProgress('offered');
  };
  return (
    <Banner
      tone={progress === 'unsaved' ? 'warn' : 'info'}
      icon={<RefreshCw size={16} aria-hidden />}
      actions={
        <Button look="primary" isPending={progress === 'updating'} onPress={() => void update()}>
          {text('update')}
        </Button>
      }
    >
      {text(progress === 'unsaved' ? 'updateBlocked' : 'updateReady')}
    </Banner>
  );
}
