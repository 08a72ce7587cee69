import {desc, lt} from 'drizzle-orm';
import {listContactMessages as endpoint, messagesPerPage} from '#contract/contact/list-messages.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {contactMessages} from './table.ts';

/** Reads a page of messages, newest first. Rule: CTC6. */
export const listContactMessages = implement(endpoint, async ({database}: Pick<ContactParts, 'database'>, {before}) => {
  const found = await database
    .select()
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(messagesPerPage + 1);
  return succeed({messages: found.slice(0, messagesPerPage), hasMore: found.length > messagesPerPage});
});
