import type {ReactNode} from 'react';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './item-card.module.css';

type ItemCardProps = {
  readonly name: string;
  readonly kind: 'person' | 'company';
  /** What is known of it in one line, or what is missing. */
  readonly note: string;
  readonly isWrong?: boolean;
  readonly acts: ReactNode;
  /** A field that is always at hand. */
  readonly end: ReactNode;
  /** Its other fields, while one works on them. */
  readonly children?: ReactNode;
};

/** One of several that a step asks for: closed it says what it is, open it has its fields. */
export function ItemCard({name, kind, note, isWrong = false, acts, end, children = null}: ItemCardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <Avatar name={name} kind={kind} size="large" />
        <div className={styles['words']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className={joinClasses(styles['note'], isWrong && styles['wrong'])}>{note}</p>
        </div>
        <div className={styles['acts']}>{acts}</div>
        <div>{end}</div>
      </div>
      {children === null ? null : <div className={styles['fields']}>{children}</div>}
    </li>
  );
}
