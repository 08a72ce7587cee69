import type {Ref} from 'react';
import styles from './card.module.css';

/** Where a card provider puts its own field. */
export function CardSlot({slotRef, label}: {readonly slotRef: Ref<HTMLDivElement>; readonly label: string}) {
  return <div className={styles['slot']} ref={slotRef} role="group" aria-label={label} />;
}
