import type {ReactNode} from 'react';
import css from './bars.module.css';

/** A short column of choices that scrolls when it grows long. */
export function ScrollBox({children}: {readonly children: ReactNode}) {
  return <div className={css['choices']}>{children}</div>;
}
