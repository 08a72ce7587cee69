import type {FastifyReply} from 'fastify';
import type {Heaviness} from '#contract/kernel/endpoint.ts';
import {isRecord} from '#contract/kernel/is-record.ts';
import {isBusy, type Busy} from './busy.ts';
import {createGate, type Place} from './gate.ts';

/**
 * Heavy calls in flight: of one person, before their body is read; then those that are worked on, of one person, of one space, and of this
 * node, which has ten connections for all it does. No person works in all places of a node: others find one.
 */
const most = {
  write: {ofPerson: 2, workedOn: 1, ofSpace: 2, ofNode: 3},
  // A device that fills itself asks for four pages at once.
  read: {ofPerson: 4, workedOn: 2, ofSpace: 4, ofNode: 4},
} as const satisfies Record<Heaviness, Record<string, number>>;

/** What may wait for a person, and how long anybody waits. */
const maxWaiting = 12;
const maxWaitMs = 10_000;

/** A heavy call that was admitted: whose it is, and its body. */
export type HeavyCall = {readonly heaviness: Heaviness; readonly userId: string; readonly input: unknown};

/** Bounds what heavy calls do at once, so that no account's work keeps others from theirs. Rule: WAY9. */
export type Governor = {
  /** Waits for the person's turn, before the body is read; it ends with the answer, or with the connection. */
  readonly admit: (reply: FastifyReply, heaviness: Heaviness, userId: string) => Promise<Busy | undefined>;
  /** Waits for the turn of the person, the node and the spaces that an input names, and does the work. */
  readonly run: <Result>(call: HeavyCall, work: () => Promise<Result>) => Promise<Result | Busy>;
};

/** Makes the one governor of a server. */
export function createGovernor(): Governor {
  const people = createGate({maxWaiting, maxWaitMs});
  const node = createGate({maxWaiting: Infinity, maxWaitMs});
  return {
    admit: async ({raw}, heaviness, userId) => {
      const entered = await people.enter([{key: `${heaviness} ${userId}`, most: most[heaviness].ofPerson}]);
      if (isBusy(entered)) return entered;
      raw.once('close', entered);
      raw.once('finish', entered);
      // Whoever left while they waited.
      if (raw.closed) entered();
      return undefined;
    },
    run: async ({heaviness, userId, input}, work) => {
      const {ofNode, ofSpace, workedOn} = most[heaviness];
      const person = {key: `${heaviness} by ${userId}`, most: workedOn};
      const spaces = [...spacesIn(input)].map((id): Place => ({key: `${heaviness} ${id}`, most: ofSpace}));
      const entered = await node.enter([{key: heaviness, most: ofNode}, person, ...spaces]);
      if (isBusy(entered)) return entered;
      try {
        return await work();
      } finally {
        entered();
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
