import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {dropNotices} from '#sync/store/notices.ts';

/** What a notice of post is named: its company stands in it, so that it goes with the right to read that company's mail. */
export function nameNotice(kind: 'mail' | 'paper', companyId: string, rowId: string): string {
  return `${kind} ${companyId} ${rowId}`;
}

/** Takes back what was told of the post of companies whose mail the person may no more read. Rules: NTC10, NTC11. */
export async function dropUnreadable(database: LocalDatabase, companyIds: readonly string[]): Promise<void> {
  const isGone = ({id}: {readonly id: string}): boolean => {
    const [kind, companyId = ''] = id.split(' ');
    return (kind === 'mail' || kind === 'paper') && !companyIds.includes(companyId);
  };
  await database.transaction('rw', database.meta, async () => {
    const notices = (await readMeta(database, 'notices')) ?? [];
    if (notices.some(isGone)) await dropNotices(database, isGone);
  });
}
