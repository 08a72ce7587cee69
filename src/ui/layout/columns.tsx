import type {ReactNode} from 'react';
import styles from './layout.module.css';

/** Two columns from 769 px on, one below. */
export function Columns({children}: {children: ReactNode}) {
  return <div className={styles['columns']}>{children}</div>;
}
