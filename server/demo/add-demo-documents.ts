import {createHash} from 'node:crypto';
import type {DocumentKind} from '#contract/documents/kinds.ts';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {fileUploads} from '#server/modules/files/table.ts';
import {storedKey} from '#server/modules/files/upload-parts.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {drawLetter, once} from './draw-letter.ts';

const dayMs = 86_400_000;

/** A paper of the demonstration; each line of its page is drawn as it is. */
export type DemoDocument = {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly daysAgo: number;
  readonly lines: readonly string[];
  /** Faro put it there. */
  readonly isOfDesk?: true;
};

/** What a company that came here brought. */
export const broughtPapers: readonly DemoDocument[] = [
  {
    kind: 'articles',
    name: 'Articles of Organization.pdf',
    daysAgo: 300,
    lines: ['State of Wyoming', 'Secretary of State', '', 'Limited Liability Company', 'Articles of Organization'],
  },
  {
    kind: 'operating-agreement',
    name: 'Operating Agreement.pdf',
    daysAgo: 299,
    lines: ['Operating Agreement', '', 'A Wyoming limited liability company'],
  },
];

/** What Faro filed for a company. */
export const filedPapers: readonly DemoDocument[] = [
  {
    kind: 'articles',
    name: 'Articles of Organization.pdf',
    daysAgo: 60,
    lines: ['State of Wyoming', 'Secretary of State', '', 'Articles of Organization', 'Filing ID 10142277'],
    isOfDesk: true,
  },
];

/** Puts papers that were checked into a company of the demonstration, with their bytes. */
export async function addDemoDocuments(
  {database, now, store}: {readonly database: Database; readonly now: () => number; readonly store: FileStore},
  {spaceId, name: company, userId}: {readonly spaceId: string; readonly name: string; readonly userId: string},
  documents: readonly DemoDocument[],
): Promise<void> {
  for (const {kind, name, daysAgo, lines, isOfDesk = false} of documents) {
    const nowMs = now() - daysAgo * dayMs;
    const at = toInstant(nowMs);
    const bytes = await drawLetter([[...lines, '', company]], nowMs);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [fileId, id] = [makeId(nowMs), makeId(nowMs)];
    const upload = {spaceId, fileId, id: makeId(nowMs), sha256};
    await store.write(storedKey({...upload, isKept: true}), bytes.length, once(bytes));
    const facts = {name, type: 'application/pdf', sizeBytes: bytes.length} as const;
    const file = {
      id: fileId,
      kind: isOfDesk ? ('official' as const) : ('paper' as const),
      transactionId: null,
      ...facts,
    };
    const document = {id, kind, partnerId: null, fileId, ...facts, fileKey: null, addedAt: at, addedBy: userId};
    const given = {deskName: isOfDesk ? 'Faro' : null, bears: isOfDesk ? at.slice(0, 10) : null, stepId: null};
    const checked = {decision: 'accepted', refusal: null, note: null, decidedAt: at} as const;
    await inTransaction(database, async (tx) => {
      await writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs: now()}, [
        {table: 'files', create: [{...file, sha256, createdAt: at, createdBy: userId, storedAt: at}]},
        {table: 'companyDocuments', create: [{...document, ...given, ...checked}]},
      ]);
      await tx
        .insert(fileUploads)
        .values({...upload, sizeBytes: isOfDesk ? 0 : bytes.length, touchedAt: at, keptAt: at, hasParts: false});
    });
  }
}
