import {Suspense, lazy, useEffect, useSyncExternalStore} from 'react';
import {useToastRoom} from './use-toast-room.ts';
import {readToasts, removeToast, watchToasts, type ShownToast} from './toast-queue.ts';
import styles from './feedback.module.css';

/** Often it is the network that is gone when something is to be said: then the bare words stand, and the screen with them. */
const ToastCard = lazy(async () =>
  import('./toast-card.tsx').then(
    ({ToastCard: Card}) => ({default: Card}),
    () => ({default: BareToast}),
  ),
);

const bareToastMs = 10_000;

function BareToast({toast: {id, text}}: {toast: ShownToast}) {
  useEffect(() => {
    const timer = setTimeout(() => removeToast(id), bareToastMs);
    return () => clearTimeout(timer);
  }, [id]);
  return <p className={styles['toast']}>{text}</p>;
}

/** Where toasts stand; one in the whole app. */
export function ToastRegion({label}: {label: string}) {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  const region = useToastRoom();
  return (
    <section ref={region} className={styles['toasts']} aria-label={label} aria-live="polite">
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  );
}
