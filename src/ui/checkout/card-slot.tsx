import type {Ref} from 'react';
import styles from './checkout.module.css';

/** Where a card provider puts its own field. */
export function CardSlot({slotRef, label}: {readonly slotRef: Ref<HTMLDivElement>; readonly label: string}) {
  return <div className={styles['card-slot']} ref={slotRef} role="group" aria-label={label} />;
}
