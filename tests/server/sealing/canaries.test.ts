import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {maskDocument, maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import type {Change} from '#contract/sync/change.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {dumpDatabase} from '#tests/kits/dump-database.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {buy, place, prepareOrder} from '#tests/server/orders/order-steps.ts';

const taxNumber = '987654329';
const passport = 'QX7719305';
/** Each as people and programs write it. */
const canaries = [taxNumber, '987-65-4329', passport, encode(taxNumber), encode(passport)];

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** All that the server keeps: every table, every file, every line of its log. */
async function readAll({database, dataDir, logLines}: TestServer): Promise<string> {
  const dumped = await dumpDatabase(database.$client);
  expect(dumped.length).toBeGreaterThan(40);
  for (const name of await readdir(dataDir, {recursive: true})) {
    const file = path.join(dataDir, name);
    if ((await stat(file)).isFile()) dumped.push(await readFile(file, 'latin1'));
  }
  return [...dumped, ...logLines].join('\n');
}

test('[SEA1] no identity number is in clear in the database, the files or the log of the server, whatever a device sends', async () => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const owner = await openSyncDevice(server, 'Ana');
  const {create, edit} = buildChangeIn(owner.me.id);
  const [draftId, partnerId] = [server.newId(), server.newId()];
  const {body: key} = await owner.call(readSealingKey, {});
  const seal = (clear: string, field: 'taxId' | 'passport', rowId = partnerId) =>
    sealValue(key, {clear, mask: field === 'taxId' ? maskTaxNumber(clear) : maskDocument(clear), rowId, field});
  const partner = {...buildRow('draftPartners', partnerId), draftId};
  const sealed = {taxId: await seal(taxNumber, 'taxId'), passport: await seal(passport, 'passport')};
  const made = await owner.push([
    create('companyDrafts', [buildRow('companyDrafts', draftId)]),
    create('draftPartners', [{...partner, ...sealed}]),
  ]);
  expect(made.body.refused).toEqual([]);
  // By hand: in clear, beside a mask, as what was there before, in the wrong shape, in a field that there is not.
  const wrong: Change[] = [
    create('draftPartners', [{...partner, id: server.newId(), taxId: taxNumber}]),
    create('draftPartners', [{...partner, id: server.newId(), passport: `${passport} v1.x.y.z`}]),
    edit('draftPartners', [partnerId], {taxId: '987-65-4329'}, {taxId: sealed.taxId}),
    edit('draftPartners', [partnerId], {taxId: null}, {taxId: taxNumber}),
    edit('draftPartners', [partnerId], {passport: [passport] as never}, {passport: sealed.passport}),
    edit('draftPartners', [partnerId], {ssn: taxNumber}, {ssn: ''}),
    edit('companyDrafts', [draftId], {taxId: taxNumber}, {taxId: null}),
  ];
  for (const change of wrong) await owner.push([change]);
  // The order and the company keep what is sealed alone.
  const visitor = server.openDevice();
  const order = prepareOrder(server);
  const clear = buildPartner({id: order.id, draftId: order.id, taxId: taxNumber, passport});
  expect((await place(visitor, {...order, draft: {...order.draft, partners: [clear]}})).status).toBe(400);
  const [own] = order.draft.partners;
  if (!own) throw new Error('the owner is a partner');
  const partners = [{...own, taxId: await seal(taxNumber, 'taxId', order.id)}];
  await buy(server, visitor, {...order, draft: {...order.draft, partners}});
  await visitor.request({method: 'GET', url: `${readSealingKey.path}?taxId=${taxNumber}`});
  await visitor.request({method: 'GET', url: `/es/checkout/${order.id}?passport=${passport}`});
  await visitor.request({method: 'POST', url: '/api/v1/orders', payload: `{"taxId": "${taxNumber}"`});
  const all = await readAll(server);
  expect(all).toContain('•••-••-4329 v1.');
  expect([...canaries, order.secret].filter((canary) => all.includes(canary))).toEqual([]);
});
