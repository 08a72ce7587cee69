import type {FastifyInstance} from 'fastify';
import {and, eq} from 'drizzle-orm';
import {fail} from '#contract/kernel/failure.ts';
import {toInstant} from '#server/db/database.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {readDated} from '#server/modules/reminders/read-dated.ts';
import {memberships} from '#server/modules/reminders/table.ts';
import type {CalendarParts} from './calendar-parts.ts';
import {findFeedBy, hash, noteChange, type CalendarFeed} from './feed-store.ts';
import {listEvents} from './list-events.ts';
import {calendarWords} from './words.ts';
import {writeCalendar} from './write-calendar.ts';

/** What an address ends in: its token and what calendars expect of a file. */
const fileName = /^([\w-]{43})\.ics$/;

/** Asks a minute from one address of the network; programs ask a few times a day. */
const perMinute = 30;

/** Mounts the address at which calendars read a person's dates; whoever knows it may. Rules: CAL2 to CAL5. */
export function serveCalendar(app: FastifyInstance, parts: CalendarParts): void {
  app.get<{Params: {file: string}}>(
    '/api/v1/calendar/:file',
    {config: {rateLimit: {max: perMinute}}},
    async (request, reply) => {
      const token = fileName.exec(request.params.file)?.[1];
      const found = token === undefined ? undefined : await readFeed(parts, token);
      if (!found) return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
      const {tag, text} = found;
      reply.header('etag', tag).header('cache-control', 'private, max-age=3600, must-revalidate');
      if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="faro.ics"')
        .send(text);
    },
  );
}

/** The calendar at an address, and by what it is known again; undefined where there is none. */
async function readFeed(
  parts: CalendarParts,
  token: string,
): Promise<{readonly tag: string; readonly text: string} | undefined> {
  const {database, findActive, now, origin} = parts;
  const feed = await findFeedBy(database, token);
  if (!feed) return undefined;
  const [person] = await findActive(database, [feed.userId]);
  if (!person) return undefined;
  const own = await database
    .select({id: memberships.spaceId, role: memberships.role})
    .from(memberships)
    .where(and(eq(memberships.userId, feed.userId), eq(memberships.deleted, false)));
  const roles = new Map(own.map(({id, role}) => [id, role]));
  const {language} = person;
  const dated = roles.size === 0 ? [] : await readDated(database, [...roles.keys()]);
  const events = listEvents(dated, {language, roles, origin}, now());
  const changedAt = await dateContent(parts, feed, hash(JSON.stringify([language, events])));
  const changedMs = Date.parse(changedAt.at);
  const text = writeCalendar(events, {name: calendarWords[language].name, language, changedMs});
  return {text, tag: `"${changedAt.hash.toString('base64url').slice(0, 22)}-${changedMs.toString(36)}"`};
}

/** Since when the events are these: now, where they are others than were last written. */
async function dateContent(
  {database, now}: CalendarParts,
  feed: CalendarFeed,
  content: Buffer,
): Promise<{readonly at: string; readonly hash: Buffer}> {
  if (feed.contentHash?.equals(content) === true) return {at: feed.changedAt, hash: content};
  // A sequence never goes back, also where the clock does.
  const at = toInstant(Math.max(now(), Date.parse(feed.changedAt) + 1000));
  await noteChange(database, feed, content, at);
  return {at, hash: content};
}
