import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {returnReasons} from '#contract/purchases/purchase.ts';
import {addressShape} from './forward-address.ts';
import {mailScans, type MailScanRow} from './mail-scan.ts';
import {paperWishes} from './paper-wish.ts';

/** How far it is: asked for, and paid where it costs something; begun; done; taken back by the owner; given back by the desk. Rule: MLG14. */
export const paperStates = ['asked', 'doing', 'done', 'called-off', 'returned'] as const;

/** What an owner wants done with the paper of a scan, and how far that is. Only the server writes it. Rules: MLG12 to MLG15. Source: S3.12. */
export const mailPapers = defineSyncedTable({
  name: 'mailPapers',
  service: 'mailing',
  since: 8,
  row: z.object({
    id: idSchema,
    scanId: idSchema,
    wish: z.enum(paperWishes),
    state: z.enum(paperStates),
    /** When it was asked for, or paid. */
    askedAt: instantSchema,
    /** The order that paid it; null where it cost nothing. */
    orderId: idSchema.nullable(),
    ...addressShape,
    /** By what the carrier finds it; empty where there is nothing, or it is not sent yet. */
    tracking: z.string(),
    /** What the desk says of it; empty for nothing. */
    note: z.string(),
    /** The civil day on which it was done, or ended otherwise; null before. */
    endedOn: civilDateSchema.nullable(),
    /** Why the desk gave its money back; null where it did not. */
    returnedWhy: z.enum(returnReasons).nullable(),
  }),
  sortBy: [],
  readRoles: mailScans.readRoles,
  createRoles: [],
  editRoles: [],
  serverFields: [],
  fixedFields: [],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** See {@link mailPapers}. */
export type MailPaperRow = z.infer<typeof mailPapers.row>;

/** Whether the paper is on its way to something, or gone: nothing else can become of it. Rule: MLG12. */
export function isSpoken({state}: Pick<MailPaperRow, 'state'>): boolean {
  return state === 'asked' || state === 'doing' || state === 'done';
}

/** Whether there is paper of a scan to do something with. Rule: MLG12. */
export function hasPaper(
  {storedAt, takenBackAt}: Pick<MailScanRow, 'storedAt' | 'takenBackAt'>,
  papers: readonly Pick<MailPaperRow, 'state'>[],
): boolean {
  return storedAt !== null && takenBackAt === null && !papers.some(isSpoken);
}
