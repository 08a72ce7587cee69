import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './display.module.css';

type TextProps = {
  children: ReactNode;
  size?: 'body' | 'small' | 'micro' | 'figure';
  tone?: 'normal' | 'muted' | 'ok' | 'warn' | 'danger' | 'accent';
  isStrong?: boolean;
  /** Digits of one width, for numbers that stand below one another or change in place. */
  isTabular?: boolean;
  /** Somebody's own words: in their lines, as wide as one reads well. */
  isAsWritten?: boolean;
  as?: 'p' | 'span' | 'h3';
};

/** Text in one of the sizes and tones of the design. */
export function Text({size = 'body', tone = 'normal', as: Element = 'p', ...props}: TextProps) {
  return (
    <Element
      className={joinClasses(
        (size === 'small' || size === 'micro') && styles[`text-${size}`],
        size === 'figure' && styles['figure'],
        tone !== 'normal' && styles[`tone-${tone}`],
        props.isStrong && styles['strong'],
        props.isTabular && styles['tabular'],
        props.isAsWritten && styles['as-written'],
      )}
    >
      {props.children}
    </Element>
  );
}
