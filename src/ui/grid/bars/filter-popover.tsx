import type {ReactNode} from 'react';
import {Popover} from '#src/ui/overlays/popover.tsx';
import css from './bars.module.css';

/** The small layer in which a list is narrowed. */
export function FilterPopover({children}: {readonly children: ReactNode}) {
  return (
    <Popover>
      <div className={css['narrow']}>{children}</div>
    </Popover>
  );
}
