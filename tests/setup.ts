import {configureGlobal} from 'fast-check';
import {afterEach, beforeEach} from 'vitest';

// The same cases on every machine; what is found elsewhere becomes a case of its own.
configureGlobal({seed: 20_261_121});

/** What the product wrote to the console during a test; anything on `error` or `warn` fails it. */
let complaints: string[] = [];

/** What a browser says of its own drawing: some sizes are told with the next frame, and nobody misses anything. */
const ofTheBrowser = /ResizeObserver loop completed/;

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const words = parts.map(String).join(' ');
      if (!ofTheBrowser.test(words)) complaints.push(`console.${level}: ${words}`);
    };
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`The test wrote to the console:\n${complaints.join('\n')}`);
});
