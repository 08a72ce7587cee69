import {configureGlobal} from 'fast-check';
import {afterEach, beforeEach} from 'vitest';

// The same cases on every machine; what is found elsewhere becomes a case of its own.
configureGlobal({seed: 20_261_121});

/** The moment at which a run takes place, such as `FARO_TEST_NOW=2027-03-01T02:30:00Z`: it finds what holds only at some hours or in some months. */
const wantedNow = import.meta.env['FARO_TEST_NOW'];
// Files of one worker share their globals: the clock is moved once.
if (typeof wantedNow === 'string' && wantedNow !== '' && !('isMoved' in Date))
  moveClock(Date.parse(wantedNow) - Date.now());

function moveClock(byMs: number): void {
  const Real = Date;
  const now = () => Real.now() + byMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    has: (target, key) => key === 'isMoved' || Reflect.has(target, key),
  });
}

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
