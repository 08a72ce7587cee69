import type {Remote} from 'comlink';
import {hireWorker} from '#workers/host/hire-worker.ts';
import type {HiredWorker} from '#workers/host/runner.ts';
import {spawnPdfWorker} from '#workers/host/spawn-pdf-worker.ts';
import type {PdfReader} from '#workers/read-pdf/job.ts';

/** A worker that reads PDFs, as long as it is held. */
export type PdfHolder = {
  readonly hire: () => HiredWorker<Remote<PdfReader>>;
  readonly dismiss: () => void;
  /** Asks it; rejects where it breaks down, or is dismissed before it has answered. The next question gets a fresh one. */
  readonly ask: <Value>(question: (api: Remote<PdfReader>) => Promise<Value>) => Promise<Value>;
};

/** Makes a holder; nothing runs yet. */
export function createPdfHolder(): PdfHolder {
  let worker: HiredWorker<Remote<PdfReader>> | null = null;
  const hire = () => (worker ??= hireWorker<PdfReader>(spawnPdfWorker()));
  const dismiss = () => {
    worker?.dismiss();
    worker = null;
  };
  return {
    hire,
    dismiss,
    ask: async (question) => {
      const asked = hire();
      try {
        return await Promise.race([question(asked.api), asked.failed]);
      } catch (error) {
        // In an unknown state: not worth keeping.
        if (worker === asked) dismiss();
        throw error;
      }
    },
  };
}
