import type {ReactNode} from 'react';
import css from './cells.module.css';

type SuggestionChipProps = {
  readonly children: ReactNode;
  /** What it proposes and why, for who does not see the chip or points at it. */
  readonly label: string;
  /** Hardly ever wrong: it stands out. */
  readonly isSure?: boolean;
  /** Why, in few words beside it. */
  readonly reason?: string | undefined;
  /** A press is heard by the grid where there is none. */
  readonly onPress?: () => void;
};

/** A value that is proposed and not there yet: pressing takes it. */
export function SuggestionChip({children, label, isSure = false, reason, onPress}: SuggestionChipProps) {
  const chip = (
    <button
      type="button"
      data-suggestion={isSure ? 'sure' : 'open'}
      className={css['suggestion']}
      aria-label={label}
      title={label}
      // In a grid keys act on the row instead, so Tab passes it by.
      {...(onPress ? {onClick: onPress} : {tabIndex: -1})}
    >
      {children}
    </button>
  );
  if (reason === undefined) return chip;
  return (
    <span className={css['suggested']}>
      <span className={css['beside']}>
        {chip}
        <span className={css['reason']}>{reason}</span>
      </span>
    </span>
  );
}
