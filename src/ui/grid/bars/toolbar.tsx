import type {ReactNode} from 'react';
import css from './bars.module.css';

/** The line over a list: what narrows it at the start, how it is shown at the end. */
export function Toolbar({
  label,
  children,
  end,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <div className={css['toolbar']} role="group" aria-label={label}>
      <div className={css['start']}>{children}</div>
      {end !== undefined && <div className={css['end']}>{end}</div>}
    </div>
  );
}
