import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './price-list.module.css';

type PriceListProps = {
  readonly lines: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly value: ReactNode;
    /** It lowers the sum. */
    readonly isLess?: boolean;
  }[];
  readonly total: {readonly name: string; readonly value: string};
  /** What follows another day, a sentence each. */
  readonly later?: readonly string[];
};

/** What something comes to: line by line, now, and later. */
export function PriceList({lines, total, later}: PriceListProps) {
  return (
    <div className={styles['list']}>
      <dl className={styles['lines']}>
        {lines.map(({id, name, value, isLess}) => (
          <div key={id} className={styles['line']}>
            <dt>{name}</dt>
            <dd {...(isLess ? {className: styles['less']} : {})}>{value}</dd>
          </div>
        ))}
        <div className={joinClasses(styles['line'], styles['total'])}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {later?.map((sentence) => (
        <p key={sentence} className={styles['later']}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
