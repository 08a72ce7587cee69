/** Where the printed invoices of a company lie, in its folder. */
export const invoiceFolder = 'invoices';

/** Names that Windows keeps for itself, whatever their end. Source: Naming Files, Paths, and Namespaces, Microsoft Learn (2026). */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Most characters of a folder's name. */
const maxFolderLength = 60;

/** A folder's name that every file system takes; `empty` where nothing is left of the name. */
export function toFolderName(name: string, empty: string): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*/\\]/g, '_')
    .slice(0, maxFolderLength)
    .toWellFormed()
    .replaceAll(/^[\s.]+|[\s.\uFFFD]+$/gu, '');
  return toFreeName(plain === '' ? empty : plain);
}

/** A name that is not one of Windows' own. */
function toFreeName(name: string): string {
  return reserved.test(name) ? `_${name}` : name;
}

/** Makes names different that a file system would take for the same: `recibo.pdf`, `Recibo (2).pdf`. */
export function createNames(): (name: string) => string {
  const used = new Set<string>();
  return (wanted) => {
    const name = toFreeName(wanted);
    const dot = name.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let candidate = name;
    for (let count = 2; used.has(foldPath(candidate)); count += 1) candidate = `${stem} (${count})${end}`;
    used.add(foldPath(candidate));
    return candidate;
  };
}

/** A path as a file system sees it that does not tell small letters from large ones, nor two ways to write an accent. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether a path leads out of where the archive is unpacked, or means something to a machine. Rule: ARC6. */
export function isUnsafePath(path: string): boolean {
  if (path === '' || path.length > 400 || /[\\:\p{Cc}]/u.test(path)) return true;
  return path.split('/').some((part) => part === '' || part === '.' || part === '..');
}
