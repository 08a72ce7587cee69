import {describe, expect, test} from 'vitest';
import {accessTable, isAllowed, kindOf, personKinds, type Access, type PersonKind} from '#contract/kernel/access.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {guestRoutes} from '#src/shell/guest-routes.ts';
import {homeOf, whereInstead} from '#src/app/routes/where-instead.ts';
import {wizardTo} from '#src/routing/routing.ts';
import type {LocalUser} from '#src/data/session/session.ts';

const base = {id: 'u', email: 'ana@faro.example', firstName: 'Ana', lastName: 'Restrepo', language: 'es'} as const;
const acting = {name: 'Olga Núñez', until: '2026-11-20T13:00:00.000Z'};
const people: Record<PersonKind, LocalUser | null> = {
  visitor: null,
  user: {...base, isAdmin: false, status: 'active', blockedReason: null, acting: null},
  blocked: {...base, isAdmin: false, status: 'blocked', blockedReason: 'payment-expired', acting: null},
  admin: {...base, isAdmin: true},
  acting: {...base, isAdmin: false, status: 'blocked', acting},
};
const place = {language: 'es', here: '/es/activity?x=1', search: '?next=%2Fes%2Factivity'} as const;
const accesses = Object.keys(accessTable).filter((name): name is Access => Object.hasOwn(accessTable, name));

test.each(personKinds)('[POL3] a %s is known as one, also as an older version has stored them', (kind) => {
  expect(kindOf(people[kind])).toBe(kind);
});

function expectElsewhere(access: Access, kind: PersonKind): string | null {
  // Whoever is blocked is told why in the place of the screen. Rule: POL4.
  if (isAllowed(access, kind) || kind === 'blocked') return null;
  if (kind === 'visitor') return '/es/login?next=%2Fes%2Factivity%3Fx%3D1';
  return access === 'guest' ? '/es/activity' : homeOf(kind, 'es');
}

describe.each(personKinds)('the guard of a screen, for a %s', (kind) => {
  const session = {user: people[kind], server: 'live'} as const;
  test.each(accesses)('[POL3] says what the table says of %s', (access) => {
    expect(whereInstead({access}, session, place)).toBe(expectElsewhere(access, kind));
  });
});

test('[POL3] one’s own account is for users and admins, and not for who acts as a user', () => {
  const own = featureRoutes.filter(({path}) => path === 'account' || path.startsWith('account/'));
  expect(own.map(({path}) => path)).toEqual([
    'account',
    'account/security',
    'account/security/two-step',
    'account/tax-record',
  ]);
  const insteadFor = (kind: PersonKind) =>
    own.map((route) => whereInstead(route, {user: people[kind], server: 'live'}, place));
  expect(insteadFor('user')).toEqual([null, null, null, null]);
  expect(insteadFor('admin')).toEqual([null, null, null, null]);
  expect(insteadFor('acting')).toEqual(Array(4).fill('/es/dashboard'));
});

test('[FAC8] an admin who owes a second factor is led to where it is set up, from wherever they are', () => {
  const user = {...people.admin, owesSecondFactor: true} as LocalUser;
  const insteadOf = (path: string) => {
    const route = featureRoutes.find((one) => one.path === path);
    if (!route) throw new Error(`no screen at ${path}`);
    return whereInstead(route, {user, server: 'live'}, place);
  };
  expect(insteadOf('admin')).toBe('/es/account/security/two-step');
  expect(insteadOf('account/security/two-step')).toBeNull();
});

test('[POL3] [SUB13] an admin opens the payments of the user whom the address asks for, and no page of their own', () => {
  const paths = new Set(['subscriptions', 'payment-method']);
  const pages = featureRoutes.filter(({path}) => paths.has(path));
  const insteadOf = (kind: PersonKind, search: string) =>
    pages.map((route) => whereInstead(route, {user: people[kind], server: 'live'}, {...place, search}));
  expect(insteadOf('admin', '?user=u2')).toEqual([null, null]);
  expect(insteadOf('admin', '')).toEqual(['/es/admin', '/es/admin']);
  expect(insteadOf('user', '?user=u2')).toEqual([null, null]);
  expect(insteadOf('visitor', '?user=u2')).toEqual(Array(2).fill('/es/login?next=%2Fes%2Factivity%3Fx%3D1'));
});

test('[POL3] everybody’s home is a place of their own', () => {
  expect(personKinds.map((kind) => homeOf(kind, 'pt'))).toEqual([
    '/pt',
    '/pt/dashboard',
    '/pt/dashboard',
    '/pt/admin',
    '/pt/dashboard',
  ]);
});

test('[GST3] [POL3] a visitor’s wizard leads whoever is signed in to the same one of their own, with its draft', () => {
  const wizard = {access: 'guest', own: wizardTo.user.migrate} as const;
  const at = {language: 'pt', here: '/pt/migrate-company?draft=7', search: '?draft=7'} as const;
  const insteadOf = (kind: PersonKind) => whereInstead(wizard, {user: people[kind], server: 'live'}, at);
  expect(insteadOf('visitor')).toBeNull();
  expect(insteadOf('user')).toBe('/pt/dashboard/migrate-company?draft=7');
  expect(insteadOf('acting')).toBe('/pt/dashboard/migrate-company?draft=7');
  expect(insteadOf('admin')).toBe('/pt/admin');
  for (const kind of ['create', 'migrate', 'crypto'] as const)
    expect(featureRoutes.find(({path}) => path === wizardTo.guest[kind].path)?.own?.('es')).toBe(
      wizardTo.user[kind]('es'),
    );
});

test('[POL3] what only a visitor may open stands in the small table that every page has', () => {
  const ofGuests = featureRoutes.filter(({access}) => access === 'guest');
  expect(guestRoutes).toEqual(expect.arrayContaining(ofGuests));
  expect(new Set(featureRoutes.map(({path}) => path)).size).toBe(featureRoutes.length);
});
