import type {z} from 'zod';
import type {BoughtKind} from '#contract/desk/work-kinds.ts';
import {workOnBought} from '#contract/purchases/work-on-bought.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {bringProof} from '#tests/server/purchases/bring-proof.ts';

/** That Faro dissolves the company. */
export const dissolve = {kind: 'dissolution'} as const;

/** What that costs of an LLC of Wyoming: samples. */
export const dissolveCents = 25_900;

type Act = z.input<typeof workOnBought.input>['act'];

/** Does something about a dissolution, as the desk's page does. */
export async function workOn(admin: SyncDevice, companyId: string, act: Act, kind: BoughtKind = 'dissolve') {
  return admin.call(workOnBought, {id: companyId, companyId, kind, act});
}

/** Has a paid dissolution done on the day before, with the state's proof. */
export async function finish(server: TestServer, admin: SyncDevice, companyId: string) {
  const proofId = await bringProof(server, admin, companyId, 'dissolve');
  return workOn(admin, companyId, {do: 'done', day: '2026-11-20', proofId, note: 'Certificado adjunto.'});
}
