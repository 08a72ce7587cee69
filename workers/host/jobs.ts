import {transfer} from 'comlink';
import type {F8832} from '#contract/desk/write-f8832.ts';
import type {Ss4} from '#contract/desk/write-ss4.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {newId} from '#contract/kernel/ids.ts';
import {createFileBytes, openPrivateFolder} from '#sync/files/file-bytes.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {browserImages} from '#workers/shrink-image/browser-images.ts';
import type {AgreementInput, AgreementPdf} from '#workers/agreement-pdf/input.ts';
import type {InvoiceInput, InvoicePdf} from '#workers/invoice-pdf/input.ts';
import type {RecordInput, RecordPdf} from '#workers/record-pdf/input.ts';
import type {Statement, StatementInput} from '#workers/statement-pdf/input.ts';
import {createFileJobs} from './file-jobs.ts';
import {createImportJobs} from './import-jobs.ts';
import {keepTokens} from './keep-tokens.ts';

const locks = browserLocks(navigator.locks);
const nowMs = (): number => Date.now();
const createId = (): string => newId(nowMs(), (bytes) => crypto.getRandomValues(bytes));

/** Every job that runs in a worker, by name; PDFs, which are heavy, load their code when first asked. One entry a job. */
export const jobs = {
  ...createImportJobs({
    openDatabase: async (userId) => openDatabase(userId, () => {}),
    createCall: (database, userId) =>
      createServerCall({
        fetch: fetchByKy,
        locks,
        tokens: keepTokens(database, userId),
        origin: '',
      }),
    locks,
    making: {nowMs, createId},
  }),
  ...createFileJobs({
    openHome: async (userId) => {
      const database = await openDatabase(userId, () => {});
      const bytes = createFileBytes(database, await openPrivateFolder(navigator.storage));
      return {database, bytes, close: () => database.close()};
    },
    images: browserImages,
    nowMs,
    createId,
  }),
  /** See `workers/statement-pdf/job.ts`; fonts are fetched from this build. */
  makeStatement: async (input: StatementInput): Promise<Outcome<Statement, 'offline'>> => {
    const [{makeStatement}, {fetchFont}] = await Promise.all([
      import('#workers/statement-pdf/job.ts'),
      import('#workers/pdf/font-urls.ts'),
    ]);
    const made = await makeStatement(input, fetchFont);
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made;
  },
  /** See `workers/agreement-pdf/job.ts`; the same fonts. */
  makeAgreement: async (input: AgreementInput): Promise<Outcome<AgreementPdf, 'offline'>> => {
    const [{makeAgreement}, {fetchFont}] = await Promise.all([
      import('#workers/agreement-pdf/job.ts'),
      import('#workers/pdf/font-urls.ts'),
    ]);
    const made = await makeAgreement(input, fetchFont);
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made;
  },
  /** See `workers/ss4-pdf/job.ts`; the blank is fetched from this build. */
  fillSs4: async (written: Ss4): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> => {
    const [{fillSs4}, {fetchBlank}] = await Promise.all([
      import('#workers/ss4-pdf/job.ts'),
      import('#workers/ss4-pdf/fetch-blank.ts'),
    ]);
    const made = await fillSs4(written, fetchBlank);
    return made.ok ? transfer(made, [made.value.buffer]) : made;
  },
  /** See `workers/f8832-pdf/job.ts`; the blank is fetched from this build. */
  fillF8832: async (written: F8832): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> => {
    const [{fillF8832}, {fetchBlank}] = await Promise.all([
      import('#workers/f8832-pdf/job.ts'),
      import('#workers/f8832-pdf/fetch-blank.ts'),
    ]);
    const made = await fillF8832(written, fetchBlank);
    return made.ok ? transfer(made, [made.value.buffer]) : made;
  },
  /** See `workers/invoice-pdf/job.ts`; the same fonts. */
  makeInvoicePdf: async (input: InvoiceInput): Promise<Outcome<InvoicePdf, 'offline'>> => {
    const [{makeInvoicePdf}, {fetchFont}] = await Promise.all([
      import('#workers/invoice-pdf/job.ts'),
      import('#workers/pdf/font-urls.ts'),
    ]);
    const made = await makeInvoicePdf(input, fetchFont);
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made;
  },
  /** See `workers/record-pdf/job.ts`; the same fonts. */
  makeRecord: async (input: RecordInput): Promise<Outcome<RecordPdf, 'offline'>> => {
    const [{makeRecord}, {fetchFont}] = await Promise.all([
      import('#workers/record-pdf/job.ts'),
      import('#workers/pdf/font-urls.ts'),
    ]);
    const made = await makeRecord(input, fetchFont);
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made;
  },
};

/** What the job worker answers; screens call it through a runner. */
export type JobsApi = typeof jobs;
