import {useEffect, useEffectEvent} from 'react';
import {findTopDialog} from '#src/ui/overlays/find-top-dialog.ts';
import {findAct, type Shortcut} from './shortcuts.ts';

/** Hears the keys that work on the whole screen; typing in a field and open dialogs keep theirs. */
export function useScreenKeys<Act extends string>(
  shortcuts: readonly Shortcut<Act>[],
  onAct: (act: Act) => void,
): void {
  const act = useEffectEvent(onAct);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const name = findAct(shortcuts, event, 'screen');
      if (name === null || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('[role=menu], [role=listbox]')) return;
      // Its keys are its own also where the focus fell out of it, as when what had it went.
      if (findTopDialog()) return;
      const isTyping = target?.matches('input:not([type=checkbox]), textarea, [contenteditable]') ?? false;
      // A field undoes its own letters; a search field empties itself first.
      const worksWhileTyping = shortcuts.some((one) => one.act === name && one.worksWhileTyping);
      const leaves = name === 'close' && (target instanceof HTMLTextAreaElement || isEmptyInput(target));
      if (isTyping && !worksWhileTyping && !leaves) return;
      event.preventDefault();
      act(name);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [shortcuts]);
}

function isEmptyInput(target: HTMLElement | null): boolean {
  return target instanceof HTMLInputElement && target.value === '';
}
