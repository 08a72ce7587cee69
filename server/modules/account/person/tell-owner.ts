import type {Transaction} from '#server/db/database.ts';
import type {SecurityEvent} from '#server/mail/mail-order.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {nameDevice, type Device} from '#server/modules/account/session/device.ts';
import type {User} from './user-store.ts';
import {toInstant} from '#server/db/database.ts';

/** Mails a person what happened to their account, whoever did it. Rule: ACC18. */
export async function tellOwner(
  {queueMail, now}: Pick<AccountParts, 'queueMail' | 'now'>,
  tx: Transaction,
  {email, firstName, language}: Pick<User, 'email' | 'firstName' | 'language'>,
  {event, device}: {readonly event: SecurityEvent; readonly device: Device},
): Promise<void> {
  await queueMail(tx, {
    kind: 'security-event',
    to: email,
    language,
    firstName,
    event,
    at: toInstant(now()),
    device: nameDevice(device, language),
  });
}
