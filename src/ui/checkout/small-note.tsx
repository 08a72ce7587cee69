import type {ReactNode} from 'react';
import styles from './small-note.module.css';

/** A line of small print, with a picture before it where there is one. */
export function SmallNote({icon, children}: {readonly icon?: ReactNode; readonly children: ReactNode}) {
  return (
    <p className={styles['note']}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
