import type {ReactNode} from 'react';
import {Fragment} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from '#src/ui/display/display.module.css';

type FactsProps = {
  facts: readonly {name: string; value: ReactNode}[];
  /** The values are sentences: they begin at one edge, on a phone below their names. */
  isProse?: boolean;
};

/** Names and values in two columns. */
export function Facts({facts, isProse = false}: FactsProps) {
  return (
    <dl className={joinClasses(styles['facts'], isProse && styles['is-prose'])}>
      {facts.map((fact) => (
        <Fragment key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
