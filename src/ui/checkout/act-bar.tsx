import type {ReactNode} from 'react';
import styles from './act-bar.module.css';

type ActBarProps = {
  /** What one should know before the act, and reads above: with the act away from there, it goes along. */
  readonly note: string;
  readonly children: ReactNode;
};

/** The act of the page; on a phone it stays at the lower edge. */
export function ActBar({note, children}: ActBarProps) {
  return (
    <div className={styles['act']}>
      <p className={styles['note']} aria-hidden>
        {note}
      </p>
      {children}
    </div>
  );
}
