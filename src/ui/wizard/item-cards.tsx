import type {ReactNode} from 'react';
import styles from './item-card.module.css';

/** The cards of a step, below one another. */
export function ItemCards({label, children}: {label: string; children: ReactNode}) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}
