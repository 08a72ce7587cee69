import type {DragEvent, ReactNode} from 'react';
import css from './bars.module.css';

type ListPageProps = {
  readonly children: ReactNode;
  /** Docked beside the list from 1284 px on. */
  readonly side?: ReactNode;
  /** What a file held over the page is told; null when none is. `isBeside`: the list stays in sight, because a row can take it. */
  readonly dropHint: {readonly title: string; readonly text: string; readonly isBeside: boolean} | null;
  readonly onDrag?: (event: DragEvent) => void;
  readonly onDragEnd?: (event: DragEvent) => void;
  readonly onDrop?: (event: DragEvent) => void;
};

/** A screen that is one list: it fills its height, and only the list scrolls. */
export function ListPage(props: ListPageProps) {
  const {side = null, dropHint} = props;
  return (
    <div
      className={css['list']}
      data-docked={side !== null}
      onDragEnter={props.onDrag}
      onDragOver={props.onDrag}
      onDragLeave={props.onDragEnd}
      onDrop={props.onDrop}
    >
      <div className={css['main']}>{props.children}</div>
      {side}
      {dropHint && (
        <div className={css['drop']} data-beside={dropHint.isBeside}>
          <strong>{dropHint.title}</strong>
          <span>{dropHint.text}</span>
        </div>
      )}
    </div>
  );
}
