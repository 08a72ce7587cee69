import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {securityEvents, type SecurityEvent} from '#server/events/security-events.ts';
import {telling} from '#server/events/telling.ts';
import {toEvent} from '#server/events/to-event.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {readEvents} from './event-steps.ts';

const names = Object.keys(securityEvents);

test('[EVT1] the page for operators explains every event there is, in the order of the list, and no other', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const explained = [...page.matchAll(/^\| `([a-z-]+\.[a-z-]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
  expect(explained.map(([, name]) => name)).toEqual(names);
  expect(explained.every(([, , what = '', alert = '']) => what.length > 10 && alert !== '')).toBe(true);
});

test('[EVT1] every event that is listed is told by a test', () => {
  const tests = ['account', 'access'].map((one) => readFileSync(`tests/server/events/${one}-events.test.ts`, 'utf8'));
  const told = tests.join('\n');
  expect(names.filter((name) => !told.includes(`'${name}'`))).toEqual([]);
});

test('[EVT1] what is told in a call is written when it is done, and as unsure where it failed', async () => {
  const told: SecurityEvent[] = [];
  const tell = (event: SecurityEvent) => void told.push(event);
  const done = await telling(tell, async (later) => {
    later({event: 'password.changed'});
    expect(told).toEqual([]);
    return 7;
  });
  expect([done, told]).toEqual([7, [{event: 'password.changed'}]]);
  const failing = telling(tell, async (later) => {
    later({event: 'factor.reset'});
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(told.at(-1)).toEqual({event: 'factor.reset', isUnsure: true});
});

test('[EVT1] a refusal that nobody thought of is told; what everybody meets on their way is not', () => {
  expect(toEvent({code: 'forbidden', reason: 'something.new'})).toEqual({
    event: 'access.forbidden',
    reason: 'something.new',
  });
  for (const reason of ['account.proof-needed', 'account.second-factor-needed', 'company.dissolved'])
    expect(toEvent({code: 'forbidden', reason})).toBeUndefined();
  expect(toEvent({code: 'unauthorized', reason: 'account.sign-in-required'})).toBeUndefined();
  expect(toEvent({code: 'conflict', reason: 'sync.conflict'})).toBeUndefined();
});

test.each([
  ['debug', 1],
  ['error', 1],
  ['silent', 0],
])('[EVT5] at the log level %s events are told %i times', async (level, count) => {
  const server = await buildServer({LOG_LEVEL: level});
  await server.registerPerson();
  expect(readEvents(server).map(({event}) => event)).toEqual(Array<string>(count).fill('sign-in.succeeded'));
  await server.close();
});
