import {Check, Circle} from 'lucide-react';
import {joinClasses} from '#src/ui/class-names.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import styles from './checklist.module.css';

type ChecklistProps = {
  label: string;
  items: readonly {id: string; text: string; isMet: boolean}[];
  metWord: string;
};

/** Demands that are ticked off while one types. */
export function Checklist({label, items, metWord}: ChecklistProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={joinClasses(styles['item'], item.isMet && styles['met'])}>
          {item.isMet ? <Check size={14} strokeWidth={2.25} aria-hidden /> : <Circle size={14} aria-hidden />}
          <span>
            {item.text}
            {item.isMet ? <VisuallyHidden> ({metWord})</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
