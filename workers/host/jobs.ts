import {transfer} from 'comlink';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {Statement, StatementInput} from '#workers/statement-pdf/input.ts';

/** Every job that runs in a worker, by name; each loads its own code when first asked. One entry a job. */
export const jobs = {
  /** See `workers/statement-pdf/job.ts`; fonts are fetched from this build. */
  makeStatement: async (input: StatementInput): Promise<Outcome<Statement, 'offline'>> => {
    const [{makeStatement}, {fetchFont}] = await Promise.all([
      import('#workers/statement-pdf/job.ts'),
      import('#workers/statement-pdf/font-urls.ts'),
    ]);
    const made = await makeStatement(input, fetchFont);
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made;
  },
};

/** What the job worker answers; screens call it through a runner. */
export type JobsApi = typeof jobs;
