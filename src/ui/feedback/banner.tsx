import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './feedback.module.css';

type BannerProps = {
  children: ReactNode;
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
  icon?: ReactNode;
  actions?: ReactNode;
  /** `bar`: across the whole width; `boxed`: within a screen. */
  shape?: 'bar' | 'boxed';
  /** Read out at once when it appears. */
  isUrgent?: boolean;
};

/** Something that stays true until it is dealt with. */
export function Banner({children, tone = 'info', icon, actions, shape = 'bar', isUrgent = false}: BannerProps) {
  return (
    <div
      className={joinClasses(
        styles['banner'],
        tone !== 'neutral' && styles[tone],
        shape === 'boxed' && styles['boxed'],
      )}
      role={isUrgent ? 'alert' : 'status'}
    >
      {icon}
      <div className={styles['words']}>{children}</div>
      {actions}
    </div>
  );
}
