import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';

type ListFocus = {
  /** What is decided goes: the keyboard goes on with what takes its place. */
  readonly keepPlace: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
};

/**
 * Keys of the list of conflicts: J and K step, U takes the last decision back; they act only within it (WCAG 2.1.4).
 *
 * @param keys names what is in the list.
 */
export function useListFocus(list: RefObject<HTMLDivElement | null>, keys: string, undo: () => void): ListFocus {
  const place = useRef<{at: number; keys: string} | null>(null);

  useEffect(() => {
    if (place.current === null || place.current.keys === keys) return;
    const places = placesOf(list.current);
    const next = places[Math.min(place.current.at, places.length - 1)];
    place.current = null;
    if (next) focusWithin(next);
    else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
  }, [list, keys]);

  const placeOf = () => placesOf(list.current).findIndex((one) => one.contains(document.activeElement));
  return {
    keepPlace: () => {
      place.current = {at: Math.max(0, placeOf()), keys};
    },
    handleKey: (event) => {
      const isTyping = event.target instanceof HTMLTextAreaElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'u') undo();
      else if (key === 'j' || key === 'k') {
        const places = placesOf(list.current);
        const next = places[placeOf() + (key === 'j' ? 1 : -1)];
        if (next) focusWithin(next);
      } else return;
      event.preventDefault();
    },
  };
}

/** Each conflict's item in the list, in order; a row within a group is one, too. */
function placesOf(list: HTMLElement | null): HTMLElement[] {
  const found = [...(list?.querySelectorAll<HTMLElement>('[data-conflict]') ?? [])];
  return found.flatMap((one) => one.closest<HTMLElement>('li') ?? []);
}

function focusWithin(item: HTMLElement): void {
  const target =
    item.querySelector<HTMLElement>('input[type=radio]:checked, input[type=radio]') ?? item.querySelector('button');
  target?.focus();
}
