import type {ReactNode} from 'react';
import css from './facts.module.css';

/** A short list of `Strip`s. */
export function StripList({label, children}: {readonly label: string; readonly children: ReactNode}) {
  return (
    <ul className={css['strips']} aria-label={label}>
      {children}
    </ul>
  );
}
