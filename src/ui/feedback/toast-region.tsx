import {useSyncExternalStore} from 'react';
import {readToasts, watchToasts} from '#src/ui/feedback/toast-queue.ts';
import {ToastCard} from '#src/ui/feedback/toast-card.tsx';
import styles from './feedback.module.css';

/** Where toasts stand; one in the whole app. */
export function ToastRegion({label, closeLabel}: {label: string; closeLabel: string}) {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  return (
    <section className={styles['toasts']} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}
