import {useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {layOutInGroups} from './row-layout.ts';
import {useVisibleRows} from './use-visible-rows.ts';
import css from './card-list.module.css';

/** A stretch of cards under one heading; `key` tells it from the others. */
export type CardGroup = {readonly key: string; readonly rowCount: number};

const heights = {heading: 28, row: 68};
const heightsWithoutHeading = {heading: 0, row: 68};

type CardListProps<Row, Group extends CardGroup> = {
  readonly label: string;
  readonly groups: readonly Group[];
  /** What stands over a group; null for one list without headings. */
  readonly heading: ((group: Group) => ReactNode) | null;
  readonly rowAt: (index: number) => Row | undefined;
  /** The card that would take what is held over it; null for none. */
  readonly dropRow?: number | null;
  readonly card: (row: Row, index: number) => ReactNode;
  readonly onRange: (first: number, count: number) => void;
};

/** The rows of a very long list as cards, for narrow screens: a list for each group, only what is in reach is in the page. */
export function CardList<Row, Group extends CardGroup>(props: CardListProps<Row, Group>) {
  const {groups, heading, onRange} = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sizes = heading ? heights : heightsWithoutHeading;
  const layout = useMemo(
    () =>
      layOutInGroups(
        groups.map((group) => group.rowCount),
        sizes,
      ),
    [groups, sizes],
  );
  const range = useVisibleRows(scroller, layout);
  useLayoutEffect(() => onRange(range.first, range.count), [onRange, range]);

  const firstGroup = layout.groupOf(range.first);
  const lastGroup = range.count === 0 ? firstGroup - 1 : layout.groupOf(range.first + range.count - 1);
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div ref={scroller} className={css['scroller']} role="group" aria-label={props.label} tabIndex={0}>
      <div className={css['body']} style={{height: layout.totalHeight}}>
        {groups.slice(firstGroup, lastGroup + 1).map((group, offset) => {
          const placed = layout.groups[firstGroup + offset];
          if (!placed) return null;
          const from = Math.max(placed.firstRow, range.first);
          const until = Math.min(placed.firstRow + placed.rowCount, range.first + range.count);
          return (
            <section key={group.key} className={css['group']} style={{transform: `translateY(${placed.headingTop}px)`}}>
              {heading && <h2 className={css['heading']}>{heading(group)}</h2>}
              <ul className={css['list']} style={{height: placed.rowCount * sizes.row}}>
                {Array.from({length: until - from}, (_, step) => from + step).map((index) => {
                  const row = props.rowAt(index);
                  return (
                    <li
                      key={index}
                      className={css['card']}
                      style={{transform: `translateY(${(index - placed.firstRow) * sizes.row}px)`}}
                      aria-posinset={index + 1}
                      aria-setsize={layout.rowCount}
                      data-row={index}
                      data-drop={index === props.dropRow}
                      aria-busy={row === undefined ? true : undefined}
                    >
                      {row === undefined ? <span className={css['placeholder']} /> : props.card(row, index)}
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
