import {Check} from 'lucide-react';
import css from './cells.module.css';

/** A round mark for what is done or not done yet, with its word. */
export function CheckMark({isOn, label}: {readonly isOn: boolean; readonly label: string}) {
  return (
    <span className={css['mark']} data-on={isOn} role="img" aria-label={label}>
      <Check aria-hidden />
    </span>
  );
}
