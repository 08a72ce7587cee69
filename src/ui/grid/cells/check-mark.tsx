import {Check} from 'lucide-react';
import css from './cells.module.css';

/** The same object in every row: React then leaves it alone. */
const check = <Check aria-hidden />;

/** A round mark for what is done or not done yet, with its word; without one where the word stands beside it. */
export function CheckMark({isOn, label}: {readonly isOn: boolean; readonly label: string | null}) {
  const name = label === null ? {'aria-hidden': true} : {role: 'img', 'aria-label': label};
  return (
    <span className={css['mark']} data-on={isOn} {...name}>
      {isOn && check}
    </span>
  );
}
