import {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent} from 'react';
import {Check, Search} from 'lucide-react';
import {useTypedList, type PickedBy} from '#src/ui/list/use-typed-list.ts';
import {matchOptions, type PickerOption} from './match-options.ts';
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
  readonly options: readonly PickerOption[];
  readonly currentId: string | null;
  readonly onPick: (id: string, by: PickedBy) => void;
  readonly onClose: () => void;
  /** Null: it fills the sheet it is in. */
  readonly anchor: PickerAnchor | null;
};

/** Rows of choices shown at once; the list scrolls beyond. */
const heightPx = 320;

/**
 * One of many choices by typing: a few letters, Enter. Opens and closes without animation, because it is met hundreds of times a day.
 * The caller puts the focus back.
 */
export function Picker(props: PickerProps) {
  const {options, onClose, anchor} = props;
  const [typed, setTyped] = useState('');
  const matches = matchOptions(options, typed);
  const [begin] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === props.currentId),
    ),
  );
  const {restart, field, list, line} = useTypedList({...props, lines: matches, begin});
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
        {matches.map((option) => (
          <div key={option.id} {...line(option)} className={css['option']}>
            <span className={css['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={css['hint']}>{option.hint}</span>}
            {option.id === props.currentId && <Check size={16} aria-hidden />}
          </div>
        ))}
        {matches.length === 0 && <p className={css['empty']}>{props.emptyText}</p>}
      </div>
    </div>
  );
}

function placeBy(anchor: PickerAnchor): CSSProperties {
  const widthPx = Math.max(280, anchor.width);
  const left = Math.min(anchor.left, window.innerWidth - widthPx - 8);
  const goesUp = anchor.bottom + heightPx > window.innerHeight && anchor.top > window.innerHeight / 2;
  const edge = goesUp ? {bottom: window.innerHeight - anchor.top + 2} : {top: anchor.bottom + 2};
  return {left: Math.max(8, left), width: widthPx, maxHeight: heightPx, ...edge};
}
