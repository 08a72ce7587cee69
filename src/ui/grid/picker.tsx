import {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode} from 'react';
import {Check, Plus, Search} from 'lucide-react';
import {useTypedList, type PickedBy} from '#src/ui/list/use-typed-list.ts';
import {foldText, matchOptions, type PickerOption} from './match-options.ts';
import css from './picker.module.css';

/** Where a picker hangs: the place on the screen of what it changes, in pixels. */
export type PickerAnchor = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
};

type PickerProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly emptyText: string;
  /** Undefined while they are on the way: what is typed waits for them. */
  readonly options: readonly PickerOption[] | undefined;
  readonly currentId: string | null;
  readonly onPick: (id: string, by: PickedBy) => void;
  readonly onClose: () => void;
  /** Null: it fills the sheet it is in. */
  readonly anchor: PickerAnchor | null;
  /** Offers to make what was typed and is not there. */
  readonly making?: {
    readonly label: (typed: string) => string;
    readonly hint?: string;
    readonly onMake: (typed: string, by: PickedBy) => void;
  };
  /** A word on the choice that the keys are on; null for most. */
  readonly remark?: (id: string) => string | null;
  /** What stands below the list. */
  readonly foot?: ReactNode;
};

/** Fewer letters than these are the rhythm of choosing, and no name. */
const shortestName = 3;

/** The line that makes something. */
const makingId = 'make';

/** Rows of choices shown at once; the list scrolls beyond. */
const heightPx = 320;
/** What stays free between it and its cell with the window's edge together. */
const gapPx = 10;

/**
 * One of many choices by typing: a few letters, Enter. Opens and closes without animation, because it is met hundreds of times a day.
 * The caller puts the focus back.
 */
export function Picker(props: PickerProps) {
  const {onClose, anchor, making, onPick} = props;
  const options = props.options ?? [];
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const matches = matchOptions(options, typed);
  const isNew = name.length >= shortestName && !options.some(({label}) => foldText(label) === foldText(name));
  const lines = making && isNew ? [...matches, {...making, id: makingId, label: making.label(name)}] : matches;
  const begin = Math.max(
    0,
    options.findIndex((option) => option.id === props.currentId),
  );
  const {restart, field, list, line, current} = useTypedList({
    label: props.label,
    placeholder: props.placeholder,
    lines,
    begin,
    isLoading: props.options === undefined,
    onPick: (id, by) => (id === makingId ? making?.onMake(name, by) : onPick(id, by)),
  });
  const remark = (current && current.id !== makingId && props.remark?.(current.id)) || null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!anchor) return undefined;
    const handleAway = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', handleAway, true);
    return () => document.removeEventListener('pointerdown', handleAway, true);
  }, [anchor, onClose]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    onClose();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field in it
    <div
      ref={box}
      className={css['picker']}
      style={anchor ? placeBy(anchor) : undefined}
      data-sheet={anchor === null}
      onKeyDown={handleKeyDown}
    >
      <div className={css['field']}>
        <Search size={16} aria-hidden />
        <input
          {...field}
          className={css['input']}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            restart();
          }}
        />
      </div>
      <div {...list} className={css['list']}>
        {lines.map((option) => (
          <div key={option.id} {...line(option)} className={css['option']}>
            {option.id === makingId && <Plus size={16} aria-hidden />}
            <span className={css['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={css['hint']}>{option.hint}</span>}
            {option.id === props.currentId && <Check size={16} aria-hidden />}
          </div>
        ))}
        {lines.length === 0 && props.options && <p className={css['empty']}>{props.emptyText}</p>}
      </div>
      <p role="status" className={css['remark']}>
        {remark}
      </p>
      {props.foot !== undefined && <div className={css['foot']}>{props.foot}</div>}
    </div>
  );
}

function placeBy(anchor: PickerAnchor): CSSProperties {
  const widthPx = Math.max(280, anchor.width);
  const left = Math.min(anchor.left, window.innerWidth - widthPx - 8);
  const [above, below] = [anchor.top - gapPx, window.innerHeight - anchor.bottom - gapPx];
  // On the side with more room where it does not fit below, and never beyond the window.
  const goesUp = below < heightPx && above > below;
  const edge = goesUp ? {bottom: window.innerHeight - anchor.top + 2} : {top: anchor.bottom + 2};
  return {left: Math.max(8, left), width: widthPx, maxHeight: Math.min(heightPx, goesUp ? above : below), ...edge};
}
