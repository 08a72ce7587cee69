import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readConfig} from '#server/config.ts';
import {buildServer} from '#tests/kits/build-server.ts';

const page =
  '<server-fact with="chat"><button data-chat="%%html:chat%%"></button></server-fact>' +
  '<server-fact with="calendar"><a href="%%html:calendar%%"></a></server-fact>' +
  '<server-fact without="operatorName">nobody</server-fact>' +
  '<server-fact with="operatorName">%%html:operatorName%%, %%html:operatorAddress%%</server-fact>';

let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-guests-'));
  for (const language of ['es', 'en', 'pt']) {
    await mkdir(path.join(clientDir, '.site', language), {recursive: true});
    for (const name of ['contact', 'terms'])
      await writeFile(path.join(clientDir, `.site/${language}/${name}.html`), page);
  }
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>the app</title>');
});
afterAll(async () => {
  await rm(clientDir, {recursive: true});
});

/** The policy of each address as lists by directive, and its body, from a server of this configuration. */
async function open(environment: Record<string, string>, addresses: readonly string[]) {
  const server = await buildServer({CLIENT_DIR: clientDir, ...environment});
  const answers = [];
  for (const url of addresses) {
    const {headers, body} = await server.app.inject({method: 'GET', url});
    const directives = String(headers['content-security-policy'])
      .split('; ')
      .map((one) => one.split(' '));
    answers.push({
      body,
      policy: Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources])),
    });
  }
  await server.close();
  return answers;
}

const addresses = ['/es/contact', '/en/contact', '/es/terms', '/es/dashboard', '/api/v1/catalogue'];

test('[SIT10] where neither chat nor calendar is configured, no page offers them and no policy lets anybody in', async () => {
  const answers = await open({}, addresses);
  for (const {body, policy} of answers) {
    expect(body).not.toMatch(/data-chat|calendly/);
    expect(policy).toEqual(answers[0]?.policy);
    expect(JSON.stringify(policy)).not.toMatch(/https?:|wss:|unsafe/);
    expect(policy).not.toHaveProperty('frame-src');
  }
});

test('[SIT10] the chat enters the contact pages, and no other answer', async () => {
  const [es, en, ...others] = await open({INTERCOM_APP_ID: 'abc12345'}, addresses);
  const [plain] = await open({}, ['/es/terms']);
  for (const contact of [es, en]) {
    expect(contact?.body).toContain('data-chat="abc12345"');
    expect(contact?.policy['script-src']).toEqual([
      "'self'",
      'https://app.intercom.io',
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
    ]);
    expect(contact?.policy['connect-src']).toEqual(
      expect.arrayContaining(["'self'", 'https://api-iam.intercom.io', 'wss://nexus-websocket-a.intercom.io']),
    );
    // A hash beside it would switch it off.
    expect(contact?.policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(contact?.policy).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    });
  }
  for (const {body, policy} of others) {
    expect(body).not.toContain('data-chat');
    expect(policy).toEqual(plain?.policy);
  }
});

test('[SIT10] the calendar enters as a frame, in the languages that have one, and none of its scripts does', async () => {
  const [es, en, terms] = await open({CALENDLY_ES: 'faro/llamada'}, addresses);
  expect(es?.body).toContain('href="https://calendly.com/faro/llamada"');
  expect(es?.policy).toEqual({...terms?.policy, 'frame-src': ['https://calendly.com']});
  expect(en?.body).not.toContain('calendly');
  expect(en?.policy).toEqual(terms?.policy);
});

test('[SIT9] pages name who runs the service as the server is told, and nothing in a name is code', async () => {
  const operator = {OPERATOR_NAME: 'Faro & <b>Hijos</b>, LLC', OPERATOR_ADDRESS: '12 "Main" St, Santa Fe'};
  const [named] = await open(operator, ['/es/terms']);
  expect(named?.body).toBe('Faro &amp; &lt;b&gt;Hijos&lt;/b&gt;, LLC, 12 &quot;Main&quot; St, Santa Fe');
  const [nameless] = await open({}, ['/es/terms']);
  expect(nameless?.body).toBe('nobody');
});

test.each([
  [{OPERATOR_NAME: 'Faro LLC'}, /OPERATOR_NAME and OPERATOR_ADDRESS go together/],
  [{OPERATOR_NAME: ' ', OPERATOR_ADDRESS: 'x'}, /OPERATOR_NAME[^]*OPERATOR_ADDRESS/],
  [{INTERCOM_APP_ID: '"><script>'}, /INTERCOM_APP_ID: set it to the id of your app/],
  [{CALENDLY_ES: 'https://calendly.com/faro'}, /CALENDLY_ES: set it to the part of a Calendly address after its host/],
])('[SIT9] [SIT10] a server is not started with %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
