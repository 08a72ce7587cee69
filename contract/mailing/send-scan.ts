import {z} from 'zod';
import {checkUpload} from '#contract/files/upload-kinds.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {scanShape} from './mail-scan.ts';

/**
 * Says what a company's people will see of a scan, before its bytes are sent by `startDeskUpload`; they see nothing of it until those are here.
 * Asked again with the same bytes for the same company, it is the same scan: so sending goes on after a break.
 *
 * @returns its id, and whether its bytes are here. Rules: MLG5, MLG7.
 */
export const sendScan = defineEndpoint({
  name: 'sendScan',
  summary: 'Send a scan of the post to a company',
  method: 'POST',
  path: '/api/v1/admin/mail-scans',
  access: 'admin',
  input: z
    .strictObject({companyId: idSchema, ...scanShape})
    .refine(({name, sizeBytes}) => checkUpload('scan', {name, sizeBytes, type: 'application/pdf'}) === null),
  output: z.object({scanId: idSchema, isStored: z.boolean()}),
  failures: {'not-found': ['admin.no-such-company'], conflict: ['mailing.not-for-company']},
});
