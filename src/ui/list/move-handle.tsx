import {useRef, type KeyboardEvent, type PointerEvent} from 'react';
import {GripVertical} from 'lucide-react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './move-handle.module.css';

type MoveHandleProps = {
  /** What it moves, and how. */
  readonly label: string;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly onMove: (to: number) => void;
};

/** Moves a line of a short list: dragged to another place, or with the arrow keys. */
export function MoveHandle({label, index, onMove}: MoveHandleProps) {
  const isDragged = useRef(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    isDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDragged.current) return;
    isDragged.current = false;
    const to = placeAt(event.currentTarget, event.clientY);
    if (to !== index) onMove(to);
  };
  return (
    <button
      type="button"
      className={joinClasses(styles['handle'])}
      aria-label={label}
      data-place={index}
      onKeyDown={handleKey}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => {
        isDragged.current = false;
      }}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}

/** The place of the line at this height of the window; the first or last where it is above or below all. */
function placeAt(handle: HTMLElement, y: number): number {
  const lines = [...(handle.closest('ul')?.querySelectorAll(':scope > li') ?? [])];
  const found = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
  return found === -1 ? lines.length - 1 : found;
}
