import {expect, test} from 'vitest';
import {createDoor} from '#server/modules/account/password/door.ts';
import {isBusy} from '#server/http/busy.ts';
import {createHashQueue} from '#server/modules/account/password/hash-queue.ts';

/** A queue whose work ends when the test says so. */
function openQueue() {
  const clock = {nowMs: 0};
  const {run: queue} = createHashQueue(() => clock.nowMs);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const retries: number[] = [];
  const ask = (name: string, network: string, isKnown = false) => {
    const work = async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    };
    void queue({network, isKnown}, work).then((answer) => {
      if (!isBusy(answer)) return;
      refused.push(name);
      retries.push(answer.retryAfterMs);
    });
  };
  /** Ends the piece of work that began first, which took so long. */
  const endOne = async (tookMs = 100) => {
    clock.nowMs += tookMs;
    ends.shift()?.();
    await new Promise((resolve) => void setTimeout(resolve));
  };
  return {ask, endOne, begun, refused, retries};
}

test('[ACC44] networks take turns, whoever came first with much', async () => {
  const {ask, endOne, begun} = openQueue();
  for (let each = 1; each <= 6; each += 1) ask(`a${each}`, 'a');
  for (let each = 1; each <= 3; each += 1) ask(`b${each}`, 'b');
  ask('c1', 'c');
  for (let turn = 0; turn < 8; turn += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5', 'b3', 'a6']);
});

test('[ACC44] known devices go first, and every fourth turn is everybody else’s', async () => {
  const {ask, endOne, begun} = openQueue();
  for (let each = 1; each <= 5; each += 1) ask(`s${each}`, `stranger ${each}`);
  for (let each = 1; each <= 5; each += 1) ask(`k${each}`, 'home', true);
  for (let turn = 0; turn < 8; turn += 1) await endOne();
  expect(begun).toEqual(['s1', 's2', 'k1', 'k2', 'k3', 's3', 'k4', 'k5', 's4', 's5']);
});

test('[ACC44] a network has eight places, all together sixty-four, and a known device takes that of a stranger', async () => {
  const {ask, endOne, begun, refused} = openQueue();
  for (let each = 0; each < 12; each += 1) ask(`one ${each}`, 'one');
  await endOne(0);
  expect(refused).toEqual(['one 10', 'one 11']);
  for (let each = 0; each < 100; each += 1) ask(`s${each}`, `stranger ${each}`);
  ask('mine', 'home', true);
  await endOne(0);
  expect(begun.at(-1)).toBe('mine');
  // Who had most gave way to those who had nothing, and then all had the same.
  expect(refused.filter((name) => name.startsWith('one'))).toEqual(expect.arrayContaining(['one 9', 'one 8', 'one 7']));
  expect(begun.length + refused.length).toBeGreaterThan(100 + 13 - 64);
});

test('[ACC44] whoever would wait too long is told at once when to come back, by what the work was measured to take', async () => {
  const {ask, endOne, refused, retries} = openQueue();
  for (let each = 0; each < 20; each += 1) {
    ask(`slow ${each}`, `network ${each}`);
    await endOne(1_000);
  }
  for (let each = 0; each < 60; each += 1) ask(`late ${each}`, `other ${each}`);
  await endOne(0);
  expect(refused.length).toBeGreaterThan(30);
  // Two at a time of nearly a second each, and some ten seconds of them wait.
  expect(Math.max(...retries)).toBeGreaterThan(9_000);
  expect(Math.max(...retries)).toBeLessThan(13_000);
});

test('[ACC44] of a crowd some are let in to the database, few of each network, and always who shows a device', async () => {
  const busy = {retryAfterMs: 3_000};
  const admit = createDoor(() => busy);
  const held = Promise.withResolvers<string>();
  const inside: Promise<unknown>[] = [];
  const goIn = (network: string, ...devices: string[]) => {
    const answer = admit({network, devices}, () => held.promise);
    inside.push(answer);
  };
  for (let each = 0; each < 400; each += 1) goIn(`network ${each % 20}`);
  for (let each = 0; each < 400; each += 1) goIn(`other ${each}`);
  for (let each = 0; each < 12; each += 1) goIn('network 1', `device ${each}`);
  for (let each = 0; each < 12; each += 1) goIn(`some ${each}`, 'one device');
  held.resolve('in');
  const answers = await Promise.all(inside);
  const countIn = (from: number, to: number) => answers.slice(from, to).filter((answer) => answer === 'in').length;
  expect([countIn(0, 400), countIn(400, 800), countIn(800, 812), countIn(812, 824)]).toEqual([200, 56, 10, 10]);
  expect(answers.filter((answer) => answer === busy)).toHaveLength(824 - 276);
  expect(await admit({network: 'network 1', devices: []}, async () => 'later')).toBe('later');
});
