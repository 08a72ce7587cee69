import type {ReactNode} from 'react';
import css from './bars.module.css';

/** The part of a list page below its bars. `isFixed`: what is inside scrolls by itself. */
export function ListBody({children, isFixed = false}: {readonly children: ReactNode; readonly isFixed?: boolean}) {
  return (
    <div className={css['body']} data-fixed={isFixed}>
      {children}
    </div>
  );
}
