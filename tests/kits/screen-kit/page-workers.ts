import {expose} from 'comlink';
import {newId, type FillRandom} from '#contract/kernel/ids.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {archiveJobs} from '#workers/host/archives.ts';
import {createBooksApi} from '#workers/books/books.ts';
import type {EngineApi} from '#workers/host/engine/engine-api.ts';
import {jobs} from '#workers/host/jobs.ts';
import type {PdfReader} from '#workers/read-pdf/job.ts';
import {releaseListeners} from '#workers/host/release-listeners.ts';

const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** What a worker of the product answers, and how it ends. */
type Hosted = {readonly api: object; readonly end: () => void};

/** The engine is proven elsewhere; here nothing comes and nothing goes. */
const stillEngine: EngineApi = {
  start: async () => {},
  stop: async () => {},
  syncNow: async () => {},
  noteVisible: async () => {},
  noteOnline: async () => {},
};

function hostBooks(): Hosted {
  const books = createBooksApi({
    openDatabase: async (userId) => openDatabase(userId, () => undefined),
    recover: async () => {},
    nowMs: () => Date.now(),
    fillRandom: (bytes) => fillRandom(bytes),
    report: (error) => reportError(error),
  });
  return {api: releaseListeners(books), end: () => void books.close()};
}

/** Its library is large, and few tests read a PDF: it is fetched by the first that does. */
function hostPdfs(): Hosted {
  const reader = async (): Promise<PdfReader> => {
    found ??= import('#workers/read-pdf/job.ts').then(({createPdfReader}) => createPdfReader());
    return found;
  };
  let found: Promise<PdfReader> | undefined;
  const api: PdfReader = {
    open: async (bytes) => (await reader()).open(bytes),
    paint: async (pageNumber, width) => (await reader()).paint(pageNumber, width),
    firstText: async () => (await reader()).firstText(),
    read: async (bytes) => (await reader()).read(bytes),
    ready: async () => (await reader()).ready(),
    readReceipt: async (bytes, place) => (await reader()).readReceipt(bytes, place),
    close: async () => (await found)?.close(),
  };
  return {api, end: () => void api.close()};
}

const hosts: Readonly<Record<string, () => Hosted>> = {
  'faro-archive': () => ({api: archiveJobs, end: () => {}}),
  'faro-books': hostBooks,
  'faro-engine': () => ({api: stillEngine, end: () => {}}),
  'faro-pdf': hostPdfs,
  'faro-jobs': () => ({api: jobs, end: () => {}}),
};

/** New ids as the product makes them. */
export function makeId(): string {
  return newId(Date.now(), fillRandom);
}

/**
 * From now on the product's workers live in the page: the same code behind the same ports, without a thread to start.
 *
 * @param isSilent names those that never answer.
 */
export function hostWorkersInPage(isSilent: (name: string) => boolean): void {
  function PageWorker(_url: URL, {name = ''}: WorkerOptions): object {
    const host = hosts[name];
    if (!host) throw new Error(`The tests know no worker of the name ${name}`);
    const {port1, port2} = new MessageChannel();
    const {api, end} = host();
    if (!isSilent(name)) expose(api, port2);
    const terminate = () => {
      port1.close();
      end();
    };
    return Object.assign(port1, {terminate});
  }
  // Of a worker the product uses what a port has, and `terminate`.
  globalThis.Worker = PageWorker as unknown as typeof Worker;
}
