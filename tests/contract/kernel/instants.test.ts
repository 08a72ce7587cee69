import {expect, test} from 'vitest';
import {instantSchema} from '#contract/kernel/dates.ts';

test('[SYN8] an instant has one form: UTC with exactly milliseconds, as programs write it', () => {
  for (const instant of [new Date(0).toISOString(), '2026-11-21T05:06:07.089Z', '2028-02-29T23:59:59.999Z'])
    expect(instantSchema.safeParse(instant)).toMatchObject({success: true, data: instant});
});

test.each([
  '2026-11-21T05:06Z',
  '2026-11-21T05:06:07Z',
  '2026-11-21T05:06:07.1Z',
  '2026-11-21T05:06:07.123456Z',
  '2026-11-21T05:06:07.123+01:00',
  '2026-11-21T05:06:07.123',
  '2026-02-30T05:06:07.123Z',
  '2026-11-21T24:00:00.000Z',
  ' 2026-11-21T05:06:07.123Z',
])('[SYN8] %s is no instant', (text) => {
  expect(instantSchema.safeParse(text).success).toBe(false);
});
