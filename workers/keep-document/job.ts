import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {packSealedFile, sealedNonceBytes} from '#contract/sealing/sealed-file.ts';
import {companyDocuments} from '#contract/documents/company-document.ts';
import {isIdentityPaper, type DocumentKind} from '#contract/documents/kinds.ts';
import type {Change} from '#contract/sync/change.ts';
import {addFile, type AddFailure, type FileHome} from '#sync/files/add-file.ts';
import {inspectFile} from '#sync/files/inspect-file.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {lookIntoPdf} from './look-into-pdf.ts';

/** A document that a person puts beside a company. */
export type NewDocument = {
  readonly id: string;
  readonly spaceId: string;
  readonly userId: string;
  readonly kind: DocumentKind;
  readonly partnerId: string | null;
  readonly name: string;
  readonly content: Blob;
  /** Of a paper of a person: the key made for its file, in base64url, and that key as it was sealed. */
  readonly seal: {readonly clear: string; readonly sealed: string} | null;
  readonly label: Change['label'];
  /** The key of the act, for undoing it. */
  readonly actId: string;
  /** The act that it is a part of, where several are kept as one. */
  readonly groupId?: string;
};

/** What was kept; `isProtected`: a PDF that may ask for a password. */
export type KeptDocument = {readonly isProtected: boolean};

/**
 * Keeps a document on this device, sealed where it is a person's, its file and its row in one act. What is sealed has neither its name nor its
 * bytes anywhere in clear.
 *
 * @returns reasons of `addFile`; `file.pdf-empty`: a PDF without pages.
 * Rules: DOC2, DOC6, DOC8, SEA8.
 */
export async function keepDocument(
  home: FileHome,
  document: NewDocument,
  making: Making,
): Promise<Outcome<KeptDocument, AddFailure>> {
  const {id, kind, partnerId, seal} = document;
  const inspected = await inspectFile('paper', document.name, document.content);
  if (!inspected.ok) return inspected;
  const {facts, bytes} = inspected.value;
  const pdf = facts.type === 'application/pdf' ? await lookIntoPdf(bytes) : null;
  if (pdf?.pageCount === 0) return fail('validation', 'file.pdf-empty');
  const isOfPerson = isIdentityPaper(kind);
  if (isOfPerson !== (seal !== null)) throw new Error(`${kind} is to be kept ${seal ? '' : 'un'}sealed`);
  const end = facts.name.slice(facts.name.lastIndexOf('.'));
  // What a person calls the picture of a passport may be its number.
  const name = isOfPerson ? `${kind}${end}` : facts.name;
  const {type, sizeBytes} = facts;
  const fields = {kind, partnerId, name, type, sizeBytes, fileKey: seal?.sealed ?? null};
  const row = {...fields, addedAt: making.now, addedBy: document.userId};
  const [problem] = companyDocuments.check({...row, deskName: null});
  if (problem) return fail('validation', problem.reason);
  const {spaceId, userId, label, actId, groupId} = document;
  const content = seal === null ? new Blob([bytes], {type}) : new Blob([await sealBytes(seal.clear, bytes)]);
  const beside = {table: 'companyDocuments', id, fields: row, fileField: 'fileId'} as const;
  const file =
    seal === null
      ? ({kind: 'paper', name: `${kind}${end}`} as const)
      : ({kind: 'identity', name: `${kind}.sealed`} as const);
  const whole = {
    spaceId,
    userId,
    label,
    actId,
    transactionId: null,
    content,
    beside,
    ...file,
    ...(groupId !== undefined && {groupId}),
  };
  const added = await addFile(home, whole, making);
  return added.ok ? succeed({isProtected: pdf?.isProtected ?? false}) : added;
}

async function sealBytes(clear: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const raw = Uint8Array.from(atob(clear.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const nonce = crypto.getRandomValues(new Uint8Array(sealedNonceBytes));
  return packSealedFile(nonce, new Uint8Array(await crypto.subtle.encrypt({name: 'AES-GCM', iv: nonce}, key, bytes)));
}
