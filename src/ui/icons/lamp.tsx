import {mark} from '#contract/kernel/mark.data.ts';
import styles from './lamp.module.css';

/** The product's mark: a lighthouse whose beam is the one accent. Silent: the name stands beside it. */
export function Lamp({size = 24}: {size?: number}) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`} fill="none" aria-hidden focusable="false">
      <path className={styles['beam']} d={mark.beam} />
      <path
        d={mark.lines}
        stroke="currentColor"
        strokeWidth={mark.lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
