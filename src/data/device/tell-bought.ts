import {isWaiting, type BoughtThing} from '#contract/purchases/bought-thing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {addNotice} from '#sync/store/notices.ts';
import type {Language} from '#src/i18n/languages.ts';
import {sayBought} from './say-bought.ts';

/** Something bought for one of the person's companies, and where it can be read. */
export type CompanyBought = {readonly name: string; readonly href: string; readonly bought: BoughtThing};

/** Under which this device keeps the ids of what was waiting to be done when it last looked. */
const waitingKey = 'bought-waiting';

/**
 * Keeps a notice for each thing that this device knew while it waited and that is done now, or whose money went back; two tabs at once keep one.
 * What is gone from the device is forgotten. Rule: BUY13.
 */
export async function tellBought(
  database: LocalDatabase,
  found: readonly CompanyBought[],
  {language, now}: {readonly language: Language; readonly now: string},
): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const kept = (await database.device.get(waitingKey))?.value;
    const known = new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
    const waiting = found.filter(({bought}) => isWaiting(bought)).map(({bought}) => bought.row.id);
    for (const {name, href, bought} of found) {
      const {id} = bought.row;
      if (!known.has(id) || waiting.includes(id)) continue;
      const text = `${name}: ${sayBought(bought, language)}`;
      await addNotice(database, {id: `bought ${id} ${now}`, at: now, isRead: false, text, tone: 'neutral', href});
    }
    const isSame = waiting.length === known.size && waiting.every((id) => known.has(id));
    if (!isSame) await database.device.put({key: waitingKey, value: waiting});
  });
}
