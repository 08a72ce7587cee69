import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword} from '#contract/account/profile.ts';
import {confirmPasswordReset, resetByLink} from '#contract/account/reset-password.ts';
import * as factor from '#contract/account/second-factor.ts';
import {logIn, logOut, refreshSession} from '#contract/account/session.ts';
import {saveTaxRecord} from '#contract/account/tax-record.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {stopActing} from '#contract/admin/log-in-as-user.ts';
import {showEin} from '#contract/companies/show-ein.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {acceptInvitation} from '#contract/teammates/accept-invitation.ts';
import {changeRole} from '#contract/teammates/change-role.ts';
import {leaveCompany} from '#contract/teammates/leave-company.ts';
import {securityEvents, type EventName} from '#server/events/security-events.ts';
import {buildServer, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {codeOf, showPassword, turnTotpOn} from '#tests/server/account/factor-steps.ts';
import {askForCode, mailsOf} from '#tests/server/account/reset-steps.ts';
import {openShop} from '#tests/server/files/file-steps.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {invite, readToken} from '#tests/server/teammates/team-steps.ts';
import {readEvents} from './event-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

/** Everything that was typed, mailed or given in the scenario, by what it is. */
const secrets = new Map<string, string>();
const keep = (what: string, value: string): string => {
  secrets.set(what, value);
  return value;
};

/** A person who uses nearly all of their account. @returns the e-mail. */
async function liveThrough(): Promise<string> {
  const email = keep('e-mail', 'rosalinda.quinonera@correo.example');
  const names = {firstName: keep('first name', 'Rosalinda'), lastName: keep('last name', 'Quiñonera')};
  const rosa = await server.registerPerson({email, ...names});
  const {secret, recoveryCodes} = await turnTotpOn(server, rosa);
  keep('key of the app', secret);
  for (const [index, code] of recoveryCodes.entries()) keep(`recovery code ${index}`, code);
  const taxId = keep('tax number', 'ZX-7719-4402');
  await rosa.call(saveTaxRecord, {
    taxResidenceCountry: 'CO',
    nationality: 'CO',
    countryTaxId: taxId,
    countriesWorkedFrom: [],
  });
  server.clock.nowMs += 60_000;
  const device = server.openDevice();
  await device.call(logIn, {email, password: keep('wrong password', 'Zarzamora9!')});
  await device.call(logIn, {email: keep('e-mail of nobody', 'ninguno@correo.example'), password: 'Zarzamora9!'});
  const pending = keep('pending sign-in', await showPassword(device, email));
  const code = keep('code of the app', codeOf(secret, server.clock.nowMs));
  await device.call(factor.proveSecondFactor, {pending, proof: {kind: 'code', code: '000000'}});
  await device.call(factor.proveSecondFactor, {pending, proof: {kind: 'code', code}});
  const newPassword = keep('new password', 'Guacharaca-Verde-52?');
  await device.call(changePassword, {password: testPassword, newPassword});
  const mailed = keep('mailed code', await askForCode(server, server.openDevice(), email));
  const token = keep('mailed link', (await mailsOf(server, 'reset-code', email)).at(-1)?.token ?? '');
  await server
    .openDevice()
    .call(confirmPasswordReset, {email, code: mailed, newPassword: keep('third password', 'Tucán-del-Río-88?')});
  await server.openDevice().call(resetByLink, {token, newPassword});
  for (const [name, value] of [...rosa.cookies, ...device.cookies]) keep(`cookie ${name} ${value.slice(0, 4)}`, value);
  keep('anti-forgery token', rosa.me.authToken);
  server.clock.nowMs += 11_000;
  for (const one of [rosa, device]) await one.call(refreshSession, {});
  await device.call(logOut, {});
  return email;
}

/** A company, its team, somebody who tries it, an admin. */
async function runCompany(): Promise<void> {
  const {device: owner, spaceId} = await openShop(server, keep('owner', 'Hermenegildo'));
  const luz = await openSyncDevice(server, 'Luz');
  await invite(server, owner, spaceId, {email: luz.me.email});
  const token = keep('invitation', await readToken(server, luz.me.email));
  await luz.call(acceptInvitation, {token, companyIds: [spaceId]});
  await owner.call(changeRole, {spaceId, userId: luz.me.id, role: 'manager'});
  const eva = await openSyncDevice(server, 'Eva');
  await eva.call(leaveCompany, {spaceId});
  await eva.call(listUsers, {});
  await eva.call(leaveCompany, {spaceId}, {'sec-fetch-site': 'cross-site'});
  await eva.call(logOut, {});
  const admin = await openAdmin(server);
  await (await actAs(admin, owner.me.id)).call(stopActing, {});
  const visitor = server.openDevice();
  const ein = keep('EIN', '37-2048816');
  keep('EIN as digits', '372048816');
  const kind = {kind: 'migrate', formationDate: '2024-03-04', ein, registeredAgent: 'Sur'} as const;
  const order = await buy(server, visitor, prepareOrder(server, kind));
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: keep('secret of an order', order.secret)});
  await owner.call(showEin, {companyId: order.id});
  for (const one of [owner, luz, eva, admin]) keep(`e-mail of ${one.me.firstName}`, one.me.email);
}

/** What the scenario tells at least. */
const lived: readonly EventName[] = [
  'sign-in.succeeded',
  'sign-in.refused',
  'sign-in.factor-asked',
  'factor.added',
  'password.changed',
  'password.reset',
  'password.reset-refused',
  'session.ended',
  'team.invited',
  'team.joined',
  'team.role-changed',
  'access.foreign',
  'access.forbidden',
  'request.forged',
  'acting.begun',
  'acting.ended',
  'number.opened',
];

test('[EVT2] no line of the log that a whole scenario writes has anything in it that a person typed or was given', async () => {
  await liveThrough();
  await runCompany();
  keep('password', testPassword);
  const told = new Set(readEvents(server).map(({event}) => event));
  // It is a scenario worth looking at.
  expect(lived.filter((event) => !told.has(event))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(30);
  const log = server.logLines.join('');
  // Codes of six digits may stand in any number by chance: they are looked for as words.
  const isIn = (value: string) => new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`, 'i').test(log);
  const found = [...secrets].filter(([, value]) => (value.length < 8 ? isIn(value) : log.includes(value)));
  expect(found.map(([what]) => what)).toEqual([]);
  expect(log).not.toMatch(/[\w.]@[\w.]/);
  expect(log).not.toMatch(/\b\d{1,3}(?:\.\d{1,3}){3}\b/);
});

test('[EVT2] every field of every event is an id, a word of ours, a template, a name of a network or a number', () => {
  const shapes: Readonly<Record<string, RegExp>> = {
    route: /^(?:none|\/[\w/:.*-]*)$/,
    network: /^[\da-f]{12}$/,
    page: /^\/[\w/:.-]*$/,
    method: /^[A-Z]+$/,
  };
  const word = /^[a-z][A-Za-z-]*(?:\.[a-z-]+)?$/;
  const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  const says = new Set(Object.values(securityEvents).map((one) => one.says));
  const odd = readEvents(server).flatMap(({msg, ...fields}) =>
    Object.entries(fields).filter(([name, value]) => {
      if (typeof value === 'number' || typeof value === 'boolean') return false;
      const isOurs = shapes[name]?.test(String(value)) ?? (word.test(String(value)) || uuid.test(String(value)));
      return !isOurs || !says.has(msg.replace(': and again within the minute', ''));
    }),
  );
  expect(odd).toEqual([]);
});
