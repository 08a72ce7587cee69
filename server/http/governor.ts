import {setTimeout as wait} from 'node:timers/promises';
import type {FastifyReply} from 'fastify';
import type {Heaviness} from '#contract/kernel/endpoint.ts';
import {isRecord} from '#contract/kernel/is-record.ts';
import {isBusy, type Busy} from './busy.ts';
import {createGate, type Place} from './gate.ts';
import {noteWork} from './note-work.ts';

/**
 * Heavy calls in flight: of one person, before their body is read; then those that are worked on, of one person, of one space, and of this
 * node, which has ten connections for all it does. No person works in all places of a node: others find one.
 */
const most = {
  write: {ofPerson: 2, workedOn: 1, ofSpace: 2, ofNode: 3},
  // A device that fills itself asks for four pages at once.
  read: {ofPerson: 4, workedOn: 2, ofSpace: 4, ofNode: 4},
} as const satisfies Record<Heaviness, Record<string, number>>;

/** Short calls of one person at once, as many as a browser sends to one server; and how many more may wait. */
const [mostCalls, maxWaitingCalls] = [6, 100];

/** What heavy calls may wait for a person, and how long anybody waits: to be read, then, with what was read, for their turn. */
const maxWaiting = 12;
const [maxWaitMs, maxTurnMs] = [10_000, 30_000];

/** So late is a refusal: whoever asks again at once would keep the node busy with bodies that nobody reads. */
const refusalMs = 1_000;

/** What a short call counts for, whose own time may be a vendor's; who gives way rests twice as long after it. */
const shortCallMs = 10;
/** Who gives way rests after a heavy call as long as it took, and no longer than this. */
const mostRestMs = 2_500;

/** Bounds what calls do at once, so that no account's work keeps others from theirs. Rules: WAY9, WAY18. */
export type Governor = {
  /** Waits for the person's turn, before the body is read; it ends with the answer, or with the connection. */
  readonly admit: (reply: FastifyReply, heaviness: Heaviness, userId: string) => Promise<Busy | undefined>;
  /** Waits for the turn of the person, the node and the spaces that an input names, and does the work. */
  readonly run: <Result>(call: GovernedCall, work: () => Promise<Result>) => Promise<Result | Busy>;
};

/** A call of a person with its body; where it is heavy it was admitted. */
export type GovernedCall = {
  readonly heaviness: Heaviness | undefined;
  readonly userId: string;
  readonly input: unknown;
};

/** Makes the one governor of a server. */
export function createGovernor(): Governor {
  const people = createGate({maxWaiting, maxWaitMs});
  const calls = createGate({maxWaiting: maxWaitingCalls, maxWaitMs});
  const working = createGate({maxWaiting: Infinity, maxWaitMs: maxTurnMs});
  const node = createGate({maxWaiting: Infinity, maxWaitMs});
  const worked = noteWork();
  /** Places of one person, of whom one call alone goes on while they give way. */
  const placesOf = (key: string, userId: string, mostOfThem: number): [Place, ...Place[]] => [
    {key: `${key} ${userId}`, most: mostOfThem},
    {key: userId, most: () => (worked.hadMost(userId) ? 1 : Infinity)},
  ];
  const runShort = async <Result>(userId: string, work: () => Promise<Result>): Promise<Result | Busy> => {
    const leave = await calls.enter(placesOf('short', userId, mostCalls));
    if (isBusy(leave)) return leave;
    try {
      return await work();
    } finally {
      worked.end({userId, tookMs: shortCallMs, restMs: 2 * shortCallMs}, leave);
    }
  };
  return {
    admit: async ({raw}, heaviness, userId) => {
      const entered = await people.enter([{key: `${heaviness} ${userId}`, most: most[heaviness].ofPerson}]);
      if (isBusy(entered)) {
        await wait(refusalMs, undefined, {ref: false});
        return entered;
      }
      raw.once('close', entered);
      raw.once('finish', entered);
      // Whoever left while they waited.
      if (raw.closed) entered();
      return undefined;
    },
    run: async ({heaviness, userId, input}, work) => {
      if (!heaviness) return runShort(userId, work);
      const {ofNode, ofSpace, workedOn} = most[heaviness];
      const leave = await working.enter(placesOf(heaviness, userId, workedOn));
      if (isBusy(leave)) return leave;
      const spaces = [...spacesIn(input)].map((id): Place => ({key: `${heaviness} ${id}`, most: ofSpace}));
      const entered = await node.enter([{key: heaviness, most: ofNode}, ...spaces]);
      if (isBusy(entered)) {
        leave();
        return entered;
      }
      const beganMs = performance.now();
      try {
        return await work();
      } finally {
        entered();
        const tookMs = performance.now() - beganMs;
        worked.end({userId, tookMs, restMs: Math.min(tookMs, mostRestMs)}, leave);
      }
    },
  };
}

/** The spaces that a call works on, by `spaceId` of itself or of its changes. */
function spacesIn(input: unknown): Set<string> {
  if (!isRecord(input)) return new Set();
  const {changes} = input;
  const named = Array.isArray(changes) ? [input, ...changes] : [input];
  return new Set(named.flatMap((one) => (isRecord(one) && typeof one['spaceId'] === 'string' ? [one['spaceId']] : [])));
}
