import {afterEach, beforeEach, expect} from 'vitest';

/** What the product wrote to the console during a test; anything on `error` or `warn` fails it. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
