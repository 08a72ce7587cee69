import type {ReactNode} from 'react';
import styles from '#src/ui/display/display.module.css';

/** How many of something, beside its name. */
export function Count({children}: {children: ReactNode}) {
  return <span className={styles['count']}>{children}</span>;
}
