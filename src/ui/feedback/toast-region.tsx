import {Suspense, lazy, useSyncExternalStore} from 'react';
import {readToasts, watchToasts} from './toast-queue.ts';
import styles from './feedback.module.css';

const ToastCard = lazy(async () => ({default: (await import('./toast-card.tsx')).ToastCard}));

/** Where toasts stand; one in the whole app. */
export function ToastRegion({label, closeLabel}: {label: string; closeLabel: string}) {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  return (
    <section className={styles['toasts']} aria-label={label} aria-live="polite">
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </section>
  );
}
