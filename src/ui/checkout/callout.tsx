import type {ReactNode} from 'react';
import {Info} from 'lucide-react';
import styles from './callout.module.css';

type CalloutProps = {readonly title: string; readonly children: ReactNode; readonly action?: ReactNode};

/** What is to be known before an act that cannot be taken back. */
export function Callout({title, children, action}: CalloutProps) {
  return (
    <div className={styles['callout']}>
      <Info size={18} aria-hidden />
      <p className={styles['strong']}>{title}</p>
      <p>{children}</p>
      {action === undefined ? null : <p>{action}</p>}
    </div>
  );
}
