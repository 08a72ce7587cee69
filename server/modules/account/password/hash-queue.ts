import type {Busy} from '#server/http/busy.ts';

/** Work done at once: more would take the thread pool from everything else. */
const maxRunning = 2;
/** What waits altogether, and of one network: a whole office signs in from one address. */
const maxWaiting = 64;
const maxOfNetwork = 8;
/** Whoever would wait longer is told to come back, rather than left to wait. */
const maxWaitMs = 10_000;
/** Of so many turns while people wait on known devices, one is everybody else's. */
const turnsForKnown = 4;
/** What a piece of work is thought to take until one was measured, and how much the newest counts. */
const firstGuessMs = 150;
const weight = 0.2;

/** Whose turn it is: people on devices of theirs are served first, and networks one after the other. */
export type Turn = {
  /** See `callerNetwork`; a name of its own for what the server does by itself. */
  readonly network: string;
  /** Whether the browser is known to the person it asks for. Rule: ACC43. */
  readonly isKnown: boolean;
};

/** One who waits: told to begin, or that there is no place for them any more. */
type Waiting = {readonly tell: (busy: Busy | undefined) => void};

/** A lane: by network in the order of their next turn, each network's own in the order they came. */
type Lane = Map<string, Waiting[]>;

/** See {@link createHashQueue}. */
export type HashQueue = {
  readonly run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result | Busy>;
  /** What is said now to whoever is not let in. */
  readonly busy: () => Busy;
};

/**
 * A queue in which networks take turns, so that nobody who sends much keeps others waiting. It is bounded for each network and as a whole;
 * where it is full, the last of who has most waiting makes room for who has less. Rule: ACC44.
 *
 * @param nowMs a clock to measure with, in milliseconds from anywhere.
 */
export function createHashQueue(nowMs: () => number): HashQueue {
  const known: Lane = new Map();
  const open: Lane = new Map();
  let running = 0;
  let waiting = 0;
  let turnsOfKnown = 0;
  let workMs = firstGuessMs;

  const busy = (): Busy => ({retryAfterMs: Math.max(1_000, ((waiting + running) * workMs) / maxRunning)});

  const leave = (lane: Lane, network: string, one: Waiting | undefined): void => {
    const theirs = lane.get(network)?.filter((other) => other !== one) ?? [];
    // Who was served goes behind the other networks.
    lane.delete(network);
    if (theirs.length > 0) lane.set(network, theirs);
    waiting -= 1;
  };

  const takeNext = (): Waiting | undefined => {
    const isForKnown = known.size > 0 && (open.size === 0 || turnsOfKnown < turnsForKnown - 1);
    turnsOfKnown = isForKnown ? turnsOfKnown + 1 : 0;
    const lane = isForKnown ? known : open;
    for (const [network, [next]] of lane) {
      leave(lane, network, next);
      return next;
    }
    return undefined;
  };

  /** @returns whether there is a place in the queue for one more of a network. */
  const makeRoom = (lane: Lane, network: string): boolean => {
    const mine = lane.get(network)?.length ?? 0;
    if (mine >= maxOfNetwork) return false;
    const isFull = waiting >= maxWaiting || (waiting * workMs) / maxRunning > maxWaitMs;
    if (!isFull) return true;
    const [fullest, theirs] = [...open].reduce<[string, Waiting[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ['', []],
    );
    const last = theirs.at(-1);
    // On a known device one takes the place of any stranger; strangers only of who has more than they would have.
    if (!last || (lane === open && theirs.length <= mine + 1)) return false;
    leaveLast(fullest, theirs);
    last.tell(busy());
    return true;
  };
  const leaveLast = (network: string, theirs: readonly Waiting[]): void => {
    const rest = theirs.slice(0, -1);
    if (rest.length > 0) open.set(network, rest);
    else open.delete(network);
    waiting -= 1;
  };

  const run: HashQueue['run'] = async ({network, isKnown}, work) => {
    if (running >= maxRunning) {
      const lane = isKnown ? known : open;
      if (!makeRoom(lane, network)) return busy();
      const refused = await new Promise<Busy | undefined>((tell) => {
        lane.set(network, [...(lane.get(network) ?? []), {tell}]);
        waiting += 1;
      });
      if (refused) return refused;
    } else {
      running += 1;
    }
    const beganMs = nowMs();
    try {
      return await work();
    } finally {
      workMs += weight * (nowMs() - beganMs - workMs);
      // Hands the place over rather than freeing it, so that nobody slips in between.
      const next = takeNext();
      if (next) next.tell(undefined);
      else running -= 1;
    }
  };
  return {run, busy};
}
