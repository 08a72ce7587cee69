import type {ReactNode} from 'react';
import styles from './display.module.css';

/** A sentence behind its picture. */
export function IconLine({icon, children}: {icon: ReactNode; children: ReactNode}) {
  return (
    <p className={styles['icon-line']}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
