import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readConfig, variableNames} from '#server/config.ts';
import {chooseFileStore} from '#server/providers/files/choose.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';

test('nothing needs to be set in development', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: path.resolve('.data'),
    diskReserveBytes: 268_435_456,
    publicOrigin: undefined,
    trustProxy: false,
    admin: undefined,
    logLevel: 'error',
    rateLimits: true,
    importLimit: {maxBytes: 2_097_152, cooldownMs: 30_000},
    filesS3: undefined,
    demoData: true,
  });
});

test('what is set empty counts as not set', () => {
  expect(readConfig({PORT: '', DATABASE_URL: ''})).toEqual(readConfig({}));
});

test('production listens on every address, logs more and never makes demo data', () => {
  expect(
    readConfig({NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com/x', ALLOW_SANDBOX: '1'}),
  ).toMatchObject({
    host: '0.0.0.0',
    logLevel: 'info',
    publicOrigin: 'https://app.example.com',
    demoData: false,
  });
});

test('a database of one’s own never gets demo data', () => {
  expect(readConfig({DATABASE_URL: 'postgresql://me:secret@db/faro'}).demoData).toBe(false);
});

test('files lie in an S3-compatible store where one is named', () => {
  const named = {
    FILES_S3_ENDPOINT: 'https://s3.example.com',
    FILES_S3_BUCKET: 'faro-files',
    FILES_S3_ACCESS_KEY_ID: 'id',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig(named).filesS3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'faro-files',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test('a folder that cannot be used for files is refused with what to set', async () => {
  const asked = chooseFileStore({filesS3: undefined, dataDir: import.meta.filename}, {now: () => 0, log: silentLog});
  await expect(asked).rejects.toThrow('set DATA_DIR to a folder that can be written');
});

test.each([
  [{PORT: 'many'}, 'PORT: set it to a port number, such as 3000'],
  [{DATABASE_URL: 'mysql://me:secret@db'}, 'DATABASE_URL: set it to a PostgreSQL address'],
  [{PUBLIC_URL: 'app.example.com'}, 'PUBLIC_URL: set it to the address people open'],
  [{NODE_ENV: 'staging'}, 'NODE_ENV: set it to development or production'],
  [{NODE_ENV: 'production'}, 'PUBLIC_URL: set it to the address people open'],
  [{LOG_LEVEL: 'loud'}, 'LOG_LEVEL: set it to error, info, debug or silent'],
  [{ADMIN_EMAIL: 'admin@example.com'}, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [{ADMIN_EMAIL: 'admin'}, 'ADMIN_EMAIL: set it to an e-mail address'],
  [{RATE_LIMITS: 'maybe'}, 'RATE_LIMITS: set it to on or off'],
  [{FILES_S3_BUCKET: 'faro-files'}, 'go together: set all or none'],
  [{FILES_S3_ENDPOINT: 's3.example.com'}, 'FILES_S3_ENDPOINT: set it to the address of the store'],
  [{IMPORT_MAX_BYTES: '2MB'}, 'IMPORT_MAX_BYTES: set it to a number of bytes'],
])('%o is refused with what to set', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('[SEC1] production is opened by https, or by http on the machine itself', () => {
  const open = (PUBLIC_URL: string) =>
    readConfig({NODE_ENV: 'production', ALLOW_SANDBOX: '1', PUBLIC_URL}).publicOrigin;
  for (const plain of ['http://app.example.com', 'http://10.0.0.7:3000', 'http://localhost.example.com'])
    expect(() => open(plain)).toThrow('PUBLIC_URL: set it to an address with https');
  for (const safe of ['https://app.example.com', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(open(safe)).toBe(safe);
  expect(readConfig({PUBLIC_URL: 'http://10.0.0.7:3000'}).publicOrigin).toBe('http://10.0.0.7:3000');
});

test('every wrong variable is named at once, none with its value', () => {
  let message = '';
  try {
    readConfig({PORT: 'x', DATABASE_URL: 'mysql://me:secret@db'});
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain('PORT');
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('secret');
});

test('demo people, whose passwords everybody knows, are not made where others reach the server, unless asked for', () => {
  expect(readConfig({HOST: 'localhost'}).demoData).toBe(true);
  expect(readConfig({HOST: '0.0.0.0'}).demoData).toBe(false);
  expect(readConfig({HOST: '0.0.0.0', DEMO_DATA: 'on'}).demoData).toBe(true);
  expect(readConfig({DEMO_DATA: 'off'}).demoData).toBe(false);
});

test('.env.example names every variable there is, and no other', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(variableNames));
});
