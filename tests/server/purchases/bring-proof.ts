import {createHash} from 'node:crypto';
import type {BoughtKind} from '#contract/desk/work-kinds.ts';
import {addProof} from '#contract/purchases/add-proof.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {bring, freshPdf} from '#tests/server/mailing/scan-steps.ts';

/** Brings a company a proof whose bytes are here, as the desk's page does. @returns its id. */
export async function bringProof(
  {newId}: Pick<TestServer, 'newId'>,
  admin: SyncDevice,
  companyId: string,
  kind: BoughtKind = 'file-renewal',
) {
  const bytes = freshPdf(newId());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts = {companyId, kind, name: 'acuse.pdf', type: 'application/pdf' as const, sizeBytes: bytes.length, sha256};
  const {body} = await admin.call(addProof, facts);
  const finished = await bring(admin, {companyId, fileId: body.fileId}, bytes);
  if (finished.status !== 200) throw new Error(JSON.stringify(finished.body));
  return body.fileId;
}
