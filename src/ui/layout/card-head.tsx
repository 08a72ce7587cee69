import type {ReactNode} from 'react';
import styles from './layout.module.css';

/** What a card is of: its mark, its name, and a line about it. */
export function CardHead({mark, title, about}: {mark: ReactNode; title: string; about: string}) {
  return (
    <div className={styles['card-head']}>
      {mark}
      <div>
        <h3 className={styles['card-title']}>{title}</h3>
        <p className={styles['card-about']}>{about}</p>
      </div>
    </div>
  );
}
