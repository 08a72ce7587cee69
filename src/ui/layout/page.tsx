import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

/** The content of a screen below its head: gutters and a measure; `narrow` for forms. */
export function Page({children, width = 'normal'}: {children: ReactNode; width?: 'normal' | 'narrow'}) {
  return <div className={joinClasses(styles['page'], width === 'narrow' && styles['narrow'])}>{children}</div>;
}
