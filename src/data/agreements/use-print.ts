import type {AgreementInput} from '#workers/agreement-pdf/input.ts';
import {usePdf, type PrintStage} from '#src/data/use-pdf.ts';

/** Prints founding papers in the worker and gives them to the browser's downloads; leaving the screen calls it off. Rule: AGR11. */
export function usePrint(): {
  stage: PrintStage;
  print: (fileName: string, input: Omit<AgreementInput, 'madeAt'>) => Promise<void>;
} {
  const {stage, print} = usePdf('agreement.fonts-missing');
  return {
    stage,
    print: async (fileName, input) =>
      print(fileName, async (api) => api.makeAgreement({...input, madeAt: new Date().toISOString()})),
  };
}
