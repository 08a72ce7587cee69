import {useSyncExternalStore} from 'react';

const queries = {phone: '(max-width: 768px)', docked: '(min-width: 1284px)'};

/** Which of the three layouts of a list there is room for. Source: design.md V5. */
export type Room = 'phone' | 'normal' | 'docked';

/** Follows the window's width in the steps that change the layout. */
export function useRoom(): Room {
  return useSyncExternalStore(watch, read);
}

function read(): Room {
  if (matchMedia(queries.phone).matches) return 'phone';
  return matchMedia(queries.docked).matches ? 'docked' : 'normal';
}

function watch(listener: () => void): () => void {
  const media = Object.values(queries).map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', listener);
  return () => {
    for (const one of media) one.removeEventListener('change', listener);
  };
}
