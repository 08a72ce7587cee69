import {expect, test} from 'vitest';
import {createEventLog} from '#server/events/event-log.ts';

type Line = Readonly<Record<string, unknown>>;

/** A log with a clock of its own. */
function openLog() {
  const clock = {nowMs: 1_000_000};
  const lines: Line[] = [];
  const log = createEventLog({
    writeLine: (level, fields) => void lines.push({level, ...fields}),
    nameNetwork: (network) => `net-${network}`,
    now: () => clock.nowMs,
  });
  const take = () => lines.splice(0);
  let asked = 0;
  const from = (ip: string, url = '/api/v1/login') => {
    asked += 1;
    return log.of({id: `r${asked}`, ip, method: 'POST', routeOptions: {url}} as Parameters<typeof log.of>[0]);
  };
  return {clock, log, take, from};
}

const unknown = {event: 'sign-in.refused', reason: 'unknown', personId: null} as const;

test('[EVT4] the same of one network and route is told once, and how often once the minute is over', () => {
  const {clock, log, take, from} = openLog();
  for (let sent = 0; sent < 500; sent += 1) from('192.0.2.7')(unknown);
  const place = {method: 'POST', route: '/api/v1/login', network: 'net-192.0.2.7'};
  const line = {level: 'info', log: 'security', event: 'sign-in.refused', reason: 'unknown', ...place};
  expect(take()).toEqual([{...line, reqId: 'r1'}]);
  clock.nowMs += 59_999;
  log.endMinute();
  expect(take()).toEqual([]);
  clock.nowMs += 1;
  log.endMinute();
  expect(take()).toEqual([{...line, repeated: 499}]);
  log.endMinute();
  expect(take()).toEqual([]);
  from('192.0.2.7')(unknown);
  expect(take()).toEqual([{...line, reqId: 'r501'}]);
});

test('[EVT4] another network, route, reason or person is another event; another request or session is not', () => {
  const {take, from} = openLog();
  const one = '018f0000-0000-7000-8000-000000000001';
  from('192.0.2.7')(unknown);
  from('192.0.2.8')(unknown);
  from('192.0.2.7', '/api/v1/other')(unknown);
  from('192.0.2.7')({...unknown, reason: 'locked'});
  from('192.0.2.7')({...unknown, personId: one});
  expect(take()).toHaveLength(5);
  for (const sessionId of ['s1', 's2', 's3'])
    from('192.0.2.7')({event: 'sign-in.succeeded', personId: one, sessionId, way: 'password', isNewDevice: false});
  expect(take()).toMatchObject([{sessionId: 's1'}]);
});

test('[EVT4] spaces that a caller makes up fill nothing; whose number was opened is told each time', () => {
  const {take, from} = openLog();
  for (let sent = 0; sent < 50; sent += 1) {
    from('192.0.2.7')({event: 'access.foreign', reason: 'sync.no-access', spaceId: `space ${sent}`});
    from('192.0.2.7')({event: 'number.opened', spaceId: `space ${sent}`, rowId: 'r', field: 'ssn', why: 'filing'});
  }
  const told = take();
  expect(told.filter(({event}) => event === 'access.foreign')).toMatchObject([{spaceId: 'space 0'}]);
  expect(told.filter(({event}) => event === 'number.opened')).toHaveLength(50);
});

test('[EVT4] of a crowd sixty are listed in a minute, the rest is a number, and other events are told beside it', () => {
  const {clock, log, take, from} = openLog();
  for (let network = 0; network < 20_000; network += 1) from(`net ${network}`)(unknown);
  from('192.0.2.1')({event: 'password.changed'});
  const told = take();
  expect(told).toHaveLength(61);
  expect(told.at(-1)).toMatchObject({event: 'password.changed'});
  clock.nowMs += 60_000;
  log.endMinute();
  expect(take()).toEqual([{level: 'info', log: 'security', event: 'sign-in.refused', others: 19_940}]);
});

test('[EVT4] an event after the minute ends it too, a clock that is put back as well, and closing tells what is left', () => {
  const {clock, log, take, from} = openLog();
  for (let sent = 0; sent < 3; sent += 1) from('192.0.2.7')(unknown);
  clock.nowMs += 61_000;
  from('192.0.2.7')(unknown);
  expect(take()).toMatchObject([{reqId: 'r1'}, {repeated: 2}, {reqId: 'r4'}]);
  from('192.0.2.7')(unknown);
  clock.nowMs -= 3_600_000;
  log.endMinute();
  expect(take()).toMatchObject([{repeated: 1}]);
  for (let sent = 0; sent < 2; sent += 1) from('192.0.2.7')(unknown);
  log.endMinute(true);
  expect(take()).toMatchObject([{reqId: 'r6'}, {repeated: 1}]);
});

test('[EVT2] what an event says of whose it is stands alone, and what is not known is left out', () => {
  const {log, take} = openLog();
  const request = {id: 'r', ip: '192.0.2.7', method: 'POST', routeOptions: {url: undefined}};
  const session = {userId: 'held', sessionId: 's', acting: {adminId: 'admin'}};
  const tell = log.of(request as Parameters<typeof log.of>[0], session as Parameters<typeof log.of>[1]);
  const place = {level: 'info', log: 'security', method: 'POST', route: 'none', network: 'net-192.0.2.7', reqId: 'r'};
  tell({event: 'password.changed'});
  tell(unknown);
  tell({event: 'password.reset', personId: 'other', way: 'link'});
  expect(take()).toEqual([
    {...place, event: 'password.changed', personId: 'held', sessionId: 's', adminId: 'admin'},
    {...place, event: 'sign-in.refused', reason: 'unknown'},
    {...place, event: 'password.reset', personId: 'other', way: 'link'},
  ]);
});
