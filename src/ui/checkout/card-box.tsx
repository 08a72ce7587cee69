import type {ReactNode} from 'react';
import styles from './card.module.css';

type CardBoxProps = {
  readonly label: string;
  readonly number: ReactNode;
  readonly expiry: ReactNode;
  readonly cvc: ReactNode;
};

/** The three fields of a card: the number over the other two. */
export function CardBox({label, number, expiry, cvc}: CardBoxProps) {
  return (
    <div className={styles['box']} role="group" aria-label={label}>
      <div className={styles['number']}>{number}</div>
      {expiry}
      {cvc}
    </div>
  );
}
