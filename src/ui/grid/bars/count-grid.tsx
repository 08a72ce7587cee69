import type {ReactNode} from 'react';
import css from './facts.module.css';

type CountGridProps = {
  readonly label: string;
  readonly counts: readonly {readonly name: string; readonly count: string; readonly action?: ReactNode}[];
};

/** A few counts side by side, each with its name and perhaps an act. */
export function CountGrid({label, counts}: CountGridProps) {
  return (
    <section className={css['countGrid']} aria-label={label}>
      {counts.map((one) => (
        <div key={one.name}>
          <span>{one.name}</span>
          <strong>{one.count}</strong>
          {one.action}
        </div>
      ))}
    </section>
  );
}
