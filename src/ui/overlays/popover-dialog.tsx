import type {ReactElement, ReactNode} from 'react';
import {Dialog, DialogTrigger} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Popover} from './popover.tsx';
import styles from './popover.module.css';

type PopoverDialogProps = {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

/** A button that opens a small layer of fields or facts beside it. */
export function PopoverDialog({trigger, label, children, placement = 'bottom start'}: PopoverDialogProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover placement={placement}>
        <Dialog aria-label={label} className={joinClasses(styles['content'])}>
          {({close}) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
