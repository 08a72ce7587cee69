import {useCallback, useEffect, useRef, useState} from 'react';
import type {Remote} from 'comlink';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import type {JobsApi} from '#workers/host/jobs.ts';
import {jobs} from './jobs.ts';
import {saveFile} from './save-file.ts';

/** Where printing is; `missing` counts characters that no font could draw. */
export type PrintStage =
  | {readonly step: 'idle'}
  | {readonly step: 'making'}
  | {readonly step: 'failed'; readonly failure: Failure}
  | {readonly step: 'done'; readonly missing: number};

/** A PDF as a job of the worker answers it. */
type Printed = Outcome<{readonly bytes: Uint8Array; readonly missing: readonly string[]}>;

/**
 * Has a PDF made in the worker and gives it to the browser's downloads; leaving the screen calls it off.
 *
 * @param brokenReason what is said where the worker broke down.
 */
export function usePdf(brokenReason: string): {
  stage: PrintStage;
  print: (fileName: string, make: (api: Remote<JobsApi>) => Promise<Printed>) => Promise<void>;
} {
  const [stage, setStage] = useState<PrintStage>({step: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const print = useCallback(
    async (fileName: string, make: (api: Remote<JobsApi>) => Promise<Printed>) => {
      running.current?.abort();
      const controller = new AbortController();
      const {signal} = controller;
      running.current = controller;
      setStage({step: 'making'});
      try {
        const made = await jobs.run(make, signal);
        if (!made.ok) return setStage({step: 'failed', failure: made.failure});
        saveFile(`${fileName}.pdf`, new Uint8Array(made.value.bytes), 'application/pdf');
        setStage({step: 'done', missing: made.value.missing.length});
      } catch (error) {
        if (signal.aborted) return;
        reportError(error);
        setStage({step: 'failed', failure: {code: 'unexpected', reason: brokenReason}});
      }
    },
    [brokenReason],
  );
  return {stage, print};
}
