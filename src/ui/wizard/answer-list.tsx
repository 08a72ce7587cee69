import {Button} from '#src/ui/actions/button.tsx';
import styles from './wizard.module.css';

/** One answer as the review shows it; null where none was given. */
export type Answer = {readonly label: string; readonly value: string | null};

type AnswerListProps = {
  /** Of the step. */
  title: string;
  answers: readonly Answer[];
  emptyText: string;
  changeText: string;
  onChange: () => void;
};

/** The answers of one step, with the way back to it. */
export function AnswerList({title, answers, emptyText, changeText, onChange}: AnswerListProps) {
  return (
    <section className={styles['answers']}>
      <div className={styles['answers-head']}>
        <h3>{title}</h3>
        <Button look="link" label={`${changeText}: ${title}`} onPress={onChange}>
          {changeText}
        </Button>
      </div>
      <dl className={styles['answers-list']}>
        {answers.map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? emptyText}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
