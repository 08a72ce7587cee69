import {useEffect, useEffectEvent} from 'react';
import {findAct, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';

/** Hears the keys that work on the whole screen; typing in a field and open dialogs keep theirs. */
export function useScreenKeys(onAct: (act: ListAct) => void): void {
  const act = useEffectEvent(onAct);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const name = findAct(event, 'screen');
      if (name === null || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return;
      const isTyping = target?.matches('input, textarea, [contenteditable]') ?? false;
      // A field undoes its own letters; a search field empties itself first.
      const leaves = name === 'close' && (target instanceof HTMLTextAreaElement || isEmptyInput(target));
      if (isTyping && name !== 'import' && !leaves) return;
      event.preventDefault();
      act(name);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function isEmptyInput(target: HTMLElement | null): boolean {
  return target instanceof HTMLInputElement && target.value === '';
}
