import type {Language} from '#contract/account/rules.ts';
import type {openFile} from '#contract/files/open-file.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {openingPurposes} from '#contract/sealing/list-openings.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';

/** Somebody who is written to. */
type Reader = {readonly id: string; readonly email: string; readonly firstName: string; readonly language: Language};

/** A sealed key of a document's file, who wants it opened, and why. */
export type WantedKey = {
  readonly sealed: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly userId: string;
  readonly why: (typeof openingPurposes)[number];
};

/** What the documents module works with. */
export type DocumentsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The person's part in a company now; undefined for a stranger. */
  readonly findRole: (database: Queryable, companyId: string, userId: string) => Promise<SpaceRole | undefined>;
  readonly queueMail: QueueMail;
  /** Of people, who are another module's: those who may sign in. */
  readonly findActive: (database: Queryable, userIds: readonly string[]) => Promise<readonly Reader[]>;
  /** Of files, which are another module's: an address of the bytes of a document's file, for an admin. */
  readonly openForDesk: (
    place: {readonly spaceId: string; readonly fileId: string},
    adminId: string,
  ) => Promise<Outcome<{url: string; expiresAt: string}, typeof openFile.failures>>;
  /** Of files too: gives up the bytes of one; nobody reads them any more, and they are removed. */
  readonly dropBytes: (tx: Transaction, place: {readonly spaceId: string; readonly fileId: string}) => Promise<void>;
  /** Notes who opens a document, then opens its key; null where it does not open. */
  readonly openFileKey: (wanted: WantedKey) => Promise<string | null>;
};
