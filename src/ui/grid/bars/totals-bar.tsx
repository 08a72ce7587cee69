import type {ReactNode} from 'react';
import css from './bars.module.css';

/** One line of sums; several currencies have a line each. */
export type SumLine = {
  readonly key: string;
  readonly parts: readonly {readonly name: string; readonly value: string; readonly isInflow?: boolean}[];
};

type TotalsBarProps = {readonly label: string; readonly count: ReactNode; readonly lines: readonly SumLine[]};

/** What a whole list adds up to, under it. */
export function TotalsBar({label, count, lines}: TotalsBarProps) {
  return (
    <section className={css['totals']} aria-label={label}>
      <span>{count}</span>
      <div className={css['sums']}>
        {lines.map((line) => (
          <span key={line.key} className={css['sum']}>
            {line.parts.map((part) => (
              <span key={part.name}>
                {part.name} <b className={part.isInflow ? css['inflow'] : undefined}>{part.value}</b>
              </span>
            ))}
          </span>
        ))}
      </div>
    </section>
  );
}
