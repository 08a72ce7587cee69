import {joinClasses} from '#src/ui/class-names.ts';
import styles from './paper.module.css';

/** A line of {@link PaperLines}. */
export type PaperLine = {readonly id: string; readonly start: string; readonly below: string; readonly end: string};

type PaperLinesProps = {readonly label: string; readonly lines: readonly PaperLine[]; readonly total: PaperLine};

/** Who has how much, as a contract lists it: at any width, whatever the names' length. */
export function PaperLines({label, lines, total}: PaperLinesProps) {
  return (
    <ul className={styles['lines']} aria-label={label}>
      {[...lines, total].map((line) => (
        <li key={line.id} className={joinClasses(styles['line'], line === total && styles['total'])}>
          <span>{line.start}</span>
          <span className={styles['end']}>{line.end}</span>
          {line.below === '' ? null : <span className={styles['below']}>{line.below}</span>}
        </li>
      ))}
    </ul>
  );
}
