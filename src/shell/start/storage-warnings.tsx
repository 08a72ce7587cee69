import {useEffect} from 'react';
import {storageChannelName} from '#sync/store/reserve.ts';
import {isOfClosed} from '#src/data/database/refuse-closed.ts';
import {recogniseTrouble} from '#sync/store/storage-trouble.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/**
 * Says that something was not saved, or hardly was. A form closes only after saving, so what was typed is still in it. Shows nothing
 * itself.
 */
export function StorageWarnings() {
  const text = useText();
  useEffect(() => {
    // Acts end here when the local store refuses them: no screen goes on after that.
    const say = (reason: unknown) => {
      if (isOfClosed(reason)) showToast({text: text('dissolvedNothing'), tone: 'danger'});
      const trouble = recogniseTrouble(reason);
      if (trouble)
        showToast({text: text(trouble === 'full' ? 'reason.device.full' : 'reason.device.broken'), tone: 'danger'});
    };
    const hearRejection = ({reason}: PromiseRejectionEvent) => say(reason);
    // Also what an act caught and reported.
    const hearError = ({error}: ErrorEvent) => say(error);
    addEventListener('unhandledrejection', hearRejection);
    addEventListener('error', hearError);
    const channel = new BroadcastChannel(storageChannelName);
    channel.addEventListener('message', () => showToast({text: text('spaceLow'), tone: 'danger'}));
    return () => {
      removeEventListener('unhandledrejection', hearRejection);
      removeEventListener('error', hearError);
      channel.close();
    };
  }, [text]);
  return null;
}
