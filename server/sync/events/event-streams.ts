import type {SpaceMove} from './space-moves.ts';

/** How far a space is, as a new stream hears it; with the epoch of the data, a UUID. */
export type Greeting = SpaceMove & {readonly epoch: string};

/** One open connection of a person's device. */
export type EventStream = {
  readonly userId: string;
  /** Whether moves of this space are for it, where it is the person's. Rule: ADM15. */
  readonly hears: (spaceId: string) => boolean;
  readonly write: (text: string) => void;
  readonly end: () => void;
  /** What was written and not yet taken by the other end. */
  readonly unreadBytes: () => number;
  /** Ends it without waiting for the other end. */
  readonly cutOff: () => void;
};

/** The open streams of this node. */
export type EventStreams<Stream extends EventStream> = {
  /** Adds a stream; false when the person has too many already. */
  readonly add: (stream: Stream) => boolean;
  readonly remove: (stream: Stream) => void;
  readonly isEmpty: () => boolean;
  /** The people with an open stream. */
  readonly userIds: () => string[];
  readonly poke: (userId: string, move: SpaceMove | Greeting) => void;
  /** Tells a person's devices that the server can serve them. */
  readonly tellReady: (userId: string) => void;
  /** Writes a comment to every stream, so that none is cut off as idle, and ends those that are no longer allowed: all are asked about at once. */
  readonly beat: (findAllowed: (streams: readonly Stream[]) => Promise<ReadonlySet<Stream>>) => Promise<void>;
  readonly endAll: () => void;
};

/** Streams one person may hold: browsers, not tabs, so more is a fault or an attack. */
export const maxStreamsPerPerson = 12;

/** A stream that has this much waiting is cut off: pokes are short, so nobody has read any for long. */
export const maxUnreadBytes = 64 * 1024;

/** Keeps a node's streams. Knows nothing of HTTP or of the database. Rule: SYN19. */
export function createEventStreams<Stream extends EventStream>(): EventStreams<Stream> {
  const byUser = new Map<string, Set<Stream>>();
  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);
  const remove = (stream: Stream) => {
    const streams = byUser.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) byUser.delete(stream.userId);
  };
  const write = (stream: Stream, text: string) => {
    if (stream.unreadBytes() <= maxUnreadBytes) return stream.write(text);
    remove(stream);
    return stream.cutOff();
  };
  return {
    add: (stream) => {
      const streams = byUser.get(stream.userId) ?? new Set<Stream>();
      if (streams.size >= maxStreamsPerPerson) return false;
      byUser.set(stream.userId, streams.add(stream));
      return true;
    },
    remove,
    isEmpty: () => byUser.size === 0,
    userIds: () => [...byUser.keys()],
    poke: (userId, move) => {
      for (const stream of byUser.get(userId) ?? [])
        if (stream.hears(move.spaceId)) write(stream, `event: poke\ndata: ${JSON.stringify(move)}\n\n`);
    },
    tellReady: (userId) => {
      for (const stream of byUser.get(userId) ?? []) write(stream, 'event: ready\ndata:\n\n');
    },
    beat: async (findAllowed) => {
      const asked = all();
      if (asked.length === 0) return;
      const allowed = await findAllowed(asked);
      for (const stream of asked) {
        if (allowed.has(stream)) write(stream, ': still here\n\n');
        else {
          remove(stream);
          stream.end();
        }
      }
    },
    endAll: () => {
      for (const stream of all()) stream.end();
      byUser.clear();
    },
  };
}
