import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {cleanFileName} from './clean-file-name.ts';
import {fileTypes, type FileType, type Signature} from './file-types.data.ts';
import {sniffType, type Sniffed} from './sniff-type.ts';
import {allFileTypes, checkContent, checkUpload, isFileType, type UploadKind} from './upload-kinds.ts';

/** A file as a person chose it; `head` are its first `headBytes` bytes, or all where there are fewer. */
export type ChosenFile = {readonly name: string; readonly sizeBytes: number; readonly head: Uint8Array};

/**
 * Decides on the device whether a chosen file may be kept, and under which name and type: by its bytes, whatever the browser says of it.
 *
 * @returns the clean name and the type for the file's row, or `validation` with a reason of `checkUpload` or `checkContent`.
 * Rules: FIL1 to FIL5. Source: S5.23, S5.24, S8.09.
 */
export function admitFile(
  kind: UploadKind,
  {name, sizeBytes, head}: ChosenFile,
): Outcome<{name: string; type: FileType}, 'validation'> {
  const type = detectType(name, sniffType(head));
  const cleaned = isFileType(type) ? cleanFileName(name, type) : name;
  const reason = checkUpload(kind, {name: cleaned, sizeBytes, type});
  if (reason !== null || !isFileType(type)) return fail('validation', reason ?? 'file.type-not-allowed');
  const contentReason = checkContent(type, head);
  return contentReason === null ? succeed({name: cleaned, type}) : fail('validation', contentReason);
}

/** What stands for a type where the bytes alone do not tell it apart by name: an older office file must say which it is. */
const unnamed: Partial<Record<Signature, string>> = {zip: 'application/zip', text: 'text/plain', ole: 'unknown'};

function detectType(name: string, sniffed: Sniffed): string {
  if (sniffed === 'html') return 'text/html';
  if (sniffed === 'svg') return 'image/svg+xml';
  if (sniffed === 'unknown') return 'unknown';
  const fitting = allFileTypes.filter((type) => fileTypes[type].signature === sniffed);
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const named = fitting.find((type) => fileTypes[type].extensions.some((extension) => extension === end));
  return named ?? unnamed[sniffed] ?? fitting[0] ?? 'unknown';
}
