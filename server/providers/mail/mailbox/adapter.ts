import {MailNotTakenError, MailRefusedError, type MailPort} from '#server/providers/mail/port.ts';
import {requireSingleAddress} from '#server/providers/mail/single-address.ts';
import {createSandbox, type Sandbox} from '#server/providers/sandbox/sandbox.ts';
import type {MailboxFolder} from './mailbox-folder.ts';

/** `lost`: the mail was taken, and nobody hears of it. */
type MailFault = 'refused' | 'not-taken' | 'lost';

/** The embedded mailbox and what can be made to go wrong with it. */
export type Mailbox = {readonly port: MailPort; readonly sandbox: Sandbox<MailFault>};

/** Makes the embedded mailbox: whoever a mail is for, it lands in our own folder, once. Source: D3. Rules: MAI3, VEN5. */
export function createMailbox(folder: MailboxFolder): Mailbox {
  const sandbox = createSandbox('mail', ['refused', 'not-taken', 'lost']);
  const send: MailPort['send'] = async (mail) => {
    requireSingleAddress(mail.to);
    if (mail.replyTo !== undefined) requireSingleAddress(mail.replyTo);
    const fault = sandbox.takeFault();
    if (fault === 'refused') throw new MailRefusedError('the sandbox refuses');
    if (fault === 'not-taken') throw new MailNotTakenError('the sandbox is away');
    try {
      await folder.keep(mail);
    } catch (error) {
      // A full disk may have room again.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new MailNotTakenError(`the mailbox: ${code}`);
    }
    if (fault === 'lost') throw new MailNotTakenError('the sandbox lost its answer');
  };
  return {port: {send}, sandbox};
}
