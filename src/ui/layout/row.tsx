import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

/** Things side by side, 8 px apart, which wrap where there is no room. */
export function Row({children, isSpread = false}: {children: ReactNode; isSpread?: boolean}) {
  return <div className={joinClasses(styles['row'], isSpread && styles['between'])}>{children}</div>;
}
