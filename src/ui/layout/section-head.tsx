import type {ReactNode} from 'react';
import {Count} from '#src/ui/display/figures/count.tsx';
import styles from './layout.module.css';

type SectionHeadProps = {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
};

/** The `h2` of a part of a screen. */
export function SectionHead({title, count, actions}: SectionHeadProps) {
  return (
    <div className={styles['section-head']}>
      <h2 className={styles['section-title']}>{title}</h2>
      {count === undefined ? null : <Count>{count}</Count>}
      {actions === undefined ? null : <div className={styles['push']}>{actions}</div>}
    </div>
  );
}
