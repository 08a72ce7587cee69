import type {ReactNode} from 'react';
import styles from './layout.module.css';

type WithAsideProps = {
  children: ReactNode;
  aside: ReactNode;
  /** Goes on below the main part, and below the facts where they are not at its side. */
  after?: ReactNode;
};

/** A main part and a column of facts at its side from 1025 px on, below it otherwise. */
export function WithAside({children, aside, after}: WithAsideProps) {
  return (
    <div className={styles['with-aside']}>
      <div>{children}</div>
      <aside>{aside}</aside>
      {after === undefined ? null : <div>{after}</div>}
    </div>
  );
}
