import type {FileRecord} from '#sync/store/local-database.ts';
import {downloadFile} from '#src/data/keeping/export-local-data.ts';
import {openFileHome} from '#src/data/keeping/files.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Hands the bytes that are on this device to the person as a file, or says that they are not here any more. Rule: UPL12. */
export function useSaveFile(): (file: FileRecord) => Promise<void> {
  const failureText = useFailureText();
  const database = useLocalDatabase();
  return async (file) => {
    const bytes = await (await openFileHome(database)).bytes.read(file);
    if (bytes) downloadFile(bytes, file.name, file.type);
    else showToast({text: failureText({code: 'not-found', reason: 'file.bytes-missing'}), tone: 'danger'});
  };
}
