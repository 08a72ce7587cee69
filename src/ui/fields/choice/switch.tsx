import type {ReactNode} from 'react';
import {Switch as AriaSwitch} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './toggles.module.css';

type SwitchProps = {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  hint?: string;
  isDisabled?: boolean;
};

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  return (
    <AriaSwitch
      className={joinClasses(styles['line'])}
      isSelected={props.isSelected}
      onChange={props.onChange}
      {...pickGiven({isDisabled: props.isDisabled})}
    >
      <span className={styles['track']} aria-hidden />
      <span className={styles['words']}>
        {props.children}
        {props.hint === undefined ? null : <span className={styles['hint']}>{props.hint}</span>}
      </span>
    </AriaSwitch>
  );
}
