import {expect, onTestFinished, test} from 'vitest';
import {countReceived, listReceived, listRefused} from '#sync/inbox/received-files.ts';
import {openDatabase, hasDatabase, wipeDatabase} from '#sync/store/open-database.ts';
import {forgetPerson, notePerson, readPerson} from '#sync/store/person-here.ts';
import {receiveShare} from '#workers/service-worker/receive-share.ts';
import {shareField} from '#contract/files/share-target.ts';
import {manifest} from '#scripts/build/pwa-manifest.ts';
import {createRandom, fillFrom, testNow} from '#tests/sync/build-change.ts';
import {pdfBytes} from '#tests/sync/files/build-file.ts';
import '#tests/fakes/local-device.ts';

const world = {
  images: {decode: async () => null},
  nowMs: () => testNow,
  fillRandom: fillFrom(createRandom(5)),
};

function share(...files: File[]): Request {
  const body = new FormData();
  body.append('title', 'words that another app adds');
  for (const file of files) body.append(shareField, file);
  return new Request('https://faro.test/share-target', {method: 'POST', body});
}

const pdf = (name = 'recibo.pdf', seed = 1) => new File([pdfBytes(400, seed)], name, {type: 'application/pdf'});

/** A person with data on this device, who is the one that is here. */
async function beHere(userId: string) {
  const database = await openDatabase(userId, () => {});
  await notePerson(userId);
  onTestFinished(async () => {
    database.close();
    await wipeDatabase(userId);
    await forgetPerson();
  });
  return database;
}

test('[SWK3] shared receipts wait for the person who is here, and what is none is noted with its reason', async () => {
  const database = await beHere('ana');
  const page = new File(['<!doctype html><p>'], 'pagina.jpg', {type: 'image/jpeg'});
  expect(await receiveShare(share(pdf(), page, pdf('dos.pdf', 2)), world)).toBe('/share-target');
  expect((await listReceived(database)).map(({name}) => name)).toEqual(['recibo.pdf', 'dos.pdf']);
  expect(await listRefused(database)).toMatchObject([{name: 'pagina.jpg', reason: 'file.is-html'}]);
});

test('[SWK3] with nobody here nothing is kept, and no database is made', async () => {
  expect(await receiveShare(share(pdf()), world)).toBe('/share-target?trouble=nobody');
  await notePerson('gone');
  onTestFinished(forgetPerson);
  expect(await receiveShare(share(pdf()), world)).toBe('/share-target?trouble=nobody');
  expect(await hasDatabase('gone')).toBe(false);
});

test('[SWK3] what is shared after another person came is theirs alone', async () => {
  const ana = await beHere('ana');
  const luis = await beHere('luis');
  await receiveShare(share(pdf()), world);
  expect([await countReceived(ana), await countReceived(luis)]).toEqual([0, 1]);
});

test('[SWK3] a form without files, or one that cannot be read, is told as such', async () => {
  await beHere('ana');
  expect(await receiveShare(share(), world)).toBe('/share-target?trouble=unreadable');
  const torn = new Request('https://faro.test/share-target', {
    method: 'POST',
    headers: {'content-type': 'multipart/form-data; boundary=x'},
    body: '--x\r\nContent-Disposition: form-da',
  });
  expect(await receiveShare(torn, world)).toBe('/share-target?trouble=unreadable');
});

test('[STO5] who is here is known until they leave, and the last one who came counts', async () => {
  expect(await readPerson()).toBeNull();
  await notePerson('ana');
  await notePerson('luis');
  expect(await readPerson()).toBe('luis');
  await forgetPerson();
  expect([await readPerson(), (await indexedDB.databases()).map(({name}) => name).includes('faro-here')]).toEqual([
    null,
    false,
  ]);
});

test('[SWK3] the manifest tells systems where to share, by type and by the end of a name', () => {
  const target = manifest.share_target;
  expect(target).toMatchObject({action: '/share-target', method: 'POST', enctype: 'multipart/form-data'});
  expect(target?.params?.files).toEqual([
    {name: shareField, accept: expect.arrayContaining(['image/*', 'application/pdf', '.jpg', '.png', '.heic', '.pdf'])},
  ]);
});
