import {expect, test} from 'vitest';
import {noteWork} from '#server/http/note-work.ts';

/** Notes of work by a clock of the test. */
function open() {
  const clock = {nowMs: 0};
  const {hadMost, end} = noteWork(() => clock.nowMs);
  const work = (userId: string, tookMs: number): boolean => {
    let isLeft = false;
    end({userId, tookMs, restMs: 60_000}, () => (isLeft = true));
    clock.nowMs += 200;
    return isLeft;
  };
  return {clock, hadMost, work};
}

test('[WAY18] whoever is alone never gives way, however much they work', () => {
  const {hadMost, work} = open();
  for (let call = 0; call < 20; call += 1) expect(work('ana', 2_000)).toBe(true);
  expect(hadMost('ana')).toBe(false);
});

test('[WAY18] of several the one who worked most rests after each call, and nobody else does', () => {
  const {hadMost, work} = open();
  expect(work('eva', 300)).toBe(true);
  expect(work('ana', 900)).toBe(true);
  expect(hadMost('ana')).toBe(false);
  expect(work('ana', 2_000)).toBe(false);
  expect(work('eva', 1_500)).toBe(true);
  expect(['ana', 'eva'].map(hadMost)).toEqual([true, false]);
  // Then it is the other's turn.
  expect(work('eva', 4_000)).toBe(false);
  expect(['ana', 'eva'].map(hadMost)).toEqual([false, true]);
});

test('[WAY18] work is forgotten as time goes by, and so are those who left', () => {
  const {clock, hadMost, work} = open();
  work('eva', 300);
  work('ana', 8_000);
  expect(hadMost('ana')).toBe(true);
  clock.nowMs += 12_000;
  expect(hadMost('ana')).toBe(false);
  clock.nowMs += 60_000;
  expect(work('ana', 8_000)).toBe(true);
});
