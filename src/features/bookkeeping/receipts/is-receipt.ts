import {fileTypes} from '#contract/files/file-types.data.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';

const ends = new Set<string>(uploadKinds.receipt.types.flatMap((type) => [...fileTypes[type].extensions]));

/** Whether what is held over a page looks like a receipt, by the type the browser gives it. A picture of any kind is meant as one. */
export function looksLikeReceipt(type: string): boolean {
  return type.startsWith('image/') || type === 'application/pdf';
}

/** Whether a dropped file is meant as a receipt, and not as a bank's file. Whether it may be one, its bytes decide. */
export function isMeantAsReceipt({name, type}: Pick<File, 'name' | 'type'>): boolean {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return looksLikeReceipt(type) || ends.has(end);
}
