import type {ReactNode} from 'react';
import {Fragment} from 'react';
import styles from '#src/ui/display/display.module.css';

/** Names and values in two columns. */
export function Facts({facts}: {facts: readonly {name: string; value: ReactNode}[]}) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <Fragment key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
