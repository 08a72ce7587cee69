import type {Language} from '#contract/account/rules.ts';
import type {Transaction} from '#server/db/database.ts';

/** What happened to an account that its person must hear of, whoever did it. */
export type SecurityEvent = 'password-changed' | 'new-device' | 'google-linked' | 'sessions-ended' | 'reset-blocked';

/** A mail that is wanted, by what it says; its words are chosen and written where it is sent. */
export type MailOrder = {readonly to: string; readonly language: Language} & (
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
