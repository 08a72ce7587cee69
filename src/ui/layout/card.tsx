import type {ReactNode} from 'react';
import styles from './layout.module.css';

/** A part with a line around it; for things that stand for themselves, not for grouping. */
export function Card({children}: {children: ReactNode}) {
  return <div className={styles['card']}>{children}</div>;
}
