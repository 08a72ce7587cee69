import type {FileFacts} from './local-database.ts';

/** A receipt that came to this device and waits until the person chooses its transaction. */
export type ReceivedFile = FileFacts & {
  readonly id: string;
  /** ISO UTC. */
  readonly receivedAt: string;
  /** When it was last changed where it came from, since 1970; left out where that is not known. */
  readonly modifiedMs?: number;
  readonly content: Blob;
};

/** What the keys begin with under which they wait in `device`. */
export const receivedPrefix = 'received:';
