import type {ReactNode} from 'react';
import {X} from 'lucide-react';
import {Button as AriaButton} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './chip.module.css';

type RemovableChipProps = {
  /** What is narrowed, such as the name of a field. */
  label?: ReactNode;
  /** The value, in stronger type. */
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  /** Pressing the chip itself, to change its value. */
  onPress?: () => void;
};

/** A filter that stands, with a button to take it away. */
export function RemovableChip({label, children, removeLabel, onRemove, onPress}: RemovableChipProps) {
  const words = (
    <>
      {label} <b>{children}</b>
    </>
  );
  return (
    <span className={joinClasses(styles['chip'], styles['removable'])}>
      {onPress ? (
        <AriaButton className={joinClasses(styles['words'])} onPress={onPress}>
          {words}
        </AriaButton>
      ) : (
        <span>{words}</span>
      )}
      <AriaButton className={joinClasses(styles['remove'])} aria-label={removeLabel} onPress={onRemove}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </AriaButton>
    </span>
  );
}
