import {useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent} from 'react';
import {Check, Search} from 'lucide-react';
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
  readonly onPick: (id: string) => void;
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
  const {options, onPick, onClose, anchor} = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === props.currentId),
    ),
  );
  const box = useRef<HTMLDivElement>(null);
  const matches = matchOptions(options, typed);
  const current = matches[Math.min(place, matches.length - 1)];

  useEffect(() => {
    if (!anchor) return undefined;
    const handleAway = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', handleAway, true);
    return () => document.removeEventListener('pointerdown', handleAway, true);
  }, [anchor, onClose]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8};
    const step = steps[event.key];
    if (step !== undefined) setPlace(Math.min(Math.max(place + step, 0), Math.max(0, matches.length - 1)));
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) onPick(current.id);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} className={css['picker']} style={anchor ? placeBy(anchor) : undefined} data-sheet={anchor === null}>
      <div className={css['field']}>
        <Search size={16} aria-hidden />
        <input
          // The picker exists to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus
          role="combobox"
          className={css['input']}
          aria-label={props.label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          placeholder={props.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={props.label} className={css['list']}>
        {matches.map((option) => (
          // Keys are the combo box's: its options are never focused themselves.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={option.id}
            ref={option === current ? reveal : null}
            id={`${id}-${option.id}`}
            role="option"
            tabIndex={-1}
            className={css['option']}
            aria-selected={option === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option.id)}
          >
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

/** The choice the keys are on stays in sight. */
function reveal(choice: HTMLElement | null): void {
  choice?.scrollIntoView({block: 'nearest'});
}

function placeBy(anchor: PickerAnchor): CSSProperties {
  const widthPx = Math.max(280, anchor.width);
  const left = Math.min(anchor.left, window.innerWidth - widthPx - 8);
  const goesUp = anchor.bottom + heightPx > window.innerHeight && anchor.top > window.innerHeight / 2;
  const edge = goesUp ? {bottom: window.innerHeight - anchor.top + 2} : {top: anchor.bottom + 2};
  return {left: Math.max(8, left), width: widthPx, maxHeight: heightPx, ...edge};
}
