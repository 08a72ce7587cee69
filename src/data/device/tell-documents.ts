import {isTakenBack} from '#contract/documents/kinds.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import type {CompanyDocumentRow} from '#contract/documents/company-document.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {LocalDatabase, Notice} from '#sync/store/local-database.ts';
import {addNotice, dropNotices} from '#sync/store/notices.ts';
import {documentNoticeWords} from './document-notice-words.data.ts';

/** A document of one of the person's companies, as far as it is told of. */
export type ToldDocument = {
  readonly company: string;
  /** Whose paper it is; null for the company's own. */
  readonly partner: string | null;
  readonly href: string;
  /** When the server had its bytes. */
  readonly storedAt: string | null;
  readonly document: Pick<
    CompanyDocumentRow,
    'id' | 'kind' | 'name' | 'deskName' | 'decision' | 'refusal' | 'decidedAt'
  >;
};

/** Under which this device keeps since when it tells of documents, and of which it has. */
const toldKey = 'documents-told';

/**
 * Keeps a notice for each document that was refused, came from Faro or was taken back by it, and is news to this device, the oldest first; two tabs at once keep one. What was
 * so before the device first asked is known already. What was taken back is named no more. Rules: NTC8, DOC18.
 */
export async function tellDocuments(
  database: LocalDatabase,
  documents: readonly ToldDocument[],
  {language, now}: {readonly language: Language; readonly now: string},
): Promise<void> {
  const news = documents
    .flatMap((told) => sayNews(told, language) ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = readTold((await database.device.get(toldKey))?.value) ?? {since: now, ids: []};
    const fresh = news.filter(({id, at}) => at > told.since && !told.ids.includes(id));
    for (const notice of fresh) await addNotice(database, notice);
    const gone = new Set(documents.filter(({document}) => isTakenBack(document)).map(({document}) => document.id));
    if (gone.size > 0) await dropNotices(database, ({id}) => gone.has(id));
    // Only what can still come again has to be known by its name.
    const ids = news.filter(({at}) => at > told.since).map(({id}) => id);
    await database.device.put({key: toldKey, value: {since: told.since, ids}});
  });
}

function sayNews({document, company, partner, href, storedAt}: ToldDocument, language: Language): Notice | null {
  const {id, kind, name, deskName, decision, refusal, decidedAt} = document;
  const isGone = isTakenBack(document);
  const called = kind === 'other' && !isGone ? name : documentWords[kind][language];
  const facts = {company, document: partner === null ? called : `${called} (${partner})`};
  if (isGone && decidedAt) {
    const text = fill(documentNoticeWords.takenBack[language], facts);
    return {id: `${id} ${decidedAt}`, at: decidedAt, isRead: false, text, tone: 'neutral', href};
  }
  if (decision === 'refused' && refusal && decidedAt) {
    const text = fill(documentNoticeWords.refused[language], {...facts, reason: refusalWords[refusal][language]});
    return {id: `${id} ${decidedAt}`, at: decidedAt, isRead: false, text, tone: 'danger', href};
  }
  // What came back from an archive is its owner's, who knows of it: only what counts at once was given.
  if ((deskName ?? null) === null || storedAt === null) return null;
  const text = fill(documentNoticeWords.arrived[language], facts);
  return {id, at: storedAt, isRead: false, text, tone: 'neutral', href};
}

function fill(sentence: string, facts: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => facts[name] ?? '');
}

/** What is kept under the key, as far as it is what this version writes. */
function readTold(value: unknown): {readonly since: string; readonly ids: readonly string[]} | null {
  if (typeof value !== 'object' || value === null || !('since' in value) || !('ids' in value)) return null;
  const {since, ids} = value;
  if (typeof since !== 'string' || !Array.isArray(ids)) return null;
  return {since, ids: ids.filter((id) => typeof id === 'string')};
}
