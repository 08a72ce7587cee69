import type {ReactNode} from 'react';
import styles from './layout.module.css';

/** A main part and a column of facts at its side from 1025 px on, below it otherwise. */
export function WithAside({children, aside}: {children: ReactNode; aside: ReactNode}) {
  return (
    <div className={styles['with-aside']}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
