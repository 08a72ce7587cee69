import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import {Link} from '#src/ui/actions/link.tsx';
import styles from './date-list.module.css';

type DateLine = {
  id: string;
  start: string;
  main: string;
  /** Where something can be done about it; null where `aux` leads there. */
  href: string | null;
  aux: ReactNode;
  end: string;
  isSoon: boolean;
};

type DateListProps = {
  label: string;
  lines: readonly DateLine[];
};

/** Days to come below one another: when, what, whose, how long from now. */
export function DateList({label, lines}: DateListProps) {
  return (
    <ul aria-label={label}>
      {lines.map(({id, start, main, href, aux, end, isSoon}) => (
        <li key={id} className={styles['line']}>
          <span className={styles['start']}>{start}</span>
          <span className={styles['main']}>
            {href === null ? (
              main
            ) : (
              <Link look="plain" href={href}>
                {main}
              </Link>
            )}{' '}
            <span className={styles['aux']}>{aux}</span>
          </span>
          <span className={joinClasses(styles['end'], isSoon && styles['soon'])}>{end}</span>
        </li>
      ))}
    </ul>
  );
}
