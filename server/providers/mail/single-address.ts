import {MailRefusedError} from './port.ts';

/** Any script may stand in an address, but nothing that would make two of it or end its line. */
const singleAddress = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@[^\s\p{C}@<>()[\],;:\\"]{1,253}$/u;

/** Tells whether a text is one bare address. */
export function isSingleAddress(text: string): boolean {
  return singleAddress.test(text);
}

/** @throws MailRefusedError for anything but one address, without naming it. */
export function requireSingleAddress(text: string): string {
  if (!isSingleAddress(text)) throw new MailRefusedError('not an address');
  return text;
}
