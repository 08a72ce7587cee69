import {proxy, transfer, type Remote} from 'comlink';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import type {HearShare, ImportInput} from './import-jobs.ts';
import type {JobsApi} from './jobs.ts';
import type {Runner} from './runner.ts';

/**
 * Imports a file in the job worker. Aborting does not end the worker, as it does for other jobs: the import is asked to stop and takes back
 * what it has written, so that nothing stays half-done.
 *
 * Progress comes over a port of its own, which may be slower than the answer: what arrives after the answer is not told any more.
 *
 * @returns as `runImport`; an aborted import is `cancelled`, not an error. Rules: WRK6, WRK10.
 */
export async function importInWorker(
  runner: Runner<Remote<JobsApi>>,
  input: ImportInput,
  {signal, onProgress}: {signal: AbortSignal; onProgress: HearShare},
): Promise<Outcome<ImportResult>> {
  const {port1, port2} = new MessageChannel();
  const cancel = (): void => port1.postMessage('cancel');
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, {once: true});
  let isDone = false;
  const hear = proxy((share: number) => {
    if (!isDone) onProgress(share);
  });
  try {
    const job = async (jobs: Remote<JobsApi>) => jobs.importFile(input, transfer(port2, [port2]), hear);
    return await runner.run(job, new AbortController().signal);
  } finally {
    isDone = true;
    signal.removeEventListener('abort', cancel);
    port1.close();
  }
}
