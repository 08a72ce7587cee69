import type {ReactNode} from 'react';
import styles from './feedback.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** One main act, perhaps a quiet second. */
  actions?: ReactNode;
  /** It stands for the whole screen: its title is the one `h1`, which takes the focus after a navigation. */
  isPage?: boolean;
};

/** Says why there is nothing here, and what one can do about it. */
export function EmptyState({title, children, icon, actions, isPage = false}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles['empty']}>
      {icon === undefined ? null : <span className={styles['empty-icon']}>{icon}</span>}
      <Title className={styles['empty-title']} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Title>
      {children === undefined ? null : <div className={styles['empty-text']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['empty-actions']}>{actions}</div>}
    </div>
  );
}
