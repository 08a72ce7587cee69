import {useEffect, useRef, type ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './feedback.module.css';

type BannerProps = {
  children: ReactNode;
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
  icon?: ReactNode;
  actions?: ReactNode;
  /** `bar`: across the whole width; `line`: the same of few words, on one line; `boxed`: within a screen. */
  shape?: 'bar' | 'line' | 'boxed';
  /** Not read out when it changes, as what changes with every key. */
  isSilent?: boolean;
  /** Read out at once when it appears, and brought into sight. */
  isUrgent?: boolean;
};

/** Something that stays true until it is dealt with. */
export function Banner({
  children,
  tone = 'info',
  icon,
  actions,
  shape = 'bar',
  isSilent = false,
  isUrgent = false,
}: BannerProps) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) own.current?.scrollIntoView({block: 'nearest'});
  }, [isUrgent]);
  return (
    <div
      ref={own}
      className={joinClasses(styles['banner'], tone !== 'neutral' && styles[tone], shape !== 'bar' && styles[shape])}
      role={isUrgent ? 'alert' : isSilent ? undefined : 'status'}
    >
      {icon}
      <div className={styles['words']}>{children}</div>
      {actions}
    </div>
  );
}
