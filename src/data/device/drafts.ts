const savers = new Set<() => Promise<void>>();

/**
 * Names something that saves what is being typed; it is called before the page is loaded anew.
 *
 * @returns takes it off the list.
 */
export function registerDraft(save: () => Promise<void>): () => void {
  savers.add(save);
  return () => {
    savers.delete(save);
  };
}

/** Saves everything that is being typed. Rejects when one of them could not be saved: the page must then stay. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...savers].map((save) => save()));
}
