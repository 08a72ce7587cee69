import {useSyncExternalStore} from 'react';

const query = '(max-width: 768px)';

/** Whether the window is a phone's. Source: design.md V5. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

function watch(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
