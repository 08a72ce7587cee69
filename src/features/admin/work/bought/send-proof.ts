import type {BoughtKind} from '#contract/desk/work-kinds.ts';
import {allFileTypes} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {addProof, proofKindOf} from '#contract/purchases/add-proof.ts';
import {callServer} from '#src/data/calls/server.ts';
import {sendDeskFile} from '#src/data/keeping/desk-files.ts';
import {inspectFile} from '#sync/files/inspect-file.ts';

/** Brings a company a proof, whole. Sent again it goes on where it broke off. @returns the file's id. Rule: BUY12. */
export async function sendProof(
  {companyId, kind}: {readonly companyId: string; readonly kind: BoughtKind},
  proof: File,
  signal: AbortSignal,
): Promise<Outcome<string>> {
  const inspected = await inspectFile(proofKindOf(kind), proof.name, proof);
  if (!inspected.ok) return inspected;
  const {name, sizeBytes, sha256, ...facts} = inspected.value.facts;
  const type = allFileTypes.find((one) => one === facts.type);
  if (type === undefined) return fail('validation', 'file.type-not-allowed');
  const added = await callServer(addProof, {companyId, kind, name, type, sizeBytes, sha256}, {signal});
  if (!added.ok) return added;
  const {fileId, isStored} = added.value;
  if (isStored) return succeed(fileId);
  const sent = await sendDeskFile({companyId, fileId}, proof, signal);
  return sent.ok ? succeed(fileId) : sent;
}
