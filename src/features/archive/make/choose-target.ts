/** What browsers offer that let a page write a file of the person's own. Source: File System Access, WICG (2026). */
type Choosing = {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly {readonly accept: Readonly<Record<string, readonly string[]>>}[];
  }) => Promise<FileSystemFileHandle>;
};

/** Where an archive goes: the file that was chosen, the browser's downloads, or nowhere, because the person thought better of it. */
export type Target = FileSystemFileHandle | 'downloads' | 'nowhere';

/** Lets the person choose a file where the browser can; called at their press. */
export async function chooseTarget(suggestedName: string): Promise<Target> {
  // Not in the library's types, and not in every browser.
  const {showSaveFilePicker} = globalThis as Choosing;
  if (!showSaveFilePicker) return 'downloads';
  try {
    return await showSaveFilePicker({suggestedName, types: [{accept: {'application/zip': ['.zip']}}]});
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'nowhere';
    // The picker is not allowed here, as in a frame of another page.
    if (error instanceof DOMException && error.name === 'SecurityError') return 'downloads';
    throw error;
  }
}

/** Takes away the empty file that choosing has made, where nothing came of it. One that had something before stays as it was. */
export async function clearTarget(target: Target): Promise<void> {
  if (target === 'downloads' || target === 'nowhere') return;
  // Not in the library's types.
  const removable = target as FileSystemFileHandle & {readonly remove?: () => Promise<void>};
  try {
    if ((await target.getFile()).size === 0) await removable.remove?.();
  } catch (error) {
    // It is gone already, or stays as an empty file.
    if (!(error instanceof DOMException)) throw error;
  }
}
