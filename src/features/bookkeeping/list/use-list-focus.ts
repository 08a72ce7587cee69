import {useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';
import {readPreferences} from '#src/data/device/preferences.ts';
import {watchToasts} from '#src/ui/feedback/toast-queue.ts';
import {findAct, isLetterKey} from '#src/ui/list/shortcuts.ts';
import {shortcuts, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {focusList} from './focus-list.ts';

const listShortcuts = shortcuts.filter(({scope}) => scope === 'list');

/** Acts that open something, which can be closed again. The others need a row in sight: from elsewhere they lead to it and no further. */
const opens: ReadonlySet<ListAct> = new Set<ListAct>([
  'category',
  'account',
  'note',
  'merchant',
  'open',
  'new',
  'filter',
  'search',
  'help',
]);

/**
 * Keeps the keyboard in the list: what it was on and is taken away gives it back to the list, and a key of the list that is pressed on arrival,
 * on the heading or on nothing, begins there. Rule: REV5. Source: ux.md U3, U8.
 */
export function useListFocus(onAct: (act: ListAct) => void): void {
  const last = useRef<Element | null>(null);
  const takeBack = useEffectEvent(() => {
    if (document.activeElement !== document.body || last.current === null || last.current.isConnected) return;
    last.current = null;
    focusList();
  });
  // After every drawing: whatever it took away.
  useLayoutEffect(() => takeBack());

  useEffect(() => {
    const note = ({target}: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    const stop = watchToasts(() => requestAnimationFrame(takeBack));
    return () => {
      document.removeEventListener('focusin', note);
      stop();
    };
  }, []);

  const begin = useEffectEvent((event: KeyboardEvent) => {
    const act = findAct(listShortcuts, event, 'list');
    if (act === null || event.defaultPrevented || !isNowhere(document.activeElement)) return;
    if (isLetterKey(event) && !readPreferences().hasLetterKeys) return;
    event.preventDefault();
    focusList();
    if (opens.has(act)) onAct(act);
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => begin(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function isNowhere(focused: Element | null): boolean {
  return focused === document.body || (focused?.matches('h1[tabindex="-1"]') ?? false);
}
