import type {LocalDatabase} from '#sync/store/local-database.ts';
import {isUndo, withoutOrder, type ActHead} from '#sync/outbox/acts.ts';
import {outlineAct, type ChangeOutline} from '#sync/outbox/outline-change.ts';

/** One act that the server has taken, as the activity panel lists it. */
export type SentAct = ChangeOutline & {
  readonly key: string;
  /** Whether it took another act back, or brought one back; null where it did neither, or that act is forgotten. */
  readonly kind: 'undone' | 'redone' | null;
  /** Another act that was sent took this one back. One that waits is not looked for: it is told among what waits. */
  readonly isReversed: boolean;
};

/** What was sent lately: the newest acts, and how many there are in all. */
export type SentActs = {readonly acts: readonly SentAct[]; readonly count: number};

/** Lists acts that were sent and are kept for undo, newest first, at most `limit`; for live queries. Rule: OUT9. */
export async function listRecent(database: LocalDatabase, limit: number): Promise<SentActs> {
  const kept = await database.recent.orderBy('order').reverse().toArray();
  const reversed = new Set<string>();
  const acts: SentAct[] = [];
  for (const act of kept.slice(0, limit)) {
    const isReversed = reversed.has(act.key);
    if (act.undoes !== null && !isReversed) reversed.add(act.undoes);
    const outline = outlineAct(act.changes.map(withoutOrder));
    if (outline) acts.push({...outline, key: act.key, kind: kindOf(act, kept), isReversed});
  }
  return {acts, count: kept.length};
}

function kindOf(act: ActHead, kept: readonly ActHead[]): SentAct['kind'] {
  if (act.undoes === null || !isWholeChain(act, kept)) return null;
  return isUndo(act, kept) ? 'undone' : 'redone';
}

/** Whether what it began with is still known: of others nobody can tell which way they went. */
function isWholeChain({undoes}: ActHead, kept: readonly ActHead[]): boolean {
  if (undoes === null) return true;
  const target = kept.find(({key}) => key === undoes);
  return target !== undefined && isWholeChain(target, kept);
}
