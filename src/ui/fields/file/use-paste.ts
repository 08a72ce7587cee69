import {useEffect, useEffectEvent} from 'react';

/** Takes files that are pasted anywhere on the page, such as a picture of the screen. Words that are pasted go where they go. */
export function usePaste(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => take(event);
    addEventListener('paste', hear);
    return () => removeEventListener('paste', hear);
  }, []);
}
