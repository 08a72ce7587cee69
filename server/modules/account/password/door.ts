import type {Busy} from '#server/http/busy.ts';

/** Who may be within at once, from the first question to the database to the answer: of one network or device, and strangers altogether. */
const most = {ofOne: 10, ofStrangers: 256} as const;

/** Who comes: from where, and with which secrets of devices, that this installation made. */
export type Caller = {readonly network: string; readonly devices: readonly string[]};

/**
 * A door before the database: a crowd that signs in at once would have all of its connections for seconds, before anybody's password is
 * looked at. Who shows a device is held by their network and that device alone, so that no crowd stands in their way. Rule: ACC44.
 *
 * @param busy what is said to whoever finds it closed.
 */
export function createDoor(
  busy: () => Busy,
): <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result | Busy> {
  const within = new Map<string, number>();
  const count = (key: string, by: 1 | -1): void => {
    const now = (within.get(key) ?? 0) + by;
    if (now === 0) within.delete(key);
    else within.set(key, now);
  };
  return async ({network, devices}, work) => {
    const isStranger = devices.length === 0;
    const keys = isStranger ? [`stranger ${network}`] : [`device ${network}`, ...devices];
    const isFull = isStranger && (within.get('strangers') ?? 0) >= most.ofStrangers;
    if (isFull || keys.some((key) => (within.get(key) ?? 0) >= most.ofOne)) return busy();
    const counted = isStranger ? [...keys, 'strangers'] : keys;
    for (const key of counted) count(key, 1);
    try {
      return await work();
    } finally {
      for (const key of counted) count(key, -1);
    }
  };
}
