import {Fragment, type ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './checkout.module.css';

type QuoteProps = {
  readonly lines: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly value: ReactNode;
    readonly isLess?: boolean;
  }[];
  readonly sumName: string;
  readonly sum: string;
};

/** What is ordered, line by line, and what it comes to. */
export function Quote({lines, sumName, sum}: QuoteProps) {
  return (
    <dl className={styles['quote']}>
      {lines.map(({id, name, value, isLess}) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <dd {...(isLess ? {className: styles['less']} : {})}>{value}</dd>
        </Fragment>
      ))}
      <dt className={joinClasses(styles['sum'], styles['sum-word'])}>{sumName}</dt>
      <dd className={styles['sum']}>{sum}</dd>
    </dl>
  );
}
