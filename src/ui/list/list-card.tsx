import type {ReactNode} from 'react';
import styles from './cards.module.css';

type ListCardProps = {
  readonly name: ReactNode;
  /** The box that marks it. */
  readonly mark?: ReactNode;
  /** What can be done with the row, beside its name. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** One row of a list as a card: its name with what can be done above, what there is to say below. */
export function ListCard({name, mark, acts, children}: ListCardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {mark}
        <h2 className={styles['name']} tabIndex={-1} data-row-name="">
          {name}
        </h2>
        {acts}
      </div>
      {children}
    </li>
  );
}
