import type {ReactNode} from 'react';
import css from './bars.module.css';

/** The room a search field takes in a toolbar. */
export function SearchSlot({children}: {readonly children: ReactNode}) {
  return (
    <div role="search" className={css['search']}>
      {children}
    </div>
  );
}
