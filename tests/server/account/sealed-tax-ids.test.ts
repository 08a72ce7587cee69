import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {readTaxRecord, saveTaxRecord, type TaxRecord} from '#contract/account/tax-record.ts';
import {buildApp} from '#server/app.ts';
import {readConfig} from '#server/config.ts';
import {sealFormerTaxIds} from '#server/modules/account/person/seal-former-tax-ids.ts';
import {readKeyring, rotateKeyring, type Keyring} from '#server/modules/sealing/keyring.ts';
import {sealSecrets} from '#server/modules/sealing/seal-secrets.ts';
import {buildServer, quickPasswords, type TestServer} from '#tests/kits/build-server.ts';
import {dumpDatabase} from '#tests/kits/dump-database.ts';

const script = fileURLToPath(new URL('./seal-node.ts', import.meta.url));
const record: TaxRecord = {
  taxResidenceCountry: 'MX',
  countryTaxId: 'NUAA-800101-XY7',
  nationality: 'MX',
  countriesWorkedFrom: ['MX'],
};

let server: TestServer;
let file: string;
beforeEach(async () => {
  server = await buildServer();
  file = path.join(server.dataDir, 'sealing-keys.json');
});
afterEach(() => server.close());

const ask = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.$client.query<Row>(text, values)).rows;
const readAll = async () => (await dumpDatabase(server.database.$client)).join('\n');
const countClear = async () => {
  const [found] = await ask<{count: number}>(
    'select count(*) as count from tax_records where country_tax_id is not null',
  );
  return found?.count;
};

async function readRing(): Promise<Keyring> {
  const keyring = await readKeyring(file);
  if (!keyring) throw new Error('no keys were made');
  return keyring;
}

/** Puts the column in clear back, as it was before numbers were sealed, and so many people with a number each: `CURP-7-Z` and so on. */
async function goBack(count: number): Promise<void> {
  await ask('alter table tax_records add column country_tax_id text');
  await ask(`insert into users select made.* from (select users as model from users limit 1) as one, generate_series(1, ${count}) as number,
    jsonb_populate_record(model, jsonb_build_object('id', gen_random_uuid(), 'email', 'former' || number || '@example.com')) as made`);
  await ask(`insert into tax_records (user_id, country_tax_id, countries_worked_from, updated_at)
    select id, 'CURP-' || substring(email from '[0-9]+') || '-Z', '{}', now() from users where email like 'former%'`);
}

/** The table's file, as it lies on the disk. */
async function readTableFile(): Promise<string> {
  await ask('checkpoint');
  const [found] = await ask<{bytes: Buffer}>(
    `select pg_read_binary_file(pg_relation_filepath('tax_records')) as bytes`,
  );
  return found?.bytes.toString('latin1') ?? '';
}

test('[SEA11] a tax number is sealed as it comes: it stands in clear in no table, and opens for its person’s row alone', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  expect((await ana.call(saveTaxRecord, record)).body).toEqual(record);
  expect(await readAll()).not.toContain(record.countryTaxId);
  const [kept] = await ask<{sealed_tax_id: string}>('select sealed_tax_id from tax_records');
  expect(kept?.sealed_tax_id).toMatch(/^•••••• v1\./);
  expect((await ana.call(readTaxRecord, {})).body).toEqual(record);
  // Moved to another's row it is nobody's.
  await eva.call(saveTaxRecord, {...record, countryTaxId: null});
  await ask('update tax_records set sealed_tax_id = $2 where user_id = $1', [eva.me.id, kept?.sealed_tax_id]);
  const moved = await eva.call(readTaxRecord, {});
  expect(moved.status).toBe(500);
  expect(JSON.stringify(moved.body)).not.toContain(record.countryTaxId);
});

test('[SEA11] an admin who acts as a person is not shown their tax number', async () => {
  const ana = await server.registerPerson();
  await ana.call(saveTaxRecord, record);
  const admin = await server.registerPerson();
  await ask('update users set is_admin = true where id = $1', [admin.me.id]);
  expect((await admin.call(logInAsUser, {userId: ana.me.id})).status).toBe(200);
  const answer = await admin.call(readTaxRecord, {});
  expect(answer.status).toBe(403);
  expect(JSON.stringify(answer.body)).not.toContain(record.countryTaxId);
});

test('[SEA4] [SEA11] after a rotation a number of before still opens, and what is kept anew is sealed to the new key', async () => {
  const ana = await server.registerPerson();
  await ana.call(saveTaxRecord, record);
  const before = (await readRing()).current.keyId;
  const after = (await rotateKeyring(file, server.clock.nowMs)).current.keyId;
  const second = await startAgain();
  expect((await ana.call(readTaxRecord, {})).body).toEqual(record);
  const [kept] = await ask<{user_id: string; sealed_tax_id: string}>('select user_id, sealed_tax_id from tax_records');
  expect(kept?.sealed_tax_id).toContain(` v1.${before}.`);
  const rotated = sealSecrets(await readRing(), 'countryTaxId');
  expect(await rotated.open(kept?.sealed_tax_id ?? '', ana.me.id)).toBe(record.countryTaxId);
  expect(await rotated.seal('X', ana.me.id)).toContain(` v1.${after}.`);
  await second.close();
});

async function startAgain() {
  const read = readConfig({NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off'});
  const config = {
    ...read,
    dataDir: server.dataDir,
    sealingKeysFile: file,
    clientDir: path.join(server.dataDir, 'none'),
  };
  const {database} = server;
  return buildApp({config, database, passwords: quickPasswords(), now: () => server.clock.nowMs, webhooks: []});
}

test('[SEA11] a server that starts on numbers in clear has sealed them before it answers, and its people read theirs', async () => {
  const ana = await server.registerPerson();
  await goBack(3);
  await ask(
    `insert into tax_records (user_id, country_tax_id, countries_worked_from, updated_at) values ($1, $2, '{}', now())`,
    [ana.me.id, record.countryTaxId],
  );
  const second = await startAgain();
  expect(await readAll()).not.toMatch(/CURP-|NUAA-/);
  expect((await ana.call(readTaxRecord, {})).body).toMatchObject({countryTaxId: record.countryTaxId});
  await second.close();
});

test('[SEA11] a server that is killed while it seals leaves each number whole, the next start seals the rest, and none is left in the table’s file', async () => {
  await server.registerPerson();
  await goBack(450);
  expect(await readTableFile()).toContain('CURP-450-Z');
  const url = server.database.$client.options.connectionString ?? '';
  const child = spawn(process.execPath, [script, url, file, '300'], {stdio: 'ignore'});
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  // The first part is there, the second is as it was.
  await expect.poll(countClear).toBe(250);
  await sealFormerTaxIds(server.database, sealSecrets(await readRing(), 'countryTaxId'));
  const columns = await ask(
    `select from information_schema.columns where table_name = 'tax_records' and column_name = 'country_tax_id'`,
  );
  expect(columns).toEqual([]);
  expect(await readAll()).not.toContain('CURP-');
  expect(await readTableFile()).not.toContain('CURP-');
  const {open} = sealSecrets(await readRing(), 'countryTaxId');
  const rows = await ask<{id: string; email: string; sealed: string}>(
    `select users.id, email, sealed_tax_id as sealed from tax_records join users on users.id = user_id`,
  );
  const opened = await Promise.all(rows.map(async ({id, sealed}) => open(sealed, id)));
  expect(opened).toEqual(rows.map(({email}) => `CURP-${/\d+/.exec(email)?.[0]}-Z`));
  expect(rows.length).toBe(450);
  // Once there is no column there is nothing to do.
  await sealFormerTaxIds(server.database, {seal: () => Promise.reject(new Error('nothing is left to seal'))});
});
