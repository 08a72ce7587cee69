import {createHash} from 'node:crypto';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {addCompany} from '#server/modules/companies/add-company.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {seededIds} from './bank-rows.ts';
import {seedPerson} from './seed-books.ts';

/** An owner of several companies, each with as many documents. */
export type SeededOwner = {readonly email: string; readonly userId: string; readonly companyIds: readonly string[]};

const states = ['WY', 'DE', 'FL', 'TX', 'NM'] as const;

/** Makes an owner of companies with documents of the kind of which each stands for itself; their bytes are nowhere. */
export async function seedOwner(
  database: Database,
  {companies, documentsEach}: {readonly companies: number; readonly documentsEach: number},
): Promise<SeededOwner> {
  const nextId = seededIds(companies * documentsEach);
  const person = await seedPerson(database, 'owner');
  const parts = {database, now: Date.now, fillSpace: makeDefaultCategories};
  const companyIds = Array.from({length: companies}, nextId);
  for (const [at, id] of companyIds.entries()) {
    const state = states[at % states.length] ?? 'WY';
    const company = {id, name: `Bench ${at + 1} LLC`, type: 'LLC', state, formedOn: '2024-03-05'} as const;
    const added = await addCompany(parts, company, {...person, userId: person.id, acting: null});
    if (!added.ok) throw new Error(added.failure.reason);
    await addDocuments(database, {spaceId: id, userId: person.id, nextId, count: documentsEach});
  }
  return {email: person.email, userId: person.id, companyIds};
}

type Adding = {
  readonly spaceId: string;
  readonly userId: string;
  readonly nextId: () => string;
  readonly count: number;
};

async function addDocuments(database: Database, {spaceId, userId, nextId, count}: Adding): Promise<void> {
  const nowMs = Date.now();
  const made = Array.from({length: count}, (_, at) => {
    const facts = {name: `documento-${at + 1}.pdf`, type: 'application/pdf', sizeBytes: 1_000 + at} as const;
    const madeAt = toInstant(nowMs - at * 3_600_000);
    return {fileId: nextId(), facts, madeAt};
  });
  const files = made.map(({fileId, facts, madeAt}) => ({
    id: fileId,
    kind: 'paper' as const,
    transactionId: null,
    ...facts,
    sha256: createHash('sha256').update(fileId).digest('hex'),
    createdAt: madeAt,
    createdBy: userId,
    storedAt: null,
  }));
  const documents = made.map(({fileId, facts, madeAt}) => ({
    id: nextId(),
    kind: 'other' as const,
    partnerId: null,
    fileId,
    ...facts,
    fileKey: null,
    addedAt: madeAt,
    addedBy: userId,
    deskName: null,
    bears: null,
    decision: 'accepted' as const,
    refusal: null,
    note: null,
    decidedAt: madeAt,
    stepId: null,
  }));
  await inTransaction(database, async (tx) =>
    writeSynced(tx, {spaceId, author: {kind: 'person', userId}, nowMs}, [
      {table: 'files', create: files},
      {table: 'companyDocuments', create: documents},
    ]),
  );
}
