import type {ReactNode} from 'react';
import css from './facts.module.css';

/** A large amount and, under it, how it stands. */
export function FigureLine({figure, children}: {readonly figure: string; readonly children: ReactNode}) {
  return (
    <div>
      <p data-amount="" className={css['figure']}>
        {figure}
      </p>
      <div className={css['stateLine']}>{children}</div>
    </div>
  );
}
