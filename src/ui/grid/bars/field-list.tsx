import {Fragment, type ReactNode} from 'react';
import css from './facts.module.css';

/** Names and values one under the other, the values open to be changed. */
export function FieldList({fields}: {readonly fields: readonly {readonly name: string; readonly value: ReactNode}[]}) {
  return (
    <dl className={css['fields']}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          <dt>{field.name}</dt>
          <dd>{field.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
