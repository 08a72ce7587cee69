import {joinClasses} from '#src/ui/class-names.ts';
import styles from './date-list.module.css';

type DateListProps = {
  label: string;
  lines: readonly {id: string; start: string; main: string; aux: string; end: string; isSoon: boolean}[];
};

/** Days to come below one another: when, what, whose, how long from now. */
export function DateList({label, lines}: DateListProps) {
  return (
    <ul aria-label={label}>
      {lines.map(({id, start, main, aux, end, isSoon}) => (
        <li key={id} className={styles['line']}>
          <span className={styles['start']}>{start}</span>
          <span className={styles['main']}>
            {main} <span className={styles['aux']}>{aux}</span>
          </span>
          <span className={joinClasses(styles['end'], isSoon && styles['soon'])}>{end}</span>
        </li>
      ))}
    </ul>
  );
}
