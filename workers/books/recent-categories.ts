import type {BooksPatch} from './api.ts';
import type {BooksWorld, Session} from './session.ts';

/** Categories that are remembered as chosen lately. */
const recentCount = 5;

const keyOf = (spaceId: string): string => `recent-categories:${spaceId}`;

/** What was chosen last in these books on this device, the last one first. Rule: REV6. */
export async function readRecent(session: Session): Promise<string[]> {
  session.recentCategories ??= readKept(session);
  return session.recentCategories;
}

/** What was chosen last is offered first the next time, also after the books were closed. Nobody waits for it to be kept. Rule: REV6. */
export function noteCategory(session: Session, world: Pick<BooksWorld, 'report'>, {categoryId}: BooksPatch): void {
  if (typeof categoryId !== 'string') return;
  const before = readRecent(session);
  // Chosen one after the other, whenever each of them is kept.
  const noted = before.then((known) => [...new Set([categoryId, ...known])].slice(0, recentCount));
  session.recentCategories = noted;
  const keep = async () => session.database.device.put({key: keyOf(session.spaceId), value: await noted});
  keep().catch((error: unknown) => {
    if (!session.closed) world.report(error);
  });
}

async function readKept({database, spaceId}: Session): Promise<string[]> {
  // Only `noteCategory` writes there.
  return ((await database.device.get(keyOf(spaceId)))?.value as string[] | undefined) ?? [];
}
