import {ListBox, ListBoxItem} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './choice-list.module.css';

/** One line to choose: when, what, what about it, why it is offered (empty: nothing to say), how much. */
export type Choice = {
  readonly id: string;
  readonly start: string;
  readonly main: string;
  readonly more: string;
  readonly why: string;
  readonly end: string;
  readonly isInflow: boolean;
};

type ChoiceListProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly emptyText: string;
  readonly onChoose: (id: string) => void;
};

/** Lines of a ledger of which one is chosen, by a press or by arrows and Enter. */
export function ChoiceList({label, choices, emptyText, onChoose}: ChoiceListProps) {
  return (
    <ListBox
      aria-label={label}
      className={joinClasses(styles['list'])}
      items={choices}
      onAction={(id) => onChoose(String(id))}
      renderEmptyState={() => <div className={styles['empty']}>{emptyText}</div>}
    >
      {(choice) => (
        <ListBoxItem
          id={choice.id}
          textValue={`${choice.main}, ${choice.start}, ${choice.end}`}
          className={joinClasses(styles['line'])}
        >
          <span className={styles['start']}>{choice.start}</span>
          <span className={styles['words']}>
            <span className={styles['main']}>{choice.main}</span>
            <span className={styles['more']}>{choice.more}</span>
          </span>
          <span data-amount="" className={joinClasses(styles['end'], choice.isInflow && styles['in'])}>
            {choice.end}
          </span>
          {choice.why !== '' && <span className={styles['why']}>{choice.why}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
