import {fileTypes, type FileType} from './file-types.data.ts';

/** Most characters of a file's name: what file systems and the people before a list can take. */
export const maxFileNameLength = 120;

/** Marks that turn the reading direction: `gpj.exe` can be made to look like `exe.jpg`. Source: Unicode UAX 9, 2. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes a name that every file system takes and that says what the file is: no path, no control characters or half characters, no
 * marks of direction, bounded, with an end that fits the type. A clean name comes back as it is.
 *
 * @returns `file` and the type's end where nothing else is left.
 * Rule: FIL3. Source: issue, Bad input.
 */
export function cleanFileName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(directionMarks, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    // Reserved on Windows.
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  const extensions: readonly string[] = fileTypes[type].extensions;
  const dot = plain.lastIndexOf('.');
  const end = plain.slice(dot + 1).toLowerCase();
  const [stem, extension] =
    dot > 0 && extensions.includes(end) ? [plain.slice(0, dot), plain.slice(dot)] : [plain, `.${extensions[0]}`];
  const room = maxFileNameLength - extension.length;
  return (cutAt(stem, room).replace(/[\s.]+$/u, '') || 'file') + extension;
}

/** The first characters, never half of one. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
