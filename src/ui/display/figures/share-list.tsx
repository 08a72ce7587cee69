import type {ReactNode} from 'react';
import {Link} from '#src/ui/actions/link.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './share-list.module.css';

/** One part of a whole. */
type ShareLine = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** What is read of the link after its name, such as how many it leads to. */
  readonly about: string;
  /** From 0 to 1, of the largest. */
  readonly length: number;
  readonly amount: string;
  readonly share: string;
  /** How it differs from before; null where there is nothing to compare with. */
  readonly change: ReactNode;
  /** Something is to be done about it. */
  readonly isOpen?: boolean;
};

type ShareListProps = {readonly label: string; readonly lines: readonly ShareLine[]};

/** What a whole is made of, the largest first: each part with its bar, amount and share, and the way to what it is made of. */
export function ShareList({label, lines}: ShareListProps) {
  const hasChanges = lines.some(({change}) => change !== null);
  return (
    <ul className={joinClasses(styles['shares'], hasChanges && styles['compared'])} aria-label={label}>
      {lines.map(({id, name, href, about, length, amount, share, change, isOpen = false}) => (
        <li key={id}>
          <span className={joinClasses(styles['name'], isOpen && styles['open'])}>
            <Link href={href} look="plain" label={`${name}, ${about}`}>
              {name}
            </Link>
          </span>
          <span className={styles['track']} aria-hidden>
            <span className={styles['bar']} style={{inlineSize: `${Math.max(0, Math.min(1, length)) * 100}%`}} />
          </span>
          <span className={styles['amount']} data-amount="">
            {amount}
          </span>
          <span className={styles['share']}>{share}</span>
          {hasChanges && <span className={styles['change']}>{change}</span>}
        </li>
      ))}
    </ul>
  );
}
