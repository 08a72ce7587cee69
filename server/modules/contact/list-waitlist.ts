import {sql} from 'drizzle-orm';
import {listWaitlist as endpoint, type Waiting, type waitlistList} from '#contract/contact/list-waitlist.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';

/** Reads a page of those who wait. Rule: CTC12. */
export const listWaitlist = implement(endpoint, async ({database}: Pick<ContactParts, 'database'>, input) =>
  readList<Waiting, typeof waitlistList>(database, input, {
    columns: sql`id, topic, email, language, joined_at as "joinedAt"`,
    from: sql`waitlist_entries`,
    where: sql`topic = coalesce(${input.topic ?? null}, topic)`,
    words: sql`email`,
    orders: {email: [sql`email`], topic: [sql`topic`], joinedAt: [sql`joined_at`]},
    newest: sql`id`,
    id: sql`id`,
  }),
);
