import type {Database} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** What the contact module works with. */
export type ContactParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly queueMail: QueueMail;
  /** Who reads the messages. */
  readonly contactEmail: string;
  /** Make whoever writes too much wait? */
  readonly limitsFloods: boolean;
};
