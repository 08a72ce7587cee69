import {Check, Minus} from 'lucide-react';
import css from './cells.module.css';

/** The same objects in every row: React then leaves them alone. An empty box, as most are, has none. */
const icons = {none: null, all: <Check />, some: <Minus />};

type TickProps = {
  readonly state: 'none' | 'some' | 'all';
  /** Empty boxes of rows stay out of sight until the row is pointed at. */
  readonly isQuiet?: boolean;
};

/** The box that shows whether a row is selected; silent, because the row itself says it. */
export function Tick({state, isQuiet = false}: TickProps) {
  return (
    <span className={css['tick']} data-state={state} data-quiet={isQuiet} aria-hidden>
      {icons[state]}
    </span>
  );
}
