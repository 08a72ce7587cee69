import type {ReactNode} from 'react';
import {Check, Minus} from 'lucide-react';
import {Checkbox as AriaCheckbox} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
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
  /** Given to the input, so that an error summary can lead to it. */
  id?: string;
};

/** A yes or no that takes effect with the form around it. */
export function Checkbox(props: CheckboxProps) {
  const {isIndeterminate, isDisabled, isInvalid} = props;
  return (
    <AriaCheckbox
      className={joinClasses(styles['line'])}
      isSelected={props.isSelected}
      onChange={props.onChange}
      {...pickGiven({'aria-label': props.label, id: props.id, isIndeterminate, isDisabled, isInvalid})}
    >
      <span className={styles['box']}>
        {isIndeterminate ? (
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
