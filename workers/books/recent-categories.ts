import type {BooksPatch} from './api.ts';
import type {BooksWorld, Session} from './session.ts';

/** Categories that are remembered as chosen lately. */
const recentCount = 5;

const keyOf = (spaceId: string): string => `recent-categories:${spaceId}`;

/** What was chosen last in these books on this device, the last one first. Rule: REV6. */
export async function readRecent({database, spaceId}: Pick<Session, 'database' | 'spaceId'>): Promise<string[]> {
  // Only `noteCategory` writes there.
  return ((await database.device.get(keyOf(spaceId)))?.value as string[] | undefined) ?? [];
}

/** What was chosen last is offered first the next time, in every tab, and also after the books were closed. Nobody waits for it to be kept. Rule: REV6. */
export function noteCategory(session: Session, world: Pick<BooksWorld, 'report'>, {categoryId}: BooksPatch): void {
  if (typeof categoryId !== 'string') return;
  const {database, spaceId} = session;
  const note = async () => {
    const recent = [...new Set([categoryId, ...(await readRecent(session))])].slice(0, recentCount);
    await database.device.put({key: keyOf(spaceId), value: recent});
  };
  database.transaction('rw', database.device, note).catch((error: unknown) => {
    if (!session.closed) world.report(error);
  });
}
