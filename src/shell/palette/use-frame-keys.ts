import {useEffect, useEffectEvent} from 'react';
import {createKeyReader, type FrameKey} from './frame-keys.ts';
import {readPreferences} from '#src/data/device/preferences.ts';

/** Hears the keys that work on every screen; open layers keep theirs. */
export function useFrameKeys(onKey: (key: FrameKey) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const read = createKeyReader();
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.defaultPrevented || event.isComposing) return;
      const isInLayer = Boolean(target?.closest(layers));
      const isTyping = isInLayer || Boolean(target?.matches('input, textarea, select, [contenteditable]'));
      const {hasLetterKeys} = readPreferences();
      const found = read(event, {isTyping, hasLetterKeys, atMs: event.timeStamp});
      if (found === null) return;
      // Nothing opens over what is open; amounts are hidden wherever they are.
      if (isInLayer && (found === 'begun' || found.act !== 'privacy')) return;
      // A list has a help of its own.
      if (found !== 'begun' && found.act === 'help' && target?.closest('[role=grid]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (found !== 'begun') handle(found);
    };
    // Before the screens: what follows G is not theirs.
    document.addEventListener('keydown', handleKeyDown, {capture: true});
    return () => document.removeEventListener('keydown', handleKeyDown, {capture: true});
  }, []);
}

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
