import type {ReactNode} from 'react';
import css from './cells.module.css';

type RowCardProps = {
  readonly name: string;
  readonly amount: string;
  readonly isInflow: boolean;
  readonly about: ReactNode;
  readonly states: ReactNode;
  readonly menu: ReactNode;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
};

/** One row as a card: two lines, the amount at their end, a menu button; pressing the card opens it. */
export function RowCard(props: RowCardProps) {
  return (
    <div className={css['card']} data-selected={props.isSelected}>
      <button type="button" className={css['name']} onClick={props.onOpen}>
        {props.name}
      </button>
      <span className={css['amount']}>
        <span className={props.isInflow ? css['inflow'] : undefined}>{props.amount}</span>
      </span>
      <span className={css['about']}>{props.about}</span>
      <span className={css['states']}>{props.states}</span>
      <span className={css['menu']}>{props.menu}</span>
    </div>
  );
}
