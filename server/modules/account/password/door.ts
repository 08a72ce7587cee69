import type {Busy, Turn} from './hash-queue.ts';

/** Who may be within at once, from the first question to the database to the answer: of one network, and strangers altogether. */
const most = {ofNetwork: 10, ofStrangers: 256} as const;

/**
 * A door before the database: a crowd that signs in at once would have all of its connections for seconds, before anybody's password is
 * looked at. Who shows a device is held by their network alone, so that no crowd stands in their way. Rule: ACC44.
 *
 * @param busy what is said to whoever finds it closed.
 */
export function createDoor(
  busy: () => Busy,
): <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result | Busy> {
  const within = new Map<string, number>();
  let strangers = 0;
  return async ({network, isKnown}, work) => {
    const key = `${isKnown} ${network}`;
    const mine = within.get(key) ?? 0;
    if (mine >= most.ofNetwork || (!isKnown && strangers >= most.ofStrangers)) return busy();
    within.set(key, mine + 1);
    strangers += isKnown ? 0 : 1;
    try {
      return await work();
    } finally {
      const left = (within.get(key) ?? 1) - 1;
      if (left === 0) within.delete(key);
      else within.set(key, left);
      strangers -= isKnown ? 0 : 1;
    }
  };
}
