import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {addNotice} from '#sync/store/notices.ts';
import {nameNotice} from './drop-unreadable.ts';
import {sayPaper} from './say-mail.ts';
import {isSince, isText, sinceWhen, type Looked, type Since} from './since-when.ts';

/** What was wanted of a paper of a company whose mail the person may read. */
export type ToldPaper = {
  readonly companyId: string;
  readonly company: string;
  /** Where the company's mail is read. */
  readonly href: string;
  readonly paper: Pick<
    MailPaperRow,
    'id' | 'scanId' | 'wish' | 'state' | 'askedAt' | 'endedOn' | 'tracking' | 'orderId'
  >;
};

type Told = {
  readonly since: Since;
  /** What was still to be done when the device last looked. */
  readonly waiting: readonly string[];
  /** What has ended and is known. */
  readonly ended: readonly string[];
};

/** Under which this device keeps what it knows of papers. */
const toldKey = 'papers-told';

/**
 * Keeps a notice for each paper that was forwarded, shredded or could not be, and is news to this device; two tabs at once keep one. What had ended
 * before the device first asked for that company's is known already. Rule: NTC11.
 *
 * @param papers all of the companies whose mail the person may read.
 */
export async function tellPapers(
  database: LocalDatabase,
  papers: readonly ToldPaper[],
  {language, ...looked}: Looked & {readonly language: Language},
): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = readTold((await database.device.get(toldKey))?.value) ?? {since: {}, waiting: [], ended: []};
    const since = sinceWhen(told.since, looked);
    const at = looked.now;
    const ended = papers.filter(({paper}) => paper.state === 'done' || paper.state === 'returned');
    for (const {companyId, company, href, paper} of ended) {
      const text = sayPaper(company, paper, language);
      if (text === null || !isNews(paper, {...told, since: since[companyId] ?? at})) continue;
      const tone = paper.state === 'done' ? 'ok' : 'danger';
      const id = nameNotice('paper', companyId, paper.id);
      await addNotice(database, {id, at, isRead: false, text, tone, href: `${href}?mail=${paper.scanId}`});
    }
    const waiting = papers.filter(({paper}) => paper.state === 'asked' || paper.state === 'doing');
    await database.device.put({key: toldKey, value: {since, waiting: waiting.map(idOf), ended: ended.map(idOf)}});
  });
}

/** An end has a day and no hour: of one of the day of the first look only what was seen waiting, or was asked for since, is news. */
function isNews(
  {id, askedAt, endedOn}: ToldPaper['paper'],
  {since, waiting, ended}: Omit<Told, 'since'> & {readonly since: string},
): boolean {
  if (ended.includes(id)) return false;
  return waiting.includes(id) || askedAt > since || (endedOn !== null && endedOn > since.slice(0, 10));
}

function idOf({paper}: ToldPaper): string {
  return paper.id;
}

/** What is kept under the key, as far as it is what this version writes. */
function readTold(value: unknown): Told | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('since' in value && 'waiting' in value && 'ended' in value)) return null;
  const {since, waiting, ended} = value;
  if (!isSince(since) || !Array.isArray(waiting) || !Array.isArray(ended)) return null;
  return {since, waiting: waiting.filter(isText), ended: ended.filter(isText)};
}
