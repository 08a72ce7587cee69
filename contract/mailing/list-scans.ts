import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {mailTypes} from './mail-scan.ts';

/** How far a scan is: its bytes are still to come, it is with the company, it was taken back. */
export const scanStates = ['unsent', 'sent', 'taken-back'] as const;

/** How scans are listed. */
export const scanList = {
  orders: ['company', 'sender', 'receivedOn', 'createdAt'],
  filters: {state: scanStates, type: mailTypes},
} as const satisfies ListShape;

const listedScanSchema = z.object({
  id: idSchema,
  companyId: idSchema,
  company: z.string(),
  sender: z.string(),
  subject: z.string(),
  type: z.enum(mailTypes),
  quantity: z.int(),
  pageCount: z.int(),
  receivedOn: civilDateSchema,
  createdAt: instantSchema,
  state: z.enum(scanStates),
  /** Somebody of the company has read it. */
  isRead: z.boolean(),
});

/** One scan as an admin sees it in the list. */
export type ListedScan = z.infer<typeof listedScanSchema>;

/** Scans that were sent, of all companies, the newest first. Rules: ADM1, MLG7. */
export const listScans = defineEndpoint({
  name: 'listScans',
  summary: 'List scans of the post',
  method: 'GET',
  path: '/api/v1/admin/mail-scans',
  access: 'admin',
  input: listInput(scanList),
  output: listOutput(listedScanSchema),
  failures: {},
});
