import {wrap, type Remote} from 'comlink';
import type {ReferenceJobs} from './worker.ts';

/** What the bench asks of the reference page. */
export type Reference = {
  /** The work itself, off the main thread. */
  readonly jobs: Remote<ReferenceJobs>;
  /** A worker that has done nothing yet; the one before is ended. */
  readonly hireWorker: () => Remote<ReferenceJobs>;
  /** Rows as plain objects in the page's memory, as an app without columns would keep them. */
  readonly keepRows: (pages: readonly string[]) => number;
};

declare global {
  var reference: Reference;
}

let worker: Worker | undefined;

function hireWorker(): Remote<ReferenceJobs> {
  worker?.terminate();
  worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  return wrap<ReferenceJobs>(worker);
}

const kept: unknown[] = [];

globalThis.reference = {
  jobs: hireWorker(),
  hireWorker,
  keepRows: (pages) => {
    for (const page of pages) kept.push(...(JSON.parse(page) as unknown[]));
    return kept.length;
  },
};

if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
