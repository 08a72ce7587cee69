import type {ReactNode} from 'react';
import styles from './feedback.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** One main act, perhaps a quiet second. */
  actions?: ReactNode;
};

/** Says why there is nothing here, and what one can do about it. */
export function EmptyState({title, children, icon, actions}: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon === undefined ? null : <span className={styles['empty-icon']}>{icon}</span>}
      <h2 className={styles['empty-title']}>{title}</h2>
      {children === undefined ? null : <div className={styles['empty-text']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['empty-actions']}>{actions}</div>}
    </div>
  );
}
