import {fileKeyField} from '#contract/documents/company-document.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {findSealingKey} from './sealing-key.ts';
import {sealValue} from './seal-value.ts';

/** A key for one file, in base64url, and that key as it is kept. */
export type FileKey = {readonly clear: string; readonly sealed: string};

/** Makes a key for the file of a document and seals it to the server's. @returns `offline` where this device was never told the server's key. Rule: SEA8. */
export async function makeFileKey(documentId: string): Promise<Outcome<FileKey>> {
  const key = await findSealingKey();
  if (!key.ok) return key;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const clear = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const sealed = await sealValue(key.value, {clear, mask: '••••••', rowId: documentId, field: fileKeyField});
  return succeed({clear, sealed});
}
