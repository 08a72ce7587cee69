import {proxy, transfer, type Remote} from 'comlink';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {ImportResult} from '#workers/csv-import/run.ts';
import type {HearShare, ImportInput} from './import-jobs.ts';
import type {JobsApi} from './jobs.ts';
import type {Runner} from './runner.ts';

/**
 * Imports a file in the job worker. Aborting does not end the worker, as it does for other jobs: the import is asked to stop and takes back
 * what it has written, so that nothing stays half-done.
 *
 * @returns as `runImport`; an aborted import is `cancelled`, not an error. Rule: WRK6.
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
  try {
    const job = async (jobs: Remote<JobsApi>) => jobs.importFile(input, transfer(port2, [port2]), proxy(onProgress));
    return await runner.run(job, new AbortController().signal);
  } finally {
    signal.removeEventListener('abort', cancel);
    port1.close();
  }
}
