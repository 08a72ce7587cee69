import {FlaskConical} from 'lucide-react';
import styles from './sandbox-mark.module.css';

/** That nothing is charged here: the short words, and what follows where there is room. */
export function SandboxMark({short, more}: {readonly short: string; readonly more: string}) {
  return (
    <span className={styles['mark']}>
      <FlaskConical size={14} aria-hidden />
      <span>
        {short}
        <span className={styles['long']}>{more}</span>
      </span>
    </span>
  );
}
