import type {ReactNode} from 'react';
import css from './bars.module.css';

type ActionBarProps = {
  readonly label: string;
  readonly count: string;
  readonly sum: string;
  readonly children: ReactNode;
};

/** What can be done with the selected rows; how many there are is said when it changes. */
export function ActionBar({label, count, sum, children}: ActionBarProps) {
  return (
    <section className={css['actions']} aria-label={label}>
      <span role="status">
        <b>{count}</b>
      </span>
      <span data-amount="" className={css['selected']}>
        {sum}
      </span>
      {children}
    </section>
  );
}
