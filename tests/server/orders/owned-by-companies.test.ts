import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSs4} from '#contract/desk/write-ss4.ts';
import {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {buy, place, prepareOrder, type TestOrder} from './order-steps.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

const taxId = '912745678';

/** An LLC that a company owns, for which Ana, who fills the wizard in, acts with her ITIN. */
async function prepareOwned(isResponsible: boolean): Promise<TestOrder> {
  const order = prepareOrder(server);
  const {id} = order;
  const {body: key} = await server.openDevice().call(readSealingKey, {});
  const sealed = await sealValue(key, {clear: taxId, mask: maskTaxNumber(taxId), rowId: id, field: 'taxId'});
  const firm = {kind: 'company', companyName: 'Andes SpA', firstName: '', lastName: '', birthDate: null} as const;
  const partners = [
    buildOwnersPartner({id, draftId: id, shareBasisPoints: 0, isDirector: false, taxId: sealed}),
    buildPartner({id: server.newId(), draftId: id, ...firm, isDirector: false, shareBasisPoints: 10_000}),
  ];
  return {...order, draft: {...order.draft, partners, responsiblePartnerId: isResponsible ? id : null}};
}

test('[FRM18] [COM5] [SSF2] a company that a company owns is ordered, paid and filed with the person who acts for it', async () => {
  const visitor = server.openDevice();
  const order = await prepareOwned(true);
  await buy(server, visitor, order);
  const {body: paid} = await visitor.call(readOrder, {id: order.id, secret: order.secret});
  expect(paid?.state).toBe('paid');
  const admin = await openAdmin(server);
  const {body: filing} = await admin.call(readFiling, {id: order.id});
  expect(
    filing.partners.map(({kind, shareBasisPoints, isResponsible}) => [kind, shareBasisPoints, isResponsible]),
  ).toEqual([
    ['person', 0, true],
    ['company', 10_000, false],
  ]);
  const opening = {orderId: order.id, partnerId: order.id, field: 'taxId', why: 'filing'} as const;
  const {body: opened} = await admin.call(openSealedNumber, opening);
  const facts = {name: filing.nameOne, state: filing.answers.state, constitutedOn: '2026-11-24'};
  expect(writeSs4({...facts, order: filing, number: opened.number}).texts).toMatchObject({
    responsibleName: 'Ana Restrepo',
    responsibleNumber: '912-74-5678',
    memberCount: '1',
    otherEntity: 'Foreign-owned U.S. disregarded entity-Form 5472',
  });
});

test('[FRM18] [ORD2] of a person who owns nothing and answers to nobody no order is placed', async () => {
  const order = await prepareOwned(false);
  const {body} = await place(server.openDevice(), order);
  expect(body).toMatchObject({
    error: {reason: 'formation.share-out-of-range', details: {field: `partners.${order.id}.shareBasisPoints`}},
  });
});
