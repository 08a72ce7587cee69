import type {ReactNode} from 'react';
import css from './cells.module.css';

type CellTextProps = {
  readonly children: ReactNode;
  /** `strong` leads the row, `muted` stands back, `missing` is what is not there yet. */
  readonly tone?: 'strong' | 'plain' | 'muted' | 'missing' | 'inflow';
  /** Weaker words after it, on the same line. */
  readonly more?: string | null;
};

/** The words of a cell, which cuts them with an ellipsis where there is no room. */
export function CellText({children, tone = 'plain', more = null}: CellTextProps) {
  return (
    <>
      <span className={css[tone]}>{children}</span>
      {more !== null && <span className={css['more']}> {more}</span>}
    </>
  );
}
