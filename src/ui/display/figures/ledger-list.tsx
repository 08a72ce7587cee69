import {joinClasses} from '#src/ui/class-names.ts';
import styles from './ledger-list.module.css';

type LedgerListProps = {
  label: string;
  /** Without `start` a line begins with what it is. */
  lines: readonly {id: string; start: string | null; main: string; end: string; isInflow: boolean}[];
};

/** A few lines of a ledger: when, what, how much. */
export function LedgerList({label, lines}: LedgerListProps) {
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={joinClasses(styles['line'], line.start === null && styles['undated'])}>
          {line.start === null ? null : <span className={styles['start']}>{line.start}</span>}
          <span className={styles['main']}>{line.main}</span>
          <span data-amount="" className={joinClasses(styles['end'], line.isInflow && styles['in'])}>
            {line.end}
          </span>
        </li>
      ))}
    </ul>
  );
}
