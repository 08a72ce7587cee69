import type {ReactNode} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from './menu-button.tsx';
import {MenuItem} from './menu-item.tsx';

type ChoiceMenuProps<Value extends string> = {
  /** What is chosen, read out with the choice that stands. */
  label: string;
  /** Shown on the button. */
  children: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  value: Value;
  options: readonly {value: Value; text: string}[];
  onChange: (value: Value) => void;
  placement?: 'bottom end' | 'top end';
};

/** A quiet button that opens a list of which one always stands. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  return (
    <MenuButton
      label={props.label}
      placement={props.placement ?? 'bottom end'}
      trigger={
        <Button look="quiet" label={props.label} icon={props.icon} end={props.end}>
          {props.children}
        </Button>
      }
    >
      {props.options.map((option) => (
        <MenuItem
          key={option.value}
          id={option.value}
          isCurrent={option.value === props.value}
          onAction={() => props.onChange(option.value)}
        >
          {option.text}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
