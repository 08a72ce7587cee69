import type {ReactNode} from 'react';
import css from './facts.module.css';

/** One thing that happened: what, and when and where. */
export type HistoryItem = {
  readonly key: string;
  readonly icon: ReactNode;
  readonly what: string;
  readonly where: string;
};

/** What happened, newest first. */
export function HistoryList({items}: {readonly items: readonly HistoryItem[]}) {
  return (
    <ol className={css['history']}>
      {items.map((item) => (
        <li key={item.key}>
          {item.icon}
          <span>{item.what}</span>
          <small>{item.where}</small>
        </li>
      ))}
    </ol>
  );
}
