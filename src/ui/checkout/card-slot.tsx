import type {Ref} from 'react';
import styles from './card.module.css';

type CardSlotProps = {
  readonly id: string;
  readonly slotRef: Ref<HTMLDivElement>;
  readonly label: string;
  /** A summary of errors leads here: the field within is to take the focus. */
  readonly onFocus: () => void;
};

/** Where a card provider puts its own field. */
export function CardSlot({id, slotRef, label, onFocus}: CardSlotProps) {
  return (
    <div
      id={id}
      className={styles['slot']}
      ref={slotRef}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={({target, currentTarget}) => {
        if (target === currentTarget) onFocus();
      }}
    />
  );
}
