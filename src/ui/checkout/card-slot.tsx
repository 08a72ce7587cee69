import type {Ref} from 'react';
import styles from './card.module.css';

type CardSlotProps = {readonly id: string; readonly slotRef: Ref<HTMLDivElement>; readonly label: string};

/** Where a card provider puts its own field. A summary of errors leads here: whoever puts the field in hears the focus, and hands it on. */
export function CardSlot({id, slotRef, label}: CardSlotProps) {
  return <div id={id} className={styles['slot']} ref={slotRef} role="group" aria-label={label} tabIndex={-1} />;
}
