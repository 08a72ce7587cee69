import {Dexie} from 'dexie';
import type {LocalDatabase, Notice} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/** How many are kept; the oldest go first. */
const mostNotices = 100;

/** Keeps what was just told, as the newest. Two tabs at once lose none. Rule: NTC1. */
export async function addNotice(database: LocalDatabase, notice: Notice): Promise<void> {
  await changeNotices(database, (notices) => [...notices, notice].slice(-mostNotices));
}

/** Keeps what is told in other words in the place of the notice with its id, read as that is; nothing where there is none any more. */
export async function rewordNotice(database: LocalDatabase, told: Pick<Notice, 'id' | 'text' | 'href'>): Promise<void> {
  await changeNotices(database, (notices) =>
    notices.map((notice) => (notice.id === told.id ? {...notice, ...told} : notice)),
  );
}

/** Takes back what is true no more. */
export async function dropNotices(database: LocalDatabase, isGone: (notice: Notice) => boolean): Promise<void> {
  await changeNotices(database, (notices) => notices.filter((notice) => !isGone(notice)));
}

/** Everything that is kept was seen. Who signs out while it is read takes the database away: then there is nothing left to mark. */
export async function markNoticesRead(database: LocalDatabase): Promise<void> {
  try {
    await changeNotices(database, (notices) => notices.map((notice) => ({...notice, isRead: true})));
  } catch (error) {
    if (!(error instanceof Dexie.DatabaseClosedError)) throw error;
  }
}

/** Forgets everything that is kept. */
export async function clearNotices(database: LocalDatabase): Promise<void> {
  await changeNotices(database, () => []);
}

async function changeNotices(
  database: LocalDatabase,
  change: (notices: readonly Notice[]) => readonly Notice[],
): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    await writeMeta(database, 'notices', change((await readMeta(database, 'notices')) ?? []));
  });
}
