import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

/** Things below one another. `gap` counts steps of the space scale: 4, 8, 12, 16, 24, 32 px. */
export function Stack({children, gap = 4}: {children: ReactNode; gap?: 1 | 2 | 3 | 4 | 5 | 6}) {
  return <div className={joinClasses(styles['stack'], styles[`gap-${gap}`])}>{children}</div>;
}
