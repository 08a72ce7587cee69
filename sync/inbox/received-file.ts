import type {FileFacts} from '#sync/files/inspect-file.ts';

/** A receipt that came to this device and waits until the person chooses its movement. */
export type ReceivedFile = FileFacts & {
  readonly id: string;
  /** ISO UTC. */
  readonly receivedAt: string;
  readonly content: Blob;
};

/** What the keys begin with under which they wait in `device`. */
export const receivedPrefix = 'received:';
