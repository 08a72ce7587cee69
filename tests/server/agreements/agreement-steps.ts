import {createHash} from 'node:crypto';
import type {z} from 'zod';
import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import {readAgreementAnswers, type AgreementRows} from '#contract/agreements/answers.ts';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {placesSignedHere, signingStatements} from '#contract/agreements/signing.ts';
import {signAgreement} from '#contract/agreements/sign-agreement.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {writeAgreement} from '#contract/agreements/write-agreement.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import type {Answer, TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, type TestOrder} from '#tests/server/orders/order-steps.ts';

/** Somebody with a company that was ordered and paid. */
export type Owned = {readonly owner: SyncDevice; readonly companyId: string};

/** Orders a company, pays it and makes somebody its owner. */
export async function openOwned(server: TestServer, prepared: TestOrder = prepareOrder(server)): Promise<Owned> {
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepared);
  await visitor.call(readOrder, {id: order.id, secret: order.secret});
  const owner = await openSyncDevice(server, 'Ana');
  const {status, body} = await owner.call(claimOrder, {id: order.id, secret: order.secret});
  if (status !== 200) throw new Error(`the company was not claimed: ${JSON.stringify(body)}`);
  return {owner, companyId: body.companyId ?? ''};
}

/** The paper as a device writes it from the rows that it was sent. */
export async function readPaper({
  owner,
  companyId,
}: Owned): Promise<{document: AgreementDocument; text: string; hash: string}> {
  const read = async (table: string) => owner.readTable(companyId, table);
  const [[company], [formation], partners] = await Promise.all([
    read('companies'),
    read('formations'),
    read('partners'),
  ]);
  const answers = readAgreementAnswers({company, formation, partners} as unknown as AgreementRows);
  if (!answers) throw new Error('the company has no paper');
  const document = writeAgreement(answers);
  const text = toAgreementText(document);
  return {document, text, hash: createHash('sha256').update(text).digest('hex')};
}

/** Signs as the page does, with anything sent otherwise. */
export async function sign(
  owned: Owned,
  overrides: Partial<z.input<typeof signAgreement.input>> = {},
  device: Pick<SyncDevice, 'call'> = owned.owner,
): Promise<Answer<AgreementRow>> {
  const {document, hash} = await readPaper(owned);
  return device.call(signAgreement, {
    companyId: owned.companyId,
    wording: document.wording,
    hash,
    signedFor: placesSignedHere(document)[0]?.id ?? '',
    name: 'Ana Restrepo',
    statement: signingStatements[document.kind].es,
    language: 'es',
    ...overrides,
  });
}
