import type {ReactNode} from 'react';
import {Check, Minus} from 'lucide-react';
import {joinClasses} from '#src/ui/class-names.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import styles from './timeline.module.css';

/** One step: `state` is said aloud by its words, which stand before the title. */
export type TimelineItem = {
  readonly id: string;
  readonly look: 'done' | 'skipped' | 'now' | 'ahead';
  /** What the look means, for who does not see it. */
  readonly lookText: string;
  readonly title: ReactNode;
  /** When it was, or who will act. */
  readonly end: ReactNode;
  readonly lines: readonly ReactNode[];
  /** Who acts now, what that means, and what one can do. */
  readonly box?: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: ReactNode;
    readonly action: ReactNode;
  };
};

/** Steps in their order, each with when it was: done, skipped, the one that is now, and those ahead. */
export function Timeline({label, items}: {readonly label: string; readonly items: readonly TimelineItem[]}) {
  return (
    <ol aria-label={label}>
      {items.map(({id, look, lookText, title, end, lines, box}, place) => (
        <li
          key={id}
          className={joinClasses(styles['step'], styles[look])}
          {...(look === 'now' && {'aria-current': 'step' as const})}
        >
          <span className={styles['dot']} aria-hidden>
            {sign(look, place)}
          </span>
          <span className={styles['title']}>
            <VisuallyHidden>{lookText}: </VisuallyHidden>
            {title}
          </span>
          {end === null ? null : <span className={styles['end']}>{end}</span>}
          {lines.length === 0 ? null : (
            <div className={styles['more']}>
              {lines.map((line, index) => (
                // Lines of one step never change their order.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <p key={index}>{line}</p>
              ))}
            </div>
          )}
          {box === undefined ? null : (
            <div className={styles['box']}>
              <div className={styles['words']}>
                <p className={styles['box-title']}>
                  {box.icon}
                  {box.title}
                </p>
                <div>{box.text}</div>
              </div>
              {box.action}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function sign(look: TimelineItem['look'], place: number): ReactNode {
  if (look === 'done') return <Check size={14} strokeWidth={2.25} aria-hidden />;
  if (look === 'skipped') return <Minus size={14} aria-hidden />;
  return look === 'ahead' ? place + 1 : null;
}
