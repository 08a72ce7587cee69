import {addDays, utcDay} from '#contract/kernel/dates.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {addNotice} from '#sync/store/notices.ts';

/** A reminder of a date, in words, and where the date can be seen. */
export type DateNotice = {
  /** Names the company, the date and the step for good. */
  readonly id: string;
  /** Civil day. */
  readonly day: string;
  readonly text: string;
  readonly href: string;
  /** Neutral where it is not given. */
  readonly tone?: 'danger';
};

/** Under which this device keeps the reminders that it gave, each with the day of its date. */
const toldKey = 'dates-told';

/** How long a reminder is remembered after its date, in days: longer than any comes. */
const keptDays = 60;

/** Keeps a notice for each reminder that this device has not given yet; two tabs at once keep one. Rule: NTC6. */
export async function tellDates(database: LocalDatabase, due: readonly DateNotice[], now: string): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = readTold((await database.device.get(toldKey))?.value);
    const fresh = due.filter(({id}) => !told.has(id));
    if (fresh.length === 0) return;
    for (const {id, text, href, tone = 'neutral'} of fresh)
      await addNotice(database, {id, at: now, isRead: false, text, tone, href});
    const oldest = addDays(utcDay(now), -keptDays);
    const kept = [...told, ...fresh.map(({id, day}): [string, string] => [id, day])].filter(([, day]) => day >= oldest);
    await database.device.put({key: toldKey, value: Object.fromEntries(kept)});
  });
}

/** What is kept under the key, as far as it is what this version writes. */
function readTold(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
