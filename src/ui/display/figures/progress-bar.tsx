import {ProgressBar as AriaProgressBar, Label} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from '#src/ui/display/display.module.css';

type ProgressBarProps = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** How far it is, in words such as "340 of 1,200"; a percentage where it is left out. */
  valueText?: string;
  /** `warn` and `danger` where it is a share that runs out; words beside it say so too. */
  tone?: 'accent' | 'warn' | 'danger';
};

/** How far a piece of work has come, or how much of something is used. */
export function ProgressBar({label, value, max = 100, valueText, tone = 'accent'}: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={joinClasses(styles['progress'])}
      value={value}
      maxValue={max}
      {...pickGiven({valueLabel: valueText})}
    >
      {({percentage, valueText: shown}) => (
        <>
          <span className={styles['progress-line']}>
            <Label>{label}</Label>
            <span className={styles['progress-value']}>{shown}</span>
          </span>
          <span className={styles['meter']}>
            <span
              className={joinClasses(styles['fill'], tone !== 'accent' && styles[`fill-${tone}`])}
              style={{width: `${percentage ?? 0}%`}}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
