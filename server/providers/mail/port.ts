import type {Transaction} from '#server/db/database.ts';

/** The languages a mail can be written in: the person's own. */
export type MailLanguage = 'es' | 'en' | 'pt';

/** What happened to an account that its person must hear of, whoever did it. */
export type SecurityEvent = 'password-changed' | 'new-device' | 'google-linked' | 'sessions-ended' | 'reset-blocked';

/** A mail that is wanted, by what it says; its words are chosen and written where it is sent. */
export type MailOrder = {readonly to: string; readonly language: MailLanguage} & (
  | {readonly kind: 'welcome'; readonly firstName: string}
  | {readonly kind: 'reset-code'; readonly firstName: string; readonly code: string; readonly minutesValid: number}
  | {
      readonly kind: 'temporary-password';
      readonly firstName: string;
      readonly password: string;
      readonly invitedBy: string | null;
    }
  | {
      readonly kind: 'security-event';
      readonly firstName: string;
      readonly event: SecurityEvent;
      /** Instant, ISO UTC. */
      readonly at: string;
      /** The device as its person would call it, such as "Chrome on Windows". */
      readonly device: string;
    }
  | {readonly kind: 'contact-message'; readonly name: string; readonly email: string; readonly message: string}
  /** Says nothing of what was written to us: whoever wrote it may have named somebody else's address. */
  | {readonly kind: 'contact-received'}
);

/**
 * Puts a mail into the queue within the given transaction: it is sent exactly when that commits, some moments later, once.
 * Nobody waits for the sending, so that an answer takes the same time for known and unknown people (D27).
 */
export type QueueMail = (transaction: Transaction, order: MailOrder) => Promise<void>;

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
