import type {ReactNode} from 'react';
import styles from './detail-panel.module.css';

/** One part of a detail panel. */
export function DetailPart({children}: {children: ReactNode}) {
  return <div className={styles['part']}>{children}</div>;
}
