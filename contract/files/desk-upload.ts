import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {finishUpload} from './finish-upload.ts';
import {startUpload} from './start-upload.ts';

const place = z.strictObject({companyId: idSchema, fileId: idSchema});

/** What `startUpload` is, for an admin who brings the bytes of what the desk gives a company. Rule: FIL12. */
export const startDeskUpload = defineEndpoint({
  name: 'startDeskUpload',
  summary: 'Ask where to send the bytes of what the desk gives a company, or what is left of them',
  method: 'POST',
  path: '/api/v1/admin/files/start-upload',
  access: 'admin',
  input: place,
  output: startUpload.output,
  failures: startUpload.failures,
  fillsDisk: true,
});

/** What `finishUpload` is, for an admin. Rule: FIL12. */
export const finishDeskUpload = defineEndpoint({
  name: 'finishDeskUpload',
  summary: 'Check and keep what the desk gives a company',
  method: 'POST',
  path: '/api/v1/admin/files/finish-upload',
  access: 'admin',
  input: place,
  output: finishUpload.output,
  failures: finishUpload.failures,
  fillsDisk: true,
});
