import {Check} from 'lucide-react';
import {ListBox, ListBoxItem} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './list-box.module.css';

/** One choice of a select or a combo box. */
export type Option<Id extends string = string> = {id: Id; label: string; hint?: string};

/** The choice of a key that React Aria names. */
export function pickOption<Id extends string>(options: readonly Option<Id>[], key: unknown): Id | null {
  return options.find(({id}) => id === key)?.id ?? null;
}

type OptionListProps = {
  /** Left out inside a combo box, which filters them itself. */
  items?: readonly Option[];
  emptyText?: string;
};

/** The choices of the field around it, with a tick at the one that stands. */
export function OptionList({items, emptyText}: OptionListProps) {
  return (
    <ListBox
      className={joinClasses(styles['list'])}
      {...pickGiven({items})}
      {...(emptyText === undefined ? {} : {renderEmptyState: () => <div className={styles['empty']}>{emptyText}</div>})}
    >
      {(option: Option) => (
        <ListBoxItem id={option.id} textValue={option.label} className={joinClasses(styles['option'])}>
          {({isSelected}) => (
            <>
              <span className={styles['words']}>
                <span>{option.label}</span>
                {option.hint === undefined ? null : <span className={styles['hint']}>{option.hint}</span>}
              </span>
              {isSelected ? <Check size={16} aria-hidden /> : null}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
