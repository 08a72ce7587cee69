import {sql} from 'drizzle-orm';
import {listContactMessages as endpoint, type ContactMessage} from '#contract/contact/list-messages.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';

/** Reads a page of messages, newest first. Rule: CTC6. */
export const listContactMessages = implement(endpoint, async ({database}: Pick<ContactParts, 'database'>, page) =>
  readList<ContactMessage>(database, page, {
    columns: sql`id, name, email, message, language, sent_at as "sentAt"`,
    from: sql`contact_messages`,
    where: sql`true`,
    orders: {},
    newest: sql`id`,
    id: sql`id`,
  }),
);
