import {expect, test} from 'vitest';
import {createHasher} from '#sync/store/sha256.ts';

test('[IMP5] row ids rest on a true SHA-256, whatever the length of what is hashed', async () => {
  const prefix = new TextEncoder().encode('0123456789abcdef'.repeat(4));
  const hash = createHasher(prefix);
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 300, 5_000]) {
    const text = 'ñ'.repeat(length);
    const whole = new Uint8Array([...prefix, ...new TextEncoder().encode(text)]);
    expect([...hash(text)]).toEqual([...new Uint8Array(await crypto.subtle.digest('SHA-256', whole))]);
  }
});
