import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './state-chip.module.css';

/** All is well, which a phone says by the icon alone; something runs; something waits for a person; neither. */
export type ChipLook = 'well' | 'runs' | 'waits' | 'plain';

type StateChipProps = {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly long: string;
  /** Where there is little room. */
  readonly short: string;
  readonly look: ChipLook;
  readonly onPress?: () => void;
};

/** How something stands, in a bar, with the way to more. */
export function StateChip({href, label, icon, long, short, look, onPress}: StateChipProps) {
  return (
    <Link
      href={href}
      className={joinClasses(styles['chip'], styles[look])}
      aria-label={label}
      {...pickGiven({onPress})}
    >
      {icon}
      <span className={styles['long']}>{long}</span>
      <span className={styles['short']}>{short}</span>
    </Link>
  );
}
