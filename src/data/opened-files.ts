let waiting: File[] = [];
const listeners = new Set<() => void>();

/** Keeps files that the system opened with the app until the import takes them. */
export function keepOpenedFiles(files: readonly File[]): void {
  waiting = [...files];
  for (const listener of listeners) listener();
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
