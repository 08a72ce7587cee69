import type {ReactNode} from 'react';
import {ChevronUp} from 'lucide-react';
import css from './bars.module.css';

/** One line of sums; several currencies have a line each. The last part is what the line comes to. */
export type SumLine = {
  readonly key: string;
  readonly parts: readonly {readonly name: string; readonly value: string; readonly isInflow?: boolean}[];
};

type TotalsBarProps = {
  readonly label: string;
  readonly count: ReactNode;
  readonly lines: readonly SumLine[];
  /** One line with what it comes to, which opens to all the sums: for narrow screens. */
  readonly isFolded?: boolean;
};

/** What a whole list adds up to, under it. */
export function TotalsBar({label, count, lines, isFolded = false}: TotalsBarProps) {
  const sums = (
    <div className={css['sums']}>
      {lines.map((line) => (
        <span key={line.key} className={css['sum']}>
          {line.parts.map((part) => (
            <span key={part.name}>
              {part.name}{' '}
              <b data-amount="" className={part.isInflow ? css['inflow'] : undefined}>
                {part.value}
              </b>
            </span>
          ))}
        </span>
      ))}
    </div>
  );
  return (
    <section className={css['totals']} aria-label={label}>
      {isFolded ? (
        <details className={css['fold']}>
          <summary>
            <span className={css['line']}>
              <span>{count}</span>
              <span className={css['net']}>
                {lines.map((line) => (
                  <b key={line.key} data-amount="">
                    {line.parts.at(-1)?.value}
                  </b>
                ))}
              </span>
            </span>
            <ChevronUp size={16} aria-hidden />
          </summary>
          {sums}
        </details>
      ) : (
        <>
          <span>{count}</span>
          {sums}
        </>
      )}
    </section>
  );
}
