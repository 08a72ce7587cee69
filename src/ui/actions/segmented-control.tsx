import type {ReactNode} from 'react';
import {ToggleButton, ToggleButtonGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './segmented-control.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly {value: Value; label: ReactNode; icon?: ReactNode}[];
  onChange: (value: Value) => void;
  /** Takes the whole width, for a phone. */
  isWide?: boolean;
};

/** A few choices side by side, one of which is always taken. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={props.label}
      className={joinClasses(styles['group'], props.isWide && styles['wide'])}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[props.value]}
      onSelectionChange={(keys) => {
        const picked = props.options.find((option) => keys.has(option.value));
        if (picked) props.onChange(picked.value);
      }}
    >
      {props.options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={joinClasses(styles['segment'])}>
          {option.icon}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
