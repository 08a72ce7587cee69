import type {ReactNode} from 'react';
import css from './cells.module.css';

type CellButtonProps = {readonly children: ReactNode; readonly label?: string; readonly shape: 'words' | 'mark'};

/**
 * Something in a cell that can be pressed by hand; keys act on the row instead, so Tab passes it by.
 * The press is heard by the grid, which knows row and column.
 */
export function CellButton({children, label, shape}: CellButtonProps) {
  return (
    <button type="button" tabIndex={-1} className={css[shape === 'words' ? 'choice' : 'press']} aria-label={label}>
      {children}
    </button>
  );
}
