import {isOwnKind, isTakenBack} from '#contract/documents/kinds.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';
import type {RowsByTable} from './new-ids.ts';

/** What the server alone makes, and of which papers are kept: scans, and what was done with its proof. */
export type ServerRows = {
  readonly mailScans: readonly ArchivedRow[];
  readonly renewals: readonly ArchivedRow[];
  readonly companyServices: readonly ArchivedRow[];
};

/** The rows with those of papers, and how many scans and proofs became one. */
export type KeptPapers = {readonly rows: RowsByTable; readonly scanCount: number; readonly paperCount: number};

const paperTypes: readonly string[] = uploadKinds.paper.types;

/**
 * Makes papers of the company's own of what only the desk can put there: scans of its post, and proofs of renewals and services, each with its name
 * and its day. A paper of a kind that the desk alone gives becomes one of another kind. Rule: ARC12.
 *
 * @param hasBytes whether the archive has the bytes of a file or scan.
 */
export function keepAsPapers(
  rows: RowsByTable,
  made: ServerRows,
  {fromId, hasBytes}: {readonly fromId: string; readonly hasBytes: (id: string) => boolean},
): KeptPapers {
  // Of what the desk took back there is nothing to bring.
  const documents: readonly ArchivedRow[] = (rows.get('companyDocuments') ?? [])
    .filter((row) => !isTakenBack(row))
    .map((row) => (isOwnKind(String(row['kind'])) ? row : {...row, kind: 'other'}));
  const known = new Set(documents.map(({fileId}) => fileId));
  const scans = made.mailScans.filter(({id, takenBackAt}) => takenBackAt === null && hasBytes(String(id)));
  const proofs = new Set(
    [...made.renewals, ...made.companyServices].flatMap(({proofId}) =>
      typeof proofId === 'string' && !known.has(proofId) ? [proofId] : [],
    ),
  );
  const isProof = ({id, type, transactionId}: ArchivedRow) =>
    proofs.has(String(id)) && transactionId === null && paperTypes.includes(String(type)) && hasBytes(String(id));
  const files = rows.get('files') ?? [];
  const papers: readonly ArchivedRow[] = [
    ...files.filter(isProof).map((row) => ({...row, kind: 'paper'})),
    ...scans.map((scan) => toFile(scan)),
  ];
  const name = createRowIds(fromId, fromId);
  const ids = name(papers.map(({id}) => `kept|${String(id)}`));
  return {
    rows: new Map([
      ...rows,
      ['files', [...files.filter((row) => !isProof(row)), ...papers]],
      ['companyDocuments', [...documents, ...papers.map((paper, place) => toDocument(paper, ids[place] ?? ''))]],
    ]),
    scanCount: scans.length,
    paperCount: papers.length,
  };
}

/** The file of a scan. */
function toFile({id = null, name = null, sizeBytes = null, sha256 = null, createdAt = null}: ArchivedRow): ArchivedRow {
  const kind = {kind: 'paper', transactionId: null, type: 'application/pdf'};
  return {id, ...kind, name, sizeBytes, sha256, createdAt, createdBy: id, storedAt: null};
}

/** A paper of the company's own that is this file; who reads it back is its author. */
function toDocument({id: fileId = null, ...file}: ArchivedRow, id: string): ArchivedRow {
  const {name = null, type = null, sizeBytes = null, createdAt: addedAt = null} = file;
  return {
    id,
    kind: 'other',
    partnerId: null,
    fileId,
    name,
    type,
    sizeBytes,
    fileKey: null,
    addedAt,
    addedBy: fileId,
    deskName: null,
    bears: null,
    decision: null,
    refusal: null,
    note: null,
    decidedAt: null,
    stepId: null,
  };
}
