import {readCalendar as endpoint} from '#contract/reminders/calendar.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {CalendarParts} from './calendar-parts.ts';
import {findFeed} from './feed-store.ts';

/** Tells since when the caller's calendar has its address. Rule: CAL1. */
export const readCalendar = implement(endpoint, async ({database}: CalendarParts, _input, {session}) =>
  succeed({madeAt: (await findFeed(database, session.userId))?.madeAt ?? null}),
);
