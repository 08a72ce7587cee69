import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {CalendarParts} from './calendar/calendar-parts.ts';
import {readCalendar} from './calendar/read-calendar.ts';
import {renewCalendar} from './calendar/renew-calendar.ts';
import {serveCalendar} from './calendar/serve-calendar.ts';
import {stopCalendar} from './calendar/stop-calendar.ts';

/** Mounts the calendars of people's dates. */
export function addRemindersRoutes(server: ApiServer, parts: CalendarParts): void {
  mountAll(server, parts, [readCalendar, renewCalendar, stopCalendar]);
  serveCalendar(server.app, parts);
}
