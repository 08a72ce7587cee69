import type {ReactNode} from 'react';
import {Equal, Rows3} from 'lucide-react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './key-figures.module.css';

/** One figure: what it is, how much, and where it comes from. */
type KeyFigure = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** What it is made of, and the way there. */
  readonly source: string;
  readonly href: string;
  /** It is worked out of the others. */
  readonly isWorkedOut?: boolean;
  /** How it differs from the figure before. */
  readonly change?: ReactNode;
};

/** More letters than this are set smaller, so that they stay in one line. */
const [longFrom, hugeFrom] = [12, 16];

type KeyFiguresProps = {readonly label: string; readonly figures: readonly KeyFigure[]};

/** A few figures that matter most, side by side; below one another on a phone. Each leads to what it is made of. */
export function KeyFigures({label, figures}: KeyFiguresProps) {
  const longest = Math.max(...figures.map(({value}) => value.length));
  return (
    <ul
      className={joinClasses(
        styles['figures'],
        longest > longFrom && styles['long'],
        longest > hugeFrom && styles['huge'],
      )}
      aria-label={label}
    >
      {figures.map(({id, name, value, source, href, isWorkedOut = false, change}) => (
        <li key={id}>
          <p className={styles['name']}>{name}</p>
          <p className={styles['value']} data-amount="">
            {value}
          </p>
          <Link
            href={href}
            className={joinClasses(styles['source'], isWorkedOut && styles['worked-out'])}
            aria-label={`${name}: ${source}`}
          >
            {isWorkedOut ? <Equal size={14} aria-hidden /> : <Rows3 size={14} aria-hidden />}
            {source}
          </Link>
          {change === undefined ? null : <p className={styles['change']}>{change}</p>}
        </li>
      ))}
    </ul>
  );
}
