import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './item-list.module.css';

type ListItemProps = {
  icon: ReactNode;
  tone?: 'neutral' | 'warn' | 'accent' | 'ok';
  title: ReactNode;
  /** The title in plain weight, for long lists. */
  isPlain?: boolean;
  text?: ReactNode;
  /** Small facts below: when, how much. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Keeps the acts at the end of the line on a phone too. */
  isInline?: boolean;
  /** What it is known by where something is dropped on it. */
  place?: string;
  /** What is held over it would be taken. */
  isTarget?: boolean;
  /** Something as wide as the words and the acts together. */
  children?: ReactNode;
};

/** One thing in a list: what it is, what about it, what one can do. */
export function ListItem(props: ListItemProps) {
  const {tone = 'neutral'} = props;
  return (
    <li
      className={joinClasses(styles['item'], props.isInline && styles['inline'], props.isTarget && styles['target'])}
      data-place={props.place}
    >
      <span className={joinClasses(styles['icon'], tone !== 'neutral' && styles[tone])}>{props.icon}</span>
      <div>
        <div className={joinClasses(styles['title'], props.isPlain && styles['plain'])}>{props.title}</div>
        {props.text === undefined ? null : <p className={styles['text']}>{props.text}</p>}
        {props.meta === undefined ? null : <p className={styles['meta']}>{props.meta}</p>}
      </div>
      {props.actions === undefined ? null : <div className={styles['actions']}>{props.actions}</div>}
      {props.children === undefined ? null : <div className={styles['more']}>{props.children}</div>}
    </li>
  );
}
