import type {MailScanRow} from '#contract/mailing/mail-scan.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {LocalDatabase, Notice} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {addNotice, dropNotices, rewordNotice} from '#sync/store/notices.ts';
import {nameNotice} from './drop-unreadable.ts';
import {readTold, type Post} from './read-told.ts';
import {sinceWhen, type Looked} from './since-when.ts';
import {sayPost} from './say-mail.ts';

/** A scan of a company whose mail the person may read, as far as it is told of. */
export type ToldScan = {
  readonly companyId: string;
  readonly company: string;
  /** Where the company's mail is read. */
  readonly href: string;
  readonly scan: Pick<MailScanRow, 'id' | 'type' | 'sender' | 'storedAt' | 'takenBackAt' | 'isRead'>;
};

/** Under which this device keeps since when it tells of post, and of which it has. */
const toldKey = 'mail-told';

/** What comes within an hour of what came before is one post, as for the mail. Rule: MLG5. */
const onePostMs = 3_600_000;

/**
 * Keeps a notice for the scans that are news to this device, one for those that come together, and takes back what the desk took back; two tabs at once keep
 * one. What was there before the device first asked for that company's, or was read elsewhere, is known already. Rule: NTC10.
 *
 * @param scans all of the companies whose mail the person may read.
 */
export async function tellPosts(
  database: LocalDatabase,
  scans: readonly ToldScan[],
  {language, ...looked}: Looked & {readonly language: Language},
): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = readTold((await database.device.get(toldKey))?.value) ?? {since: {}, ids: [], posts: []};
    const since = sinceWhen(told.since, looked);
    const notices = new Map(((await readMeta(database, 'notices')) ?? []).map((notice) => [notice.id, notice]));
    const arrived = inOrder(scans).filter(({companyId, at}) => at > (since[companyId] ?? looked.now));
    const fresh = arrived.filter(({scan}) => !told.ids.includes(scan.id) && !scan.isRead);
    const posts = told.posts.filter(({noticeId, companyId}) => notices.has(noticeId) && companyId in since);
    for (const {companyId, scan, at} of fresh) {
      const place = posts.findLastIndex((post) => post.companyId === companyId && isOpen(post, notices));
      const post = posts[place];
      if (post && Date.parse(at) - Date.parse(post.lastAt) <= onePostMs)
        posts[place] = {...post, scanIds: [...post.scanIds, scan.id], lastAt: at};
      else posts.push({noticeId: nameNotice('mail', companyId, scan.id), companyId, scanIds: [scan.id], lastAt: at});
    }
    const byId = new Map(scans.map((one) => [one.scan.id, one]));
    for (const post of posts) await showPost(database, {post, kept: notices.get(post.noticeId), byId, language});
    // Only what can still come again has to be known by its name.
    const ids = arrived.map(({scan}) => scan.id);
    await database.device.put({key: toldKey, value: {since, ids, posts}});
  });
}

/** The scans that came, the oldest first. */
function inOrder(scans: readonly ToldScan[]): readonly (ToldScan & {readonly at: string})[] {
  return scans
    .flatMap((one) => (one.scan.storedAt === null ? [] : [{...one, at: one.scan.storedAt}]))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** What was read is not added to: what came since would not be noticed. */
function isOpen({noticeId}: Post, notices: ReadonlyMap<string, Notice>): boolean {
  return notices.get(noticeId)?.isRead !== true;
}

type Shown = {
  readonly post: Post;
  /** Its notice as it is; undefined for a new one. */
  readonly kept: Notice | undefined;
  readonly byId: ReadonlyMap<string, ToldScan>;
  readonly language: Language;
};

async function showPost(database: LocalDatabase, {post, kept, byId, language}: Shown): Promise<void> {
  const {noticeId: id, scanIds, lastAt: at} = post;
  const there = scanIds.flatMap((scanId) => byId.get(scanId) ?? []);
  // A row that cannot be read just now says nothing of its scan.
  if (there.length < scanIds.length) return;
  const standing = there.filter(({scan}) => scan.takenBackAt === null);
  const [first] = standing;
  if (!first) {
    await dropNotices(database, (notice) => notice.id === id);
    return;
  }
  const text = sayPost(
    first.company,
    standing.map(({scan}) => scan),
    language,
  );
  const href = standing.length === 1 ? `${first.href}?mail=${first.scan.id}` : first.href;
  if (kept && kept.at === at) {
    if (kept.text !== text || kept.href !== href) await rewordNotice(database, {id, text, href});
    return;
  }
  // What grew is the newest again.
  if (kept) await dropNotices(database, (notice) => notice.id === id);
  await addNotice(database, {id, at, isRead: false, text, tone: 'neutral', href});
}
