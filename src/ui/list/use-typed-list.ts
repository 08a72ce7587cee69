import {useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent} from 'react';

/** How a line was picked: by Enter, by Shift and Enter, or by a press on it. */
export type PickedBy = 'enter' | 'shift-enter' | 'press';

type TypedList<Line> = {
  readonly label: string;
  readonly placeholder: string;
  readonly lines: readonly Line[];
  /** The line that the keys begin on. */
  readonly begin?: number;
  /** Lines are on the way: Enter waits for them. */
  readonly isLoading?: boolean;
  /** One line beyond the last is the first. */
  readonly isRound?: boolean;
  readonly onPick: (id: string, by: PickedBy) => void;
};

const steps: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8};

/**
 * A field and the list below it, found in by typing. The keyboard stays in the field: the line it is on is told by `aria-activedescendant`
 * (ARIA Authoring Practices, combobox).
 */
export function useTypedList<Line extends {readonly id: string}>(options: TypedList<Line>) {
  const {label, lines, begin = 0, isLoading = false, isRound = false, onPick} = options;
  const id = useId();
  const [place, setPlace] = useState<number | null>(null);
  const held = useRef<PickedBy | null>(null);
  const last = Math.max(0, lines.length - 1);
  const at = Math.min(place ?? begin, last);
  const current = lines[at];
  const listId = `${id}-list`;

  const pick = (by: PickedBy) => {
    if (isLoading) held.current = by;
    else if (current) onPick(current.id, by);
  };
  const pickHeld = useEffectEvent(() => {
    if (held.current && current) onPick(current.id, held.current);
  });
  useEffect(() => {
    if (!isLoading) pickHeld();
  }, [isLoading]);

  /** Where a step leads: round by one line, to the ends by a page. */
  const placeAfter = (step: number) =>
    isRound && Math.abs(step) === 1
      ? (at + step + lines.length) % Math.max(1, lines.length)
      : Math.max(0, Math.min(at + step, last));
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed after Enter is not for this list any more.
    if (held.current !== null && event.key !== 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const step = steps[event.key];
    if (step !== undefined) setPlace(placeAfter(step));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(event.shiftKey ? 'shift-enter' : 'enter');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    current,
    /** Begins anew, as what is typed has changed. */
    restart: () => setPlace(0),
    field: {
      autoFocus: true,
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': current && `${id}-${current.id}`,
      placeholder: options.placeholder,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
    list: {id: listId, role: 'listbox', 'aria-label': label},
    /** Keys are the field's: the lines are never focused themselves. */
    line: (line: Line) => ({
      ref: line === current ? reveal : null,
      id: `${id}-${line.id}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': line === current,
      onPointerDown: (event: {preventDefault: () => void}) => event.preventDefault(),
      onClick: () => onPick(line.id, 'press'),
    }),
  } as const;
}

/** The line the keys are on stays in sight. */
function reveal(line: HTMLElement | null): void {
  line?.scrollIntoView({block: 'nearest'});
}
