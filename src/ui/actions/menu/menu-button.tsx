import type {ReactElement, ReactNode} from 'react';
import {Menu, MenuTrigger} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Popover} from '#src/ui/overlays/popover.tsx';
import styles from './menu.module.css';

type MenuButtonProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  /** `MenuItem`, `MenuGroup` and `MenuLine`. */
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom';
};

/** A button and the list of acts that it opens. */
export function MenuButton({trigger, label, children, placement = 'bottom start'}: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement}>
        <Menu aria-label={label} className={joinClasses(styles['menu'])}>
          {children}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
