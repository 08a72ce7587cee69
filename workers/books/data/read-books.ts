import type {RowColumns} from '#contract/kernel/field-values.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {readQueueMoves} from '#sync/outbox/queue-moves.ts';
import {pagesOfKind} from '#sync/pages/page-query.ts';
import {parsePage, readPagesSince, type NewPages} from '#sync/pages/read-pages.ts';
import type {AttentionRecord, LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readSpace} from '#sync/store/meta.ts';
import {flag, rowOf, setFlag} from './columns.ts';
import {flagReceipts, noReceipts, readReceipts, type Receipts} from './receipts.ts';
import {
  addPending,
  confirmRows,
  createBooks,
  creationsNeeded,
  removePending,
  type Books,
  type Creations,
} from './fold.ts';

const table = 'transactions';

/** How far the books in memory are with the database. */
export type Seen = {
  state: NewPages['state'];
  revision: number;
  /** The newest outbox order, of any table. */
  lastOrder: number;
  /** How often the queue had moved, see `noteQueueMoved`. */
  queueMoves: number;
  attentionIds: readonly number[];
  receipts: Receipts;
};

/** Books with their newest page, and the keys of the pages that are still to be read, newest first. */
export type BegunBooks = {books: Books; seen: Seen; olderKeys: number[]};

/**
 * Reads the newest page, all hot pages and the queue, of one moment: what a screen needs for its first rows.
 * Newer pages are read first, so that an older one never shows a value that has been replaced. Rule: BKS10.
 */
export async function beginBooks(database: LocalDatabase, spaceId: string): Promise<BegunBooks> {
  const {pages, outbox, meta, attention} = database;
  return database.transaction('r', [pages, outbox, meta, attention], async () => {
    const space = await readSpace(database, spaceId);
    const keys = await pagesOfKind(database, spaceId, table, 'base').primaryKeys();
    const hot = await pagesOfKind(database, spaceId, table, 'hot').toArray();
    const newest = keys[0] === undefined ? undefined : await pages.get(keys[0]);
    const waiting = await attention.where('spaceId').equals(spaceId).toArray();
    const lastOrder = await readLastOrder(database);
    const queueMoves = await readQueueMoves(database);
    const books = createBooks((newest?.count ?? 0) * keys.length + 1_000);
    for (const page of hot) confirmRows(books, parsePage(page));
    if (newest) confirmRows(books, parsePage(newest), {onlyMissing: true});
    await addQueue(database, books, spaceId);
    flagAttention(books, waiting);
    const attentionIds = waiting.map((record) => record.id);
    const receipts = await readReceipts(database, spaceId, noReceipts);
    flagReceipts(books, noReceipts, receipts);
    const seen: Seen = {state: 'missing', revision: -1, lastOrder, queueMoves, attentionIds, receipts};
    if (space) Object.assign(seen, {state: space.cold ? 'loading' : 'ready', revision: space.revision});
    return {books, seen, olderKeys: keys.slice(1)};
  });
}

/**
 * Reads one older page into the books.
 *
 * @returns false where the page is gone, merged into another in the meantime: the books must then be read anew.
 */
export async function readOlderPage(database: LocalDatabase, books: Books, key: number): Promise<boolean> {
  const page = await database.pages.get(key);
  if (!page) return false;
  const rows = parsePage(page);
  let asked: number[] = [];
  let creations: Creations = new Map();
  // A change that is made while the outbox is asked may need others.
  for (;;) {
    const needed = creationsNeeded(books, rows.ids, []);
    if (needed.every((order) => asked.includes(order))) break;
    asked = needed;
    creations = await readCreations(database, needed);
  }
  confirmRows(books, rows, {onlyMissing: true, creations});
  return true;
}

/** Records of the queue read at once: of an import, 10,000 rows are in memory together, and folded in some 50 ms. */
const recordsAtOnce = 20;

async function addQueue(database: LocalDatabase, books: Books, spaceId: string): Promise<void> {
  const orders = await database.outbox.where('[spaceId+table]').equals([spaceId, table]).primaryKeys();
  for (let start = 0; start < orders.length; start += recordsAtOnce) {
    const [first, last] = [orders[start], orders[Math.min(start + recordsAtOnce, orders.length) - 1]];
    const records = await database.outbox.where('order').between(first, last, true, true).toArray();
    addPending(books, records.filter(belongsTo(spaceId)));
  }
}

function belongsTo(spaceId: string): (record: OutboxRecord) => boolean {
  return (record) => record.spaceId === spaceId && record.table === table;
}

async function readCreations(database: LocalDatabase, orders: readonly number[]): Promise<Creations> {
  if (orders.length === 0) return new Map();
  const records = await database.outbox.bulkGet([...orders]);
  return new Map(records.flatMap((record) => (record ? [[record.order, record.set]] : [])));
}

/** Reads whole books, as often as it takes to see all pages of one moment. */
export async function readWholeBooks(
  database: LocalDatabase,
  spaceId: string,
): Promise<Pick<BegunBooks, 'books' | 'seen'>> {
  for (;;) {
    const {books, seen, olderKeys} = await beginBooks(database, spaceId);
    let whole = true;
    for (const key of olderKeys) whole &&= await readOlderPage(database, books, key);
    if (whole) return {books, seen};
  }
}

/** What happened in the database since the books saw it last, read in one moment. */
type BooksNews = {
  pages: Omit<NewPages, 'pages'>;
  /** The rows of the new pages, in their order; none where everything is to be read anew. */
  confirmed: RowColumns[];
  /** The values that folding those rows again takes. */
  creations: Creations;
  added: OutboxRecord[];
  /** Orders that have left the outbox. */
  removed: number[];
  /** Changes came back into their old places, under others that the books hold: they are to be read anew. */
  isOutOfOrder: boolean;
  lastOrder: number;
  queueMoves: number;
  /** Null where the same ones wait as before. */
  attention: AttentionRecord[] | null;
  receipts: Receipts;
  /** There are more changes than are read at once, and nothing but changes was read: apply, and read again. */
  more: boolean;
};

/**
 * Reads what is new; its cost does not grow with the queue unless something left it. What an import adds comes in parts, between which the
 * list answers.
 */
async function readNews(database: LocalDatabase, spaceId: string, books: Books, seen: Seen): Promise<BooksNews> {
  const {pages, outbox, meta, attention} = database;
  return database.transaction('r', [pages, outbox, meta, attention], async () => {
    const fresh = await outbox.where('order').above(seen.lastOrder).limit(recordsAtOnce).toArray();
    const added = fresh.filter(belongsTo(spaceId));
    const lastOrder = fresh.at(-1)?.order ?? seen.lastOrder;
    if (fresh.length === recordsAtOnce) return {...nothingNew(seen), added, lastOrder, more: true};
    const newPages = await readPagesSince(database, spaceId, table, seen.revision);
    const queueMoves = await readQueueMoves(database);
    let removed: number[] = [];
    let isOutOfOrder = false;
    if (queueMoves !== seen.queueMoves) {
      const left = new Set(await outbox.where('[spaceId+table]').equals([spaceId, table]).primaryKeys());
      removed = [...books.pending.keys()].filter((order) => !left.has(order));
      isOutOfOrder = [...left].some((order) => order <= seen.lastOrder && !books.pending.has(order));
    }
    const waitingIds = await attention.where('spaceId').equals(spaceId).primaryKeys();
    const same =
      waitingIds.length === seen.attentionIds.length && waitingIds.every((id, at) => id === seen.attentionIds[at]);
    const waiting = same ? null : await attention.where('spaceId').equals(spaceId).toArray();
    const confirmed = newPages.startOver ? [] : newPages.pages.map(parsePage);
    const ids = confirmed.flatMap((rows) => rows.ids);
    const creations = await readCreations(database, creationsNeeded(books, ids, removed));
    const receipts = await readReceipts(database, spaceId, seen.receipts);
    const found = {pages: newPages, confirmed, creations, added, removed, isOutOfOrder, lastOrder, queueMoves};
    return {...found, attention: waiting, receipts, more: false};
  });
}

function nothingNew({state, revision, lastOrder, queueMoves, receipts}: Seen): BooksNews {
  const pages = {state, revision, startOver: false};
  const nothing = {confirmed: [], creations: new Map(), added: [], removed: [], isOutOfOrder: false, attention: null};
  return {...nothing, pages, lastOrder, queueMoves, receipts, more: false};
}

/** Brings books up to date in memory: new pages beneath, the queue as it is now on top. Returns whether anything may look different. */
function applyNews(books: Books, seen: Seen, news: BooksNews): boolean {
  const creations = new Map(news.creations);
  for (const record of news.added) creations.set(record.order, record.set);
  addPending(books, news.added);
  for (const rows of news.confirmed) confirmRows(books, rows, {creations});
  removePending(books, news.removed, creations);
  if (news.attention) flagAttention(books, news.attention);
  const isOther = flagReceipts(books, seen.receipts, news.receipts);
  return isOther || news.added.length + news.confirmed.length + news.removed.length > 0 || news.attention !== null;
}

/** Books that are held in memory, and where they come from. */
export type HeldBooks = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  books: Books;
  seen: Seen;
  readonly closed: boolean;
};

/**
 * Takes in what happened in the database since the books saw it last.
 *
 * @returns whether anything may look different; null where everything is to be read anew. Rule: BKS10.
 */
export async function takeInNews(held: HeldBooks): Promise<boolean | null> {
  let changed = false;
  for (let more = true; more;) {
    if (held.closed) return false;
    const {database, spaceId, books, seen} = held;
    const news = await readNews(database, spaceId, books, seen);
    const startOver = news.pages.startOver && seen.revision !== news.pages.revision;
    if (startOver || news.isOutOfOrder) return null;
    changed = applyNews(books, seen, news) || changed || news.pages.state !== seen.state;
    const {state, revision} = news.pages;
    const attentionIds = news.attention?.map((record) => record.id) ?? seen.attentionIds;
    const {lastOrder, queueMoves, receipts} = news;
    held.seen = {state, revision, lastOrder, queueMoves, attentionIds, receipts};
    more = news.more;
  }
  return changed;
}

/** What a live query watches to learn that there may be news; of the queue only what is new and whether it moved. Rule: OUT8. */
export async function watchForNews(database: LocalDatabase, spaceId: string, {lastOrder}: Seen): Promise<void> {
  await readSpace(database, spaceId);
  await readQueueMoves(database);
  await database.outbox.where('order').above(lastOrder).count();
  // Asked for keys alone, Dexie does not tell of one that is added.
  await database.attention.where('spaceId').equals(spaceId).count();
}

function flagAttention(books: Books, waiting: readonly AttentionRecord[]): void {
  const {columns} = books;
  for (let row = 0; row < columns.ids.count; row += 1) setFlag(columns, row, flag.attention, false);
  for (const {change, refusals} of waiting) {
    if (change.table !== table) continue;
    for (const {rowId} of refusals) setFlag(columns, rowOf(columns, rowId), flag.attention, true);
  }
}
