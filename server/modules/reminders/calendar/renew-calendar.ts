import {renewCalendar as endpoint} from '#contract/reminders/calendar.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {toInstant} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {CalendarParts} from './calendar-parts.ts';
import {keepFeed, newToken} from './feed-store.ts';

/** Gives the caller's calendar a new address and tells it, once. Rules: CAL1, CAL2. */
export const renewCalendar = implement(endpoint, async ({database, now, origin}: CalendarParts, _input, {session}) => {
  const token = newToken();
  const madeAt = toInstant(now());
  await keepFeed(database, session.userId, token, madeAt);
  return succeed({address: `${origin}/api/v1/calendar/${token}.ics`, madeAt});
});
