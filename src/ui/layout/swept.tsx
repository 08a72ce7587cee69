import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

/** Many small things of a `Row`: on a phone they are one line that is swept aside, so that they do not fill the screen. */
export function Swept({children}: {readonly children: ReactNode}) {
  return <div className={joinClasses(styles['swept'])}>{children}</div>;
}
