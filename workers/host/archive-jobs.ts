import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {makeArchive, type ArchiveTask, type MadeArchive} from '#workers/archive/make/make-archive.ts';
import type {InvoiceInput} from '#workers/invoice-pdf/input.ts';
import {openBlobSink, openFileSink} from '#workers/archive/make/sinks.ts';
import type {ArchivedSpace, Manifest} from '#workers/archive/manifest.ts';
import {checkArchive, type CheckedArchive} from '#workers/archive/read/check-archive.ts';
import {ArchiveDamageError} from '#workers/archive/read/damage.ts';
import {planRestore, type RestorePlan} from '#workers/archive/read/plan-restore.ts';
import {writeRestore, type Restored} from '#workers/archive/read/write-restore.ts';
import {isFullDevice} from '#sync/files/read-whole.ts';
import type {ArchiveScope} from '#workers/archive/make/take-stock.ts';

/** What the jobs of archives need of the world. */
export type ArchiveWorld = {
  /** Opens the person's database and files; closed again by `close`. */
  openHome: (userId: string) => Promise<FileHome & {close(): void}>;
  createCall: (database: LocalDatabase, userId: string) => ServerCall;
  line: ByteLine;
  nowMs: () => number;
  createId: () => string;
};

/** An archive that is asked for; `target` is the file that the person chose for it, null where the browser has none to choose. */
export type ArchiveInput = ArchiveScope &
  Pick<ArchiveTask, 'language' | 'tableNames'> & {readonly target: FileSystemFileHandle | null};

/** An archive that is to be read back: which of its companies, the first where none is said, and into which; null asks for what the archive is alone. */
export type RestoreInput = {
  readonly userId: string;
  readonly archive: Blob;
  readonly folder: string | null;
  readonly companyId: string | null;
};

/** What an archive is, and what of it would come into a company. */
export type RestorePreview = Pick<Manifest, 'madeAt'> & {
  /** The companies in it, and the folder of the one that is meant. */
  readonly companies: readonly ArchivedSpace[];
  readonly folder: string;
  readonly plan: Outcome<Pick<RestorePlan, 'counts' | 'kept' | 'paperCount' | 'missingCount'>> | null;
};

/** Makes the jobs of archives. Calling one off is ending its worker: nothing of it is whole before it is closed. Rule: ARC5. */
export function createArchiveJobs({openHome, createCall, line, nowMs, createId}: ArchiveWorld) {
  const inHome = async <Value>(userId: string, work: (home: FileHome) => Promise<Value>): Promise<Value> => {
    const home = await openHome(userId);
    try {
      return await work(home);
    } finally {
      home.close();
    }
  };
  return {
    /** See `makeArchive`; the words of each invoice are the page's, one at a time; `archive.not-writable` where the chosen file may not be written. */
    makeArchive: async (
      {target, ...input}: ArchiveInput,
      onProgress: (share: number) => void,
      sayInvoice: (row: InvoiceRow) => Promise<InvoiceInput>,
    ): Promise<Outcome<MadeArchive>> =>
      inHome(input.userId, async (home) => {
        const sink = target === null ? openBlobSink() : await openFileSink(target).catch(toNull);
        if (sink === null) return fail('forbidden', 'archive.not-writable');
        const call = createCall(home.database, input.userId);
        const fetching = {call, line, signal: new AbortController().signal};
        const now = new Date(nowMs()).toISOString();
        // Without its words, its fonts or the code that prints it an invoice is named as missing; all else is still taken away.
        const printInvoice = async (row: InvoiceRow) =>
          sayInvoice(row)
            .then(printOne)
            .catch(() => null);
        const told = tellSometimes(onProgress, nowMs);
        return makeArchive({...input, home, now, fetching, printInvoice, onProgress: told}, sink);
      }),

    /** Checks an archive and says what reading it back would do; nothing is written. See `checkArchive`, `planRestore`. Rules: ARC6, ARC7. */
    previewArchive: async (
      {userId, archive, folder, companyId}: RestoreInput,
      onProgress: (share: number) => void,
    ): Promise<Outcome<RestorePreview>> =>
      inHome(userId, async ({database}) =>
        orRefused<RestorePreview>(async () => {
          const checked = await checkArchive(archive, tellSometimes(onProgress, nowMs));
          const {madeAt, spaces} = checked.manifest;
          const about = {
            madeAt,
            companies: spaces.filter(({kind}) => kind === 'company'),
            folder: pickFolder(checked, folder),
          };
          if (companyId === null) return succeed({...about, plan: null});
          const plan = await planRestore(checked, {database, userId, folder: about.folder, companyId, createId});
          return succeed({...about, plan: plan.ok ? succeed(pickShown(plan.value)) : plan});
        }),
      ),

    /** Checks an archive once more and reads it back as one act: see `writeRestore`. Rule: ARC10. */
    restoreArchive: async (
      {userId, archive, folder: asked, companyId}: RestoreInput & {readonly companyId: string},
      onProgress: (share: number) => void,
    ): Promise<Outcome<Restored>> =>
      inHome(userId, async (home) =>
        orRefused(async () => {
          const tell = tellSometimes(onProgress, nowMs);
          const checked = await checkArchive(archive, (share) => tell(share / 2));
          const folder = pickFolder(checked, asked);
          const planned = await planRestore(checked, {database: home.database, userId, folder, companyId, createId});
          if (!planned.ok) return planned;
          const name = checked.manifest.spaces.find((space) => space.folder === folder)?.name ?? '';
          const now = new Date(nowMs()).toISOString();
          const hear = (share: number): void => tell((1 + share) / 2);
          const writing = {home, checked, companyId, name, now, createId, onProgress: hear};
          return succeed(await writeRestore(planned.value, writing));
        }),
      ),
  };
}

/** How often a screen is told, in milliseconds: each time it draws. */
const tellEveryMs = 200;

/** Tells how far it is now and then, the first time at once. */
function tellSometimes(tell: (share: number) => void, nowMs: () => number): (share: number) => void {
  let toldMs = -Infinity;
  return (share) => {
    if (nowMs() - toldMs < tellEveryMs) return;
    toldMs = nowMs();
    tell(share);
  };
}

/** The folder that is asked for, else that of the first company. */
function pickFolder({manifest}: CheckedArchive, asked: string | null): string {
  const folder = asked ?? manifest.spaces.find(({kind}) => kind === 'company')?.folder;
  if (folder === undefined) throw new ArchiveDamageError('archive.no-company');
  return folder;
}

function pickShown({
  counts,
  kept,
  paperCount,
  missingCount,
}: RestorePlan): Pick<RestorePlan, 'counts' | 'kept' | 'paperCount' | 'missingCount'> {
  return {counts, kept, paperCount, missingCount};
}

/** Says what is wrong with an archive, or with the device, as a refusal. */
async function orRefused<Value>(read: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveDamageError) return fail('validation', error.reason);
    if (isFullDevice(error)) return fail('unexpected', 'archive.device-full');
    // A file that was moved, deleted or changed since it was chosen. Source: File API, 7.1.
    if (error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError'))
      return fail('not-found', 'file.vanished');
    throw error;
  }
}

/** A file that may not be written, or is gone, is the person's to choose anew. */
function toNull(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}

/** What the worker of archives answers. */
export type ArchiveApi = ReturnType<typeof createArchiveJobs>;

/** As an invoice is printed on its own; null where its fonts cannot be had. */
async function printOne(input: InvoiceInput): Promise<Uint8Array<ArrayBuffer> | null> {
  const [{makeInvoicePdf}, {fetchFont}] = await Promise.all([
    import('#workers/invoice-pdf/job.ts'),
    import('#workers/pdf/font-urls.ts'),
  ]);
  const made = await makeInvoicePdf(input, fetchFont);
  return made.ok ? new Uint8Array(made.value.bytes) : null;
}
