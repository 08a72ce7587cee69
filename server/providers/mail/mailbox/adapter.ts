import {MailNotTakenError, type MailPort} from '#server/providers/mail/port.ts';
import {requireSingleAddress} from '#server/providers/mail/single-address.ts';
import type {MailboxFolder} from './mailbox-folder.ts';

/** The embedded mailbox: whoever a mail is for, it lands in our own folder, once. Source: D3. Rule: MAI3. */
export function createMailboxPort(folder: MailboxFolder): MailPort {
  return {
    send: async (mail) => {
      requireSingleAddress(mail.to);
      if (mail.replyTo !== undefined) requireSingleAddress(mail.replyTo);
      try {
        await folder.keep(mail);
      } catch (error) {
        // A full disk may have room again.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MailNotTakenError(`the mailbox: ${code}`);
      }
    },
  };
}
