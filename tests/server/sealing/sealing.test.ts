import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {readKeyring, rotateKeyring, type Keyring} from '#server/modules/sealing/keyring.ts';
import {openKeyring} from '#server/modules/sealing/open-keyring.ts';
import {openSealed} from '#server/modules/sealing/open-sealed.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

const clear = '123456789';

let server: TestServer;
let file: string;
beforeEach(async () => {
  server = await buildServer();
  file = path.join(server.dataDir, 'sealing-keys.json');
});
afterEach(() => server.close());

const parts = () => ({database: server.database, now: () => server.clock.nowMs});

async function readRing(): Promise<Keyring> {
  const keyring = await readKeyring(file);
  if (!keyring) throw new Error('no keys were made');
  return keyring;
}

async function seal(rowId: string, field = 'taxId'): Promise<string> {
  const {body: key} = await server.openDevice().call(readSealingKey, {});
  return sealValue(key, {clear, mask: maskTaxNumber(clear), rowId, field});
}

test('[SEA3] anyone is told the public key, and what is sealed to it on a device opens on the server', async () => {
  const rowId = server.newId();
  const sealed = await seal(rowId);
  expect(sealed).toMatch(/^•••-••-6789 v1\./);
  expect(sealed).not.toContain(clear);
  expect(await (await readRing()).open(sealed, rowId, 'taxId')).toBe(clear);
  // Twice the same number is not twice the same text.
  expect(await seal(rowId)).not.toBe(sealed);
});

test('[SEA2] a sealed value opens for its own row and field only, and not where a sign of it was changed', async () => {
  const rowId = server.newId();
  const keyring = await readRing();
  const sealed = await seal(rowId);
  const last = sealed.at(-5) === 'A' ? 'B' : 'A';
  const changed = sealed.slice(0, -5) + last + sealed.slice(-4);
  await expect(keyring.open(sealed, server.newId(), 'taxId')).rejects.toThrow();
  await expect(keyring.open(sealed, rowId, 'passport')).rejects.toThrow();
  await expect(keyring.open(changed, rowId, 'taxId')).rejects.toThrow();
  await expect(keyring.open(clear, rowId, 'taxId')).rejects.toThrow('sealed to a key');
});

test('[SEA4] of many rotations at once none loses the key of another, and one that broke off is told of', async () => {
  const before = (await readRing()).ids;
  const rotated = await Promise.allSettled(Array.from({length: 8}, () => rotateKeyring(file, server.clock.nowMs)));
  const added = rotated.flatMap((one) => (one.status === 'fulfilled' ? [one.value.current.keyId] : []));
  expect(added.length).toBeGreaterThan(0);
  expect((await readRing()).ids.toSorted()).toEqual([...before, ...added].toSorted());
  await writeFile(`${file}.next`, '');
  await expect(rotateKeyring(file, server.clock.nowMs)).rejects.toThrow('Delete it where none runs');
  expect((await readRing()).ids).toHaveLength(before.length + added.length);
});

test('[SEA4] keys are made once, for the server alone to read, also where two start at the same time', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(file);
  await server.database.$client.query('delete from sealing_keys');
  const rings = await Promise.all([1, 2, 3, 4].map(() => openKeyring(parts(), file)));
  expect(new Set(rings.map(({current}) => current.keyId)).size).toBe(1);
  const {rowCount} = await server.database.$client.query('select from sealing_keys');
  expect(rowCount).toBe(1);
});

test('[SEA4] a second server with a file of its own does not start', async () => {
  await expect(openKeyring(parts(), `${file}.other`)).rejects.toThrow('the file that all servers share');
  await expect(stat(`${file}.other`)).rejects.toThrow('ENOENT');
});

test('[SEA4] after a rotation new values are sealed to the new key and old ones still open', async () => {
  const rowId = server.newId();
  const old = await seal(rowId);
  const before = await readRing();
  await rotateKeyring(file, server.clock.nowMs);
  const after = await openKeyring(parts(), file);
  expect(after.ids).toEqual([...before.ids, after.current.keyId]);
  const mask = maskTaxNumber(clear);
  const young = await sealValue(after.current, {clear, mask, rowId, field: 'taxId'});
  expect(await after.open(old, rowId, 'taxId')).toBe(clear);
  expect(await after.open(young, rowId, 'taxId')).toBe(clear);
  await expect(before.open(young, rowId, 'taxId')).rejects.toThrow('sealed to a key');
});

test('[SEA4] a server without the keys to which something was sealed does not start, and says what to do', async () => {
  const text = await readFile(file, 'utf8');
  await rm(file);
  await expect(openKeyring(parts(), file)).rejects.toThrow('set SEALING_KEYS_FILE to the file');
  await writeFile(file, text.slice(0, 40));
  await expect(openKeyring(parts(), file)).rejects.toThrow('put it back from a backup');
  await writeFile(file, text);
  expect((await openKeyring(parts(), file)).ids).toHaveLength(1);
});

test('[SEA5] each opening is noted before it is done, for the owner to read and nobody else', async () => {
  const owner = await server.registerPerson();
  const stranger = await server.registerPerson();
  const admin = await server.registerPerson({firstName: 'Marta', lastName: 'Paredes'});
  const companyId = server.newId();
  await owner.call(addCompany, {id: companyId, name: 'Nube Andina', type: 'LLC', state: 'DE'});
  const rowId = server.newId();
  const wanted = {rowId, field: 'taxId', adminId: admin.me.id, why: 'filing'} as const;
  const keyring = await readRing();
  const sealed = await seal(rowId);
  expect(await openSealed({...parts(), keyring}, {...wanted, sealed, spaceId: companyId})).toBe(clear);
  server.clock.nowMs += 1_000;
  const own = {...wanted, sealed: sealed.replace(/.{4}$/, 'AAAA'), spaceId: owner.me.id, adminId: null};
  expect(await openSealed({...parts(), keyring}, own)).toBeNull();
  const {body} = await owner.call(listOpenings, {});
  expect(body.openings).toMatchObject([
    {by: null, field: 'taxId', why: 'filing', at: new Date(server.clock.nowMs).toISOString()},
    {by: 'Marta Paredes', rowId, field: 'taxId', why: 'filing'},
  ]);
  expect((await stranger.call(listOpenings, {})).body.openings).toEqual([]);
  expect((await server.openDevice().call(listOpenings, {})).status).toBe(401);
  expect(server.logLines.join('\n')).not.toContain(clear);
});
