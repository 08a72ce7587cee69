import {useLayoutEffect, type ReactNode} from 'react';
import {X} from 'lucide-react';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {keepFocusInSight} from '#src/ui/layout/keep-focus-in-sight.ts';
import css from './action-bar.module.css';

type ActionBarProps = {
  readonly count: number;
  /** What the marked rows add up to. */
  readonly sum?: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** What can be done with the marked rows; how many there are is said when it changes. */
export function ActionBar({count, sum, onClear, children}: ActionBarProps) {
  const text = useText();
  // The rows have just lost its height.
  useLayoutEffect(() => keepFocusInSight(), []);
  return (
    <section className={css['bar']} aria-label={text('list.bulkLabel')}>
      <span role="status">
        <b>{text('list.selected', {count})}</b>
      </span>
      <span data-amount="" className={css['sum']}>
        {sum}
      </span>
      {children}
      <IconButton
        icon={<X size={18} aria-hidden />}
        label={text('list.clearSelection')}
        shortcut="Esc"
        onPress={onClear}
      />
    </section>
  );
}
