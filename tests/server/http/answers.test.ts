import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn} from '#contract/account/session.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Faro</title>');
  await writeFile(path.join(clientDir, 'sw.js'), '/* worker */');
  await writeFile(path.join(clientDir, 'assets/app-1a2b.js'), '/* app */');
  for (const name of ['icon.svg', 'mark.svg', 'mark.svg.br']) await writeFile(path.join(clientDir, name), '<svg/>');
  server = await buildServer({CLIENT_DIR: clientDir, PUBLIC_URL: 'https://app.example.com'});
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

const get = (url: string) => server.openDevice().request({method: 'GET', url});

test('every answer keeps browsers from what we never ask of them', async () => {
  for (const url of ['/', '/assets/app-1a2b.js', '/api/v1/users/me', '/api/docs', '/health', '/api/nothing']) {
    const {headers} = await get(url);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self'"),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
  }
});

test('[WAY7] pages, scripts and answers demand trusted types, with one policy', async () => {
  for (const url of ['/', '/assets/app-1a2b.js', '/sw.js', '/api/docs'])
    expect((await get(url)).headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types default; ",
    );
});

test('browsers are not told to insist on https where people open the app by http', async () => {
  const plain = await buildServer();
  const {headers} = await plain.openDevice().request({method: 'GET', url: '/health'});
  expect(headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});

test('answers of the API are never stored and say which protocol they speak, refusals too', async () => {
  for (const url of ['/api/v1/users/me', '/api/v1/nothing', '/api/docs/json']) {
    expect((await get(url)).headers).toMatchObject({'cache-control': 'no-store', 'faro-protocol': String(wireVersion)});
  }
  expect((await get('/')).headers['faro-protocol']).toBeUndefined();
});

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/es/dashboard?from=x', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 200, 'application/javascript; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b.js', 200, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/app-gone.js', 404, 'application/json; charset=utf-8', 'no-store'],
  ['/favicon.ico', 404, 'application/json; charset=utf-8', 'no-store'],
  ['/api/v1/nothing', 404, 'application/json; charset=utf-8', 'no-store'],
  ['/api', 404, 'application/json; charset=utf-8', 'no-store'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'application/json; charset=utf-8', 'no-store'],
])('%s is answered with %i', async (url, status, type, cacheControl) => {
  const answer = await get(url);
  const {headers} = answer;
  expect([answer.status, headers['content-type'], headers['cache-control']]).toEqual([status, type, cacheControl]);
});

test.each(['/icon.svg', '/mark.svg'])('[SEC4] the drawing %s says how its signs are written', async (url) => {
  const {headers} = await server.app.inject({method: 'GET', url, headers: {'accept-encoding': 'br'}});
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('the process and its database say how they are', async () => {
  expect(await get('/health')).toMatchObject({status: 200, body: {status: 'up', database: 'up'}});
  expect(await get('/ready')).toMatchObject({status: 200, body: {status: 'ready'}});
});

test('a server whose database is gone is up but not ready, until it is back', async () => {
  const lost = await buildServer();
  const device = lost.openDevice();
  const ready = () => device.request({method: 'GET', url: '/ready'});
  await lost.app.ready();
  await lost.shutDatabase(true);
  expect(await ready()).toMatchObject({status: 503, body: {error: {reason: 'server.database-down'}}});
  expect((await device.request({method: 'GET', url: '/health'})).status).toBe(200);
  await lost.shutDatabase(false);
  expect((await ready()).status).toBe(200);
  await lost.close();
});

test('the OpenAPI document and the page for people list every endpoint', async () => {
  const {body} = await get('/api/docs/json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v1/login': {post: {operationId: 'logIn', requestBody: {required: true}, security: []}},
      '/api/v1/companies': {post: {responses: {'409': {description: expect.stringContaining('company.id-taken')}}}},
    },
  });
  const page = await get('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('Sign in with e-mail and password');
  expect(page.body).not.toMatch(/<script|<style|style=/);
});

test('the log says what happened without saying who typed what', async () => {
  const person = await server.registerPerson({email: 'secretive@example.com'});
  await person.request({method: 'GET', url: '/api/v1/users/me?email=secretive@example.com'});
  await server.openDevice().call(logIn, {email: 'secretive@example.com', password: 'Secret1!pass'});
  const log = server.logLines.join('');
  expect(log).toContain('"route":"/api/v1/users"');
  for (const personal of ['secretive', 'Secret1!pass', 'Núñez', person.me.authToken, '192.0.2.', 'accessToken']) {
    expect(log).not.toContain(personal);
  }
});
