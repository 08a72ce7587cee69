import type {ReactNode} from 'react';
import styles from './person-line.module.css';

type PersonLineProps = {
  /** An avatar or a picture of 20 px. */
  readonly icon: ReactNode;
  readonly name: string;
  readonly about: string;
};

/** Who somebody is, in a cell of a table: a picture, the name, and a line about them. */
export function PersonLine({icon, name, about}: PersonLineProps) {
  return (
    <span className={styles['line']}>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['about']}>{about}</span>
      </span>
    </span>
  );
}
