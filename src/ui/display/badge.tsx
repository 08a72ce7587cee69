import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './display.module.css';

export type Tone = 'neutral' | 'ok' | 'warn' | 'danger' | 'accent' | 'violet';

/** The state of a thing in a word; colour never speaks alone. */
export function Badge({children, tone = 'neutral', icon}: {children: ReactNode; tone?: Tone; icon?: ReactNode}) {
  return (
    <span className={joinClasses(styles['badge'], tone !== 'neutral' && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
