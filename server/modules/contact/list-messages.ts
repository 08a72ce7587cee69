import {desc, lt} from 'drizzle-orm';
import type {z} from 'zod';
import {
  messagesPerPage,
  type ContactMessage,
  type listContactMessages as endpoint,
} from '#contract/contact/list-messages.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {ContactParts} from './contact-parts.ts';
import {contactMessages} from './table.ts';

type Page = {messages: ContactMessage[]; hasMore: boolean};

/** Reads a page of messages, newest first. Rule: CTC6. */
export async function listMessages(
  {database}: Pick<ContactParts, 'database'>,
  {before}: z.output<typeof endpoint.input>,
): Promise<Outcome<Page, never>> {
  const found = await database
    .select()
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(messagesPerPage + 1);
  return succeed({messages: found.slice(0, messagesPerPage), hasMore: found.length > messagesPerPage});
}
