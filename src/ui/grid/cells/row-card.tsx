import type {ReactNode} from 'react';
import {useSwipe} from '#src/ui/grid/use-swipe.ts';
import css from './cells.module.css';

/** What a swipe does, and the words and icon that show beneath the card while it moves. */
type CardSwipe = {readonly words: ReactNode; readonly onSwipe: () => void};

type RowCardProps = {
  readonly name: string;
  readonly amount: string;
  readonly isInflow: boolean;
  readonly about: ReactNode;
  readonly states: ReactNode;
  readonly menu: ReactNode;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
  /** Towards the end of the line, and towards its start; the card's menu does the same. */
  readonly swipes: {readonly end: CardSwipe; readonly start: CardSwipe};
};

/** One row as a card: two lines, the amount at their end, a menu button; pressing the card opens it. */
export function RowCard(props: RowCardProps) {
  const {end, start} = props.swipes;
  const swipe = useSwipe({onEnd: end.onSwipe, onStart: start.onSwipe});
  return (
    <>
      <div className={css['card']} data-selected={props.isSelected} {...swipe}>
        <button type="button" className={css['name']} onClick={props.onOpen}>
          {props.name}
        </button>
        <span data-amount="" className={css['amount']}>
          <span className={props.isInflow ? css['inflow'] : undefined}>{props.amount}</span>
        </span>
        <span className={css['about']}>{props.about}</span>
        <span className={css['states']}>{props.states}</span>
        <span className={css['menu']}>{props.menu}</span>
      </div>
      <span className={css['beneath']} data-side="end" aria-hidden>
        {end.words}
      </span>
      <span className={css['beneath']} data-side="start" aria-hidden>
        {start.words}
      </span>
    </>
  );
}
