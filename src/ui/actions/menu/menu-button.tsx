import type {ReactElement, ReactNode} from 'react';
import {Ellipsis} from 'lucide-react';
import {Menu, MenuTrigger} from 'react-aria-components';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {Popover} from '#src/ui/overlays/popover.tsx';
import styles from './menu.module.css';

type MenuButtonProps = {
  /** The button that opens it; three dots where none is given. */
  trigger?: ReactElement;
  label: string;
  /** `MenuItem`, `MenuGroup` and `MenuLine`. */
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom';
};

/** A button and the list of acts that it opens. */
export function MenuButton({label, children, placement = 'bottom start', ...more}: MenuButtonProps) {
  const {trigger = <IconButton icon={<Ellipsis size={18} aria-hidden />} label={label} />} = more;
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
