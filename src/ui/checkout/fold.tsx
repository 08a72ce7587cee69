import {useId, useState, type ReactNode} from 'react';
import {ChevronDown} from 'lucide-react';
import {Button} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './fold.module.css';

type FoldProps = {
  readonly title: string;
  readonly note: string;
  readonly value: string;
  readonly children: ReactNode;
};

/** One line that opens to what it sums up; only where what it repeats is far below. */
export function Fold({title, note, value, children}: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['fold']}>
      <Button
        className={joinClasses(styles['line'])}
        aria-expanded={isOpen}
        {...(isOpen ? {'aria-controls': id} : {})}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={styles['title']}>{title}</span>
        <span className={styles['note']}>{note}</span>
        <span className={styles['value']}>{value}</span>
        <ChevronDown size={16} aria-hidden className={joinClasses(styles['mark'], isOpen && styles['turned'])} />
      </Button>
      {isOpen ? (
        <div id={id} className={styles['more']}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
