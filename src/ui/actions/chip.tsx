import type {ReactNode} from 'react';
import {ToggleButton} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  icon?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/** A choice that is on or off, such as a quick filter. */
export function Chip({children, icon, isSelected, onChange}: ChipProps) {
  return (
    <ToggleButton className={joinClasses(styles['chip'])} isSelected={isSelected} onChange={onChange}>
      {icon}
      {children}
    </ToggleButton>
  );
}
