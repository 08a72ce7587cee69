import type {LocalDatabase} from '#sync/store/local-database.ts';
import {isUndo, withoutOrder} from './acts.ts';
import {outlineAct, type ChangeOutline} from './outline-change.ts';

/** One act that the server has taken, as the activity panel lists it. */
export type SentAct = ChangeOutline & {
  readonly key: string;
  /** What took an act back, or brought it back, beside what was done first. */
  readonly kind: 'done' | 'undone' | 'redone';
  /** Another act that was sent took this one back. One that waits is not looked for: it is told among what waits. */
  readonly isReversed: boolean;
};

/** Lists acts that were sent and can still be undone, newest first; for live queries. Rule: OUT9. */
export async function listRecent(database: LocalDatabase): Promise<SentAct[]> {
  const acts = await database.recent.orderBy('order').reverse().toArray();
  const reversed = new Set<string>();
  const listed: SentAct[] = [];
  for (const act of acts) {
    const isReversed = reversed.has(act.key);
    if (act.undoes !== null && !isReversed) reversed.add(act.undoes);
    const outline = outlineAct(act.changes.map(withoutOrder));
    const kind = act.undoes === null ? 'done' : isUndo(act, acts) ? 'undone' : 'redone';
    if (outline) listed.push({...outline, key: act.key, kind, isReversed});
  }
  return listed;
}
