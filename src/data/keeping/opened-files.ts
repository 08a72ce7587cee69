let waiting: File[] = [];
const listeners = new Set<() => void>();

/**
 * Keeps files that the system opened with the app until the import takes them.
 *
 * @returns whether an import that is open took them at once.
 */
export function keepOpenedFiles(files: readonly File[]): boolean {
  waiting = [...files];
  for (const listener of listeners) listener();
  return waiting.length === 0;
}

/** Hands the opened files over, once; empty when there are none. */
export function takeOpenedFiles(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}

/** Calls back when files arrive: the system may hand them over after the screen is there. */
export function watchOpenedFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
