import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import {ArrivalContext, useArrival} from './arrival.ts';
import styles from './layout.module.css';

type PageProps = {
  children: ReactNode;
  width?: 'normal' | 'narrow';
  /** The head ends with tabs, whose line wants air below it. */
  isBelowTabs?: boolean;
};

/** The content of a screen below its head: gutters and a measure; `narrow` for forms. Shown once the parts that wait are here (`useArriving`). */
export function Page({children, width = 'normal', isBelowTabs = false}: PageProps) {
  const {hold, content} = useArrival();
  const classes = [styles['page'], width === 'narrow' && styles['narrow'], isBelowTabs && styles['below-tabs']];
  return (
    <ArrivalContext value={hold}>
      <div ref={content} className={joinClasses(...classes)}>
        {children}
      </div>
    </ArrivalContext>
  );
}
