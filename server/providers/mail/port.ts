/** A mail as it leaves: already in words. */
export type Mail = {
  /** The same for every try at the same mail: the receiving side can tell a repetition. Such as `<id@example.com>`. */
  readonly messageId: string;
  /** When it was ordered: an instant, ISO UTC; the same for every try. */
  readonly date: string;
  /** One address. */
  readonly to: string;
  /** One address. */
  readonly replyTo?: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/**
 * Where mails leave: SMTP or the embedded mailbox. `send` settles once the mail was taken over for good. Source: D3.
 *
 * @throws MailRefusedError where it never will be, MailNotTakenError where another try may succeed.
 */
export type MailPort = {readonly send: (mail: Mail) => Promise<void>};

/** The other side refuses this very mail for good: no such mailbox, not an address. Its message names nobody. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The mail was not taken, or nobody knows whether it was. Its message names nobody. */
export class MailNotTakenError extends Error {
  override readonly name = 'MailNotTakenError';
}
