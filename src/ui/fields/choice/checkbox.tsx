import type {ReactNode} from 'react';
import {Check, Minus} from 'lucide-react';
import {Checkbox as AriaCheckbox} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './toggles.module.css';

type CheckboxProps = {
  /** Left out where a table's heading says it: then `label` is read out. */
  children?: ReactNode;
  label?: string;
  isSelected: boolean;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  hint?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
};

/** A yes or no that takes effect with the form around it. */
export function Checkbox(props: CheckboxProps) {
  return (
    <AriaCheckbox
      className={joinClasses(styles['line'])}
      isSelected={props.isSelected}
      onChange={props.onChange}
      {...(props.label === undefined ? {} : {'aria-label': props.label})}
      {...(props.isIndeterminate ? {isIndeterminate: true} : {})}
      {...(props.isDisabled ? {isDisabled: true} : {})}
      {...(props.isInvalid ? {isInvalid: true} : {})}
    >
      <span className={styles['box']}>
        {props.isIndeterminate ? (
          <Minus size={12} strokeWidth={2.75} aria-hidden />
        ) : (
          <Check size={12} strokeWidth={2.75} aria-hidden />
        )}
      </span>
      {props.children === undefined ? null : (
        <span className={styles['words']}>
          {props.children}
          {props.hint === undefined ? null : <span className={styles['hint']}>{props.hint}</span>}
        </span>
      )}
    </AriaCheckbox>
  );
}
