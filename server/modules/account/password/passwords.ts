import {hash, verify} from '@node-rs/argon2';
import {fail} from '#contract/kernel/failure.ts';
import {createDoor, type Caller} from './door.ts';
import type {Busy} from '#server/http/busy.ts';
import {createHashQueue, type Turn} from './hash-queue.ts';

/** What one hash costs: memory in KiB, passes over it, lanes. */
export type PasswordCost = {readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number};

/** argon2id with 64 MiB and three passes, in one lane: hashes run side by side as it is. Source: RFC 9106, section 4, second choice. */
export const passwordCost: PasswordCost = {memoryCost: 65_536, timeCost: 3, parallelism: 1};

/** The turn of what nobody waits for. */
export const ownTurn: Turn = {network: 'the server itself', isKnown: false};

/** Hashes and checks passwords, each network in its turn. Rule: ACC44. */
export type Passwords = {
  /**
   * Does what asks the database before a password is looked at.
   *
   * @returns `Busy` where too many are at it already.
   */
  readonly admit: <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result | Busy>;
  /** @returns `Busy` when too many are waiting already. */
  readonly hash: (password: string, turn?: Turn) => Promise<string | Busy>;
  /**
   * Takes as long for an unknown person (no hash) as for a known one. Rule: ACC10.
   *
   * @returns `Busy` when too many are waiting already.
   */
  readonly isRight: (passwordHash: string | undefined, password: string, turn?: Turn) => Promise<boolean | Busy>;
};

/** Makes the one queue of a server's password work. A cheaper cost is for tests, which make thousands of people. */
export function createPasswords(cost = passwordCost): Passwords {
  const {run: queue, busy} = createHashQueue(() => performance.now());
  // What unknown people are checked against, so that an answer's time says nothing.
  const nobodysHash = hash(crypto.randomUUID(), cost);
  return {
    admit: createDoor(busy),
    hash: (password, turn = ownTurn) => queue(turn, () => hash(password, cost)),
    isRight: (passwordHash, password, turn = ownTurn) =>
      queue(turn, async () => {
        const isMatch = await verify(passwordHash ?? (await nobodysHash), password);
        return isMatch && passwordHash !== undefined;
      }),
  };
}

/** What is answered where too many are waiting: when they will have had their turn. */
export function refuseBusy({retryAfterMs}: Busy) {
  return fail('rate-limited', 'account.busy', {retryAfterMs});
}
