import type {ReactNode} from 'react';
import {Popover as AriaPopover, type PopoverProps as AriaPopoverProps} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './popover.module.css';

type PopoverProps = {
  children: ReactNode;
  placement?: NonNullable<AriaPopoverProps['placement']>;
  /** As wide as what opened it, for lists of choices. */
  isTriggerWide?: boolean;
  /** Another number when it has to find its place anew. */
  moves?: number;
};

/** A small layer beside what opened it. */
export function Popover({children, placement = 'bottom start', isTriggerWide = false, moves = 0}: PopoverProps) {
  return (
    <AriaPopover
      placement={placement}
      offset={4}
      // Nothing is seen of it without an arrow; React Aria finds the place anew whenever it changes.
      arrowBoundaryOffset={moves % 2}
      className={joinClasses(styles['popover'], isTriggerWide && styles['as-wide-as-trigger'])}
    >
      {children}
    </AriaPopover>
  );
}
