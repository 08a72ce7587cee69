import {useRef, useState, useEffect, type KeyboardEvent, type RefObject} from 'react';
import type {Verdict} from '#sync/attention/settle-attention.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {ConflictGroup} from './conflict-group.tsx';
import {ConflictItem} from './conflict-item.tsx';
import {canDecideTogether, type ChangeConflict} from './find-conflicts.ts';
import {verdictsForAll} from './verdicts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type ConflictListProps = {
  conflicts: readonly ChangeConflict[];
  onSettle: (verdicts: readonly Verdict[], said: string) => void;
  onUndo: () => void;
};

/** Changes shown at first and added by each "show more". */
const stepCount = 25;

/** Every conflict, one by one or many at once; with the keyboard alone, too. */
export function ConflictList({conflicts, onSettle, onUndo}: ConflictListProps) {
  const text = useText<typeof es>('activity');
  const [limit, setLimit] = useState(stepCount);
  const rows = conflicts.flatMap((conflict) => conflict.rows);
  const together = rows.filter(canDecideTogether).length;
  const list = useRef<HTMLDivElement>(null);
  const {keepPlace, handleKey} = useListFocus(list, rows.map(({key}) => key).join(), onUndo);
  const settle = (verdicts: readonly Verdict[], said: string) => {
    keepPlace();
    onSettle(verdicts, said);
  };
  const settleAll = (keep: 'mine' | 'theirs') =>
    settle(verdictsForAll(conflicts, keep), text(keep === 'mine' ? 'chosenMine' : 'chosenTheirs', {count: together}));
  return (
    <section>
      <SectionHead title={text('conflictsOpen')} count={rows.length} />
      <Stack gap={2}>
        <Text tone="muted" size="small">
          {[
            together === rows.length ? [] : text('oneByOneText'),
            matchMedia('(hover: hover)').matches ? text('keysText') : [],
          ]
            .flat()
            .join(' ')}
        </Text>
        {conflicts.length > 1 && together > 1 ? (
          <Row>
            <Button onPress={() => settleAll('mine')}>{text('mineForAll', {count: together})}</Button>
            <Button onPress={() => settleAll('theirs')}>{text('theirsForAll', {count: together})}</Button>
          </Row>
        ) : null}
      </Stack>
      {/* Keys of the choices within. */}
      <div ref={list} onKeyDownCapture={handleKey}>
        <ItemList label={text('conflictsOpen')}>
          {conflicts
            .slice(0, limit)
            .map((conflict) =>
              conflict.record.change.rowIds.length > 1 && conflict.rows.length > 1 ? (
                <ConflictGroup key={conflict.record.id} conflict={conflict} onSettle={settle} />
              ) : (
                conflict.rows.map((row) => (
                  <ConflictItem key={row.key} conflict={row} onSettle={(verdict, said) => settle([verdict], said)} />
                ))
              ),
            )}
        </ItemList>
      </div>
      {conflicts.length > limit ? (
        <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>
      ) : null}
    </section>
  );
}

type ListFocus = {
  /** What is decided goes: the keyboard goes on with what takes its place. */
  readonly keepPlace: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
};

/**
 * Keys of the list of conflicts: J and K step, U takes the last decision back; they act only within it (WCAG 2.1.4).
 *
 * @param keys names what is in the list.
 */
function useListFocus(list: RefObject<HTMLDivElement | null>, keys: string, undo: () => void): ListFocus {
  const place = useRef<{at: number; keys: string} | null>(null);

  useEffect(() => {
    if (place.current === null || place.current.keys === keys) return;
    const places = placesOf(list.current);
    const next = places[Math.min(place.current.at, places.length - 1)];
    place.current = null;
    if (next) focusWithin(next);
    else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
  }, [list, keys]);

  const placeOf = () => placesOf(list.current).findIndex((one) => one.contains(document.activeElement));
  return {
    keepPlace: () => {
      place.current = {at: Math.max(0, placeOf()), keys};
    },
    handleKey: (event) => {
      const isTyping = event.target instanceof HTMLTextAreaElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'u') undo();
      else if (key === 'j' || key === 'k') {
        const places = placesOf(list.current);
        const next = places[placeOf() + (key === 'j' ? 1 : -1)];
        if (next) focusWithin(next);
      } else return;
      event.preventDefault();
    },
  };
}

/** Each conflict's item in the list, in order; a row within a group is one, too. */
function placesOf(list: HTMLElement | null): HTMLElement[] {
  const found = [...(list?.querySelectorAll<HTMLElement>('[data-conflict]') ?? [])];
  return found.flatMap((one) => one.closest<HTMLElement>('li') ?? []);
}

function focusWithin(item: HTMLElement): void {
  const target =
    item.querySelector<HTMLElement>('input[type=radio]:checked, input[type=radio]') ?? item.querySelector('button');
  target?.focus();
}
