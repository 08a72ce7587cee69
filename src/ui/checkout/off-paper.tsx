import type {ReactNode} from 'react';
import styles from './off-paper.module.css';

/** What is left out when the page is printed. */
export function OffPaper({children}: {readonly children: ReactNode}) {
  return <div className={styles['off-paper']}>{children}</div>;
}
