import {joinClasses} from '#src/ui/class-names.ts';
import styles from './step-bar.module.css';

type StepBarProps = {
  /** The step that is now, counted from 1; one more than `count` where all are done. */
  now: number;
  count: number;
};

/** Steps beside one another, those done filled and the present one outlined; the words below say it, so it is silent. */
export function StepBar({now, count}: StepBarProps) {
  return (
    <div className={styles['steps']} aria-hidden>
      {Array.from({length: count}, (_, index) => (
        <i key={index} className={joinClasses(index + 1 < now && styles['done'], index + 1 === now && styles['now'])} />
      ))}
    </div>
  );
}
