import type {ReactNode} from 'react';
import {Tooltip as AriaTooltip} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './tooltip.module.css';

/** Words beside what is hovered or has the focus; goes inside a `TooltipTrigger`. */
export function Tooltip({children}: {children: ReactNode}) {
  return (
    <AriaTooltip offset={6} className={joinClasses(styles['tooltip'])}>
      {children}
    </AriaTooltip>
  );
}
