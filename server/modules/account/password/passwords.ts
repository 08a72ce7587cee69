import {hash, verify} from '@node-rs/argon2';

/** What one hash costs: memory in KiB, passes over it, lanes. */
export type PasswordCost = {readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number};

/** argon2id with 64 MiB and three passes, in one lane: hashes run side by side as it is. Source: RFC 9106, section 4, second choice. */
export const passwordCost: PasswordCost = {memoryCost: 65_536, timeCost: 3, parallelism: 1};

/** Hashes made at once: more would take the thread pool from everything else. */
const maxRunning = 2;
/** Hashes that may wait; beyond that a caller is told to come back, rather than left to time out. */
const maxWaiting = 64;

/** Hashes and checks passwords. */
export type Passwords = {
  /** @returns undefined when too many are waiting already. */
  readonly hash: (password: string) => Promise<string | undefined>;
  /**
   * Takes as long for an unknown person (no hash) as for a known one. Rule: ACC10.
   *
   * @returns undefined when too many are waiting already.
   */
  readonly isRight: (passwordHash: string | undefined, password: string) => Promise<boolean | undefined>;
};

/** Makes the one queue of a server's password work. A cheaper cost is for tests, which make thousands of people. */
export function createPasswords(cost = passwordCost): Passwords {
  const queue = createQueue();
  // What unknown people are checked against, so that an answer's time says nothing.
  const nobodysHash = hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => queue(() => hash(password, cost)),
    isRight: (passwordHash, password) =>
      queue(async () => {
        const isMatch = await verify(passwordHash ?? (await nobodysHash), password);
        return isMatch && passwordHash !== undefined;
      }),
  };
}

function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Hands the place over rather than freeing it, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
