import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

type PageProps = {
  children: ReactNode;
  width?: 'normal' | 'narrow';
  /** The head ends with tabs, whose line wants air below it. */
  isBelowTabs?: boolean;
};

/** The content of a screen below its head: gutters and a measure; `narrow` for forms. */
export function Page({children, width = 'normal', isBelowTabs = false}: PageProps) {
  const classes = [styles['page'], width === 'narrow' && styles['narrow'], isBelowTabs && styles['below-tabs']];
  return <div className={joinClasses(...classes)}>{children}</div>;
}
