import {sendContactMessage as endpoint} from '#contract/contact/send-message.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {hashNetwork, lookBack} from './recent-messages.ts';
import {contactMessages} from './table.ts';
import {makeId} from '#server/db/make-id.ts';

/** Keeps a message, and queues the mails it leads to in the same transaction; in a flood it leads to none. Rules: CTC1–CTC5. */
export const sendContactMessage = implement(
  endpoint,
  async (
    {database, now, queueMail, contactEmail, limitsFloods}: ContactParts,
    {name, email, language, website = '', ...input},
    {request},
  ) => {
    if (website.trim() !== '') return succeed({});
    const message = toPlainText(input.message);
    if (message === '') return fail('validation', 'contact.message-required', {details: {field: 'message'}});
    const network = callerNetwork(request.ip);
    return inTransaction(database, async (tx) => {
      const nowMs = now();
      const {isRepeated, waitMs, isFlood, wasConfirmed} = await lookBack(tx, {network, email, message, nowMs});
      if (isRepeated) return succeed({});
      if (limitsFloods && waitMs > 0) return fail('rate-limited', 'contact.too-many', {retryAfterMs: waitMs});
      const isMailed = !limitsFloods || !isFlood;
      await tx.insert(contactMessages).values({
        id: makeId(nowMs),
        name,
        email,
        message,
        language,
        sentAt: toInstant(nowMs),
        confirmed: isMailed && !wasConfirmed,
        networkHash: hashNetwork(network),
      });
      if (!isMailed) return succeed({});
      await queueMail(tx, {kind: 'contact-message', to: contactEmail, language, name, email, message});
      if (!wasConfirmed) await queueMail(tx, {kind: 'contact-received', to: email, language});
      return succeed({});
    });
  },
);

/** Without control characters, which the database refuses; lines end as they do here. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim();
}
