import {Link} from '#src/ui/actions/link.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './move-list.module.css';

type MoveListProps = {
  readonly label: string;
  readonly lines: readonly {
    readonly id: string;
    readonly start: string;
    readonly main: string;
    readonly href: string;
    /** What it is for, after it; below it on a phone. */
    readonly aux: string;
    /** Something is to be done about it. */
    readonly isOpen: boolean;
    readonly end: string;
    readonly isInflow: boolean;
  }[];
};

/** A few movements: when, whose and what for, how much; each leads to itself. */
export function MoveList({label, lines}: MoveListProps) {
  return (
    <ul aria-label={label}>
      {lines.map(({id, start, main, href, aux, isOpen, end, isInflow}) => (
        <li key={id} className={styles['line']}>
          <span className={styles['start']}>{start}</span>
          <span className={styles['middle']}>
            <span className={styles['main']}>
              <Link look="plain" href={href}>
                {main}
              </Link>
            </span>{' '}
            <span className={joinClasses(styles['aux'], isOpen && styles['open'])}>{aux}</span>
          </span>
          <span data-amount="" className={joinClasses(styles['end'], isInflow && styles['in'])}>
            {end}
          </span>
        </li>
      ))}
    </ul>
  );
}
