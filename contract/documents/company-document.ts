import {z} from 'zod';
import {maxFileNameLength} from '#contract/files/clean-file-name.ts';
import {allFileTypes} from '#contract/files/upload-kinds.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {documentDecisions, documentKinds, documentRefusals, isIdentityPaper, isOwnKind} from './kinds.ts';

/** Most characters of what is said with a decision. */
export const maxDocumentNote = 400;

/** The field of a document's row that its file's key is sealed for. Rule: SEA8. */
export const fileKeyField = 'fileKey';

/**
 * A document of a company or of one of its partners, and what became of it. It never changes but by the desk's decision: one that takes the place of
 * another is a row of its own, and the newest of its kind and partner counts. Rules: DOC1 to DOC6. Source: S3.10, D11, D46.
 */
export const companyDocuments = defineSyncedTable({
  name: 'companyDocuments',
  service: 'company',
  since: 8,
  row: z.object({
    id: idSchema,
    kind: z.enum(documentKinds),
    /** Whose paper it is; null for the company's own. */
    partnerId: idSchema.nullable(),
    /** The row of its file, of kind `paper`, `identity` or, where Faro put it there, `official`. */
    fileId: idSchema,
    /** What the document is called, its type and its bytes, as it was chosen; its file may be sealed and larger. */
    name: z.string().min(1).max(maxFileNameLength),
    type: z.enum(allFileTypes),
    sizeBytes: z.int().positive(),
    /** The key of a sealed file, sealed for this field of this row; null where the file is not sealed. */
    fileKey: sealedValueSchema.nullable(),
    addedAt: instantSchema,
    addedBy: idSchema,
    /** Who of Faro put it there; null where one of the company's people did. */
    deskName: z.string().nullable(),
    /** The day that it bears, where the desk said so. */
    bears: civilDateSchema.nullable(),
    /** Null while it waits to be checked. The three after it come with it. */
    decision: z.enum(documentDecisions).nullable(),
    refusal: z.enum(documentRefusals).nullable(),
    note: z.string().max(maxDocumentNote).nullable(),
    decidedAt: instantSchema.nullable(),
    /** The move of the company that it belongs to. Rule: DOC9. */
    stepId: idSchema.nullable(),
  }),
  sortBy: ['addedAt'],
  readRoles: ['owner', 'manager'],
  createRoles: ['owner', 'manager'],
  editRoles: ['owner', 'manager'],
  serverFields: ['deskName', 'bears', 'decision', 'refusal', 'note', 'decidedAt', 'stepId'],
  fixedFields: ['kind', 'partnerId', 'fileId', 'name', 'type', 'sizeBytes', 'fileKey', 'addedAt', 'addedBy'],
  authorField: 'addedBy',
  references: {partnerId: 'partners', fileId: 'files'},
  textFields: [],
  // What was checked stays as it was checked.
  lockField: 'decision',
  reasons: [
    'company-document.blocked',
    'document.of-desk',
    'document.partner-wrong',
    'document.not-sealed',
    'document.file-wrong',
  ],
  check: ({kind, partnerId, fileKey, deskName}) => {
    const isOfPerson = isIdentityPaper(String(kind));
    return listProblems([
      ['kind', 'document.of-desk', (deskName ?? null) !== null || isOwnKind(String(kind))],
      ['partnerId', 'document.partner-wrong', isOfPerson === (partnerId !== null)],
      ['fileKey', 'document.not-sealed', isOfPerson === (fileKey !== null)],
    ]);
  },
  checkReferences: ({kind}, referenced) => {
    const file = referenced('fileId');
    // One that Faro gave comes back from an archive as its owner's.
    const wanted = isIdentityPaper(String(kind)) ? ['identity'] : ['paper', 'official'];
    return file === undefined || wanted.includes(String(file['kind'])) ? null : 'document.file-wrong';
  },
});

/** One document as screens see it. */
export type CompanyDocumentRow = z.infer<typeof companyDocuments.row>;

/** What stays of a document that was taken back, beside why, when, and what it was given as: nothing of the paper. Rule: DOC18. */
export const nothingOfDocument = {
  name: 'document.pdf',
  type: 'application/pdf',
  sizeBytes: 1,
  bears: null,
  decision: 'refused',
  stepId: null,
} as const satisfies Partial<CompanyDocumentRow>;
