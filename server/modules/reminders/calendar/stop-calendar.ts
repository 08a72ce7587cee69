import {stopCalendar as endpoint} from '#contract/reminders/calendar.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {CalendarParts} from './calendar-parts.ts';
import {dropFeed} from './feed-store.ts';

/** Takes the address of the caller's calendar away. Rule: CAL1. */
export const stopCalendar = implement(endpoint, async ({database}: CalendarParts, _input, {session}) => {
  await dropFeed(database, session.userId);
  return succeed({});
});
