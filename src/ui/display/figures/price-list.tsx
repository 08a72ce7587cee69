import {Fragment, type ReactNode} from 'react';
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
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd {...(isLess ? {className: styles['less']} : {})}>{value}</dd>
          </Fragment>
        ))}
        <dt className={styles['total']}>{total.name}</dt>
        <dd className={styles['total']}>{total.value}</dd>
      </dl>
      {later?.map((sentence) => (
        <p key={sentence} className={styles['later']}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
