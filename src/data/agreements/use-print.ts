import {useCallback, useEffect, useRef, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import type {AgreementInput} from '#workers/agreement-pdf/input.ts';
import {jobs} from '#src/data/jobs.ts';
import {saveFile} from '#src/data/save-file.ts';

/** Where printing is; `missing` counts characters that no font could draw. */
export type PrintStage =
  | {readonly step: 'idle'}
  | {readonly step: 'making'}
  | {readonly step: 'failed'; readonly failure: Failure}
  | {readonly step: 'done'; readonly missing: number};

/** Prints founding papers in the worker and gives them to the browser's downloads; leaving the screen calls it off. Rule: AGR11. */
export function usePrint(): {
  stage: PrintStage;
  print: (fileName: string, input: Omit<AgreementInput, 'madeAt'>) => Promise<void>;
} {
  const [stage, setStage] = useState<PrintStage>({step: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const print = useCallback(async (fileName: string, input: Omit<AgreementInput, 'madeAt'>) => {
    running.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    setStage({step: 'making'});
    try {
      const made = await jobs.run(
        async (api) => api.makeAgreement({...input, madeAt: new Date().toISOString()}),
        signal,
      );
      if (!made.ok) return setStage({step: 'failed', failure: made.failure});
      saveFile(`${fileName}.pdf`, new Uint8Array(made.value.bytes), 'application/pdf');
      setStage({step: 'done', missing: made.value.missing.length});
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      setStage({step: 'failed', failure: {code: 'unexpected', reason: 'agreement.fonts-missing'}});
    }
  }, []);
  return {stage, print};
}
