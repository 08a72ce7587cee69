import type {ReactNode} from 'react';
import styles from './act-bar.module.css';

/** The act of the page; on a phone it stays at the lower edge. */
export function ActBar({children}: {readonly children: ReactNode}) {
  return <div className={styles['act']}>{children}</div>;
}
