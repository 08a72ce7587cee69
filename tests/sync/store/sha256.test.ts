import {expect, test} from 'vitest';
import {toHex} from '#sync/store/bytes.ts';
import {createHasher, createSha256} from '#sync/store/sha256.ts';

test('[IMP5] row ids rest on a true SHA-256, whatever the length of what is hashed', async () => {
  const prefix = new TextEncoder().encode('0123456789abcdef'.repeat(4));
  const hash = createHasher(prefix);
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 300, 5_000]) {
    const text = 'ñ'.repeat(length);
    const whole = new Uint8Array([...prefix, ...new TextEncoder().encode(text)]);
    expect([...hash(text)]).toEqual([...new Uint8Array(await crypto.subtle.digest('SHA-256', whole))]);
  }
});

test('[ARC5] a SHA-256 of pieces is that of the whole, however they are cut', async () => {
  const whole = new Uint8Array(1_000).map((_, index) => index * 7);
  const expected = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
  for (const size of [1, 3, 55, 63, 64, 65, 119, 128, 999, 1_000]) {
    const hash = createSha256();
    for (let at = 0; at < whole.length; at += size) hash.add(whole.subarray(at, at + size));
    expect([size, hash.end()]).toEqual([size, expected]);
  }
  expect(createSha256().end()).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(0)))));
});
