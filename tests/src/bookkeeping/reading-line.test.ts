import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {createReadingLine} from '#src/features/bookkeeping/readings/reading-line.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const place = {buyers: [], today: '2026-11-20'};
const noText: ReceiptReading = {kind: 'no-text'};

/** A holder whose answers are given by hand; it counts how often its worker was let go of. */
function openHolder(comes: Promise<void> = Promise.resolve()) {
  const asked: PromiseWithResolvers<ReceiptReading>[] = [];
  let dismissals = 0;
  const holder = {
    ask: async (question: (api: object) => Promise<ReceiptReading>) =>
      question({
        ready: async () => comes,
        readReceipt: async () => {
          const answer = Promise.withResolvers<ReceiptReading>();
          asked.push(answer);
          return answer.promise;
        },
      }),
    dismiss: () => {
      dismissals += 1;
    },
  } as unknown as PdfHolder;
  return {line: createReadingLine(holder), asked, count: () => dismissals};
}

const load = async () => new Blob(['%PDF-1.7']);
const steps = async () => vi.advanceTimersByTimeAsync(1);

test('[RDR1] receipts are read one at a time, and the worker goes with the last', async () => {
  const {line, asked, count} = openHolder();
  const {signal} = new AbortController();
  const both = [line.read({load, place, signal}), line.read({load, place, signal})];
  await steps();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(noText);
  await steps();
  expect([asked.length, count()]).toEqual([2, 0]);
  asked[1]?.resolve(noText);
  expect(await Promise.all(both)).toEqual([noText, noText]);
  expect(count()).toBe(1);
});

test('[RDR1] one that takes longer than ten seconds is too slow, and the next is read', async () => {
  const {line, asked} = openHolder();
  const {signal} = new AbortController();
  const endless = line.read({load, place, signal});
  const next = line.read({load, place, signal});
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(await endless).toEqual({kind: 'unread', reason: 'too-slow'});
  asked[1]?.resolve(noText);
  expect(await next).toEqual(noText);
});

test('[RDR1] what reads may take long to come: that is no fault of the file', async () => {
  const {promise, resolve} = Promise.withResolvers<void>();
  const {line, asked} = openHolder(promise);
  const read = line.read({load, place, signal: new AbortController().signal});
  await vi.advanceTimersByTimeAsync(60_000);
  resolve();
  await steps();
  asked[0]?.resolve(noText);
  expect(await read).toEqual(noText);
});

test('[RDR1] what is called off answers nothing, under way and while it waits', async () => {
  const {line, asked, count} = openHolder();
  const leaving = new AbortController();
  const {signal} = leaving;
  const both = [line.read({load, place, signal}), line.read({load, place, signal})];
  await steps();
  leaving.abort();
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  expect(count()).toBeGreaterThan(0);
});

test('[RDR1] bytes that are not here are not read, and too many are too large', async () => {
  const {line, asked} = openHolder();
  const {signal} = new AbortController();
  expect(await line.read({load: async () => null, place, signal})).toBeNull();
  const huge = async () => new Blob([new Uint8Array(5_242_881)]);
  expect(await line.read({load: huge, place, signal})).toEqual({kind: 'unread', reason: 'too-large'});
  expect(asked).toHaveLength(0);
});
