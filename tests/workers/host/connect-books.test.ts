import {expose, releaseProxy} from 'comlink';
import {expect, onTestFinished, test} from 'vitest';
import type {BooksEvent} from '#workers/books/api.ts';
import {connectBooks} from '#workers/host/connect-books.ts';
import {hireWorker, type WorkerLike} from '#workers/host/hire-worker.ts';
import {releaseListeners} from '#workers/host/release-listeners.ts';
import {startBooks, storePages} from '#tests/workers/books/open-books.ts';
import {buildRow, numberedId, spaceId} from '#tests/workers/books/build-rows.ts';

/** A channel as a worker's two ends, with errors of the worker raised by hand. */
function openChannel(): {worker: WorkerLike; inside: MessagePort; failures: EventTarget; isOver: () => boolean} {
  const {port1, port2} = new MessageChannel();
  const failures = new EventTarget();
  let over = false;
  port1.start();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  const targetOf = (type: string): EventTarget => (type === 'message' ? port1 : failures);
  const worker: WorkerLike = {
    postMessage: port1.postMessage.bind(port1),
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      targetOf(type).addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      targetOf(type).removeEventListener(type, listener),
    terminate: () => {
      over = true;
    },
  };
  return {worker, inside: port2, failures, isOver: () => over};
}

test('[WRK4] a call goes over and comes back; a worker that breaks down fails its jobs; dismissing ends it', async () => {
  const {worker, inside, failures, isOver} = openChannel();
  expose({double: async (number: number) => number * 2}, inside);
  const hired = hireWorker<{double: (number: number) => Promise<number>}>(worker);
  expect(await hired.api.double(4)).toBe(8);
  failures.dispatchEvent(new Event('error'));
  await expect(hired.failed).rejects.toThrow('did not load');
  hired.dismiss();
  expect(isOver()).toBe(true);
});

test('[WRK5] events reach the listener that was set last, over the port', async () => {
  const {worker, inside} = openChannel();
  const {books, database} = startBooks();
  await storePages(database, [buildRow(1)]);
  const api = releaseListeners(books);
  expose(api, inside);
  const connected = connectBooks(worker);
  const heard: [string, BooksEvent][] = [];
  const {promise: second, resolve} = Promise.withResolvers<void>();
  await connected.watch((event) => heard.push(['first', event]));
  await connected.books.open('user', spaceId);
  await connected.watch((event) => {
    heard.push(['second', event]);
    if (event.window.rows[0]?.checked === true) resolve();
  });
  await connected.books.editRows({kind: 'ids', ids: [numberedId(1)]}, {checked: true});
  await second;
  expect(heard.filter(([, event]) => event.window.rows[0]?.checked === true).map(([name]) => name)).toEqual(['second']);
});

test('[WRK5] [JRN6] who hears of a file over the port is let go of once it is written', async () => {
  const {books, database} = startBooks();
  await storePages(database, [buildRow(1)]);
  await books.open('user', spaceId);
  const api = releaseListeners(books);
  const released: string[] = [];
  // Comlink puts its way to let go on what came over a port.
  const hearOver = (name: string) => Object.assign(() => true, {[releaseProxy]: () => released.push(name)});
  const words = {accounts: {}, categories: {}, noAccount: '', opening: '', closing: ''};
  const journal = {program: 'hledger', period: null, title: 'A', today: '2026-11-20', words} as const;
  await api.writeJournal(journal, hearOver('journal'));
  const columns = [{field: 'date', heading: 'Date'}] as const;
  const selection = {kind: 'filtered', except: []} as const;
  const rows = {selection, format: 'csv-comma', columns, sheetName: 'A'} as const;
  const rowWords = {accounts: {}, categories: {}, checked: '', unchecked: '', yes: '', no: ''};
  await api.exportRows({...rows, words: rowWords}, hearOver('rows'));
  expect(released).toEqual(['journal', 'rows']);
});
