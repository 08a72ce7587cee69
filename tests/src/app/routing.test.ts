import {describe, expect, test} from 'vitest';
import {inLanguage, pathTo, safeNext} from '#src/routing/routing.ts';
import {whereInstead} from '#src/app/routes/where-instead.ts';

const user = {
  id: 'u',
  email: 'ana@faro.example',
  firstName: 'Ana',
  lastName: 'Restrepo',
  language: 'es',
  isAdmin: false,
} as const;

describe('where one came from', () => {
  test.each(['/es/dashboard', '/pt/accounting-ai/bookkeeping/1?view=review', '/en', '/es?x=1'])(
    '[SHL1] an address of ours is kept: %s',
    (next) => expect(safeNext(next)).toBe(next),
  );

  test.each([
    null,
    '',
    'https://evil.example/es',
    '//evil.example',
    '/es//evil.example',
    '/\\evil.example',
    '/es/\u0009/x',
    'javascript:alert(1)',
    '/fr/dashboard',
    '/api/v1/logout',
    `/es/${'a'.repeat(2_001)}`,
  ])('[SHL1] anything else is dropped: %j', (next) => expect(safeNext(next)).toBeNull());
});

describe('another language', () => {
  test.each([
    ['/es/dashboard', '/pt/dashboard'],
    ['/es', '/pt'],
    ['/es?view=review', '/pt?view=review'],
    ['/nowhere', '/pt'],
  ])('[SHL3] %s becomes %s', (path, expected) => expect(inLanguage(path, 'pt')).toBe(expected));
});

describe('guards', () => {
  const place = {language: 'es', here: '/es/activity?x=1', search: '?x=1'} as const;
  test('[SHL1] a stranger is sent to sign in and comes back', () => {
    expect(whereInstead({access: 'user'}, {user: null, server: 'unknown'}, place)).toBe(
      '/es/login?next=%2Fes%2Factivity%3Fx%3D1',
    );
  });
  test('[SHL1] a signed-in person on a page for guests is sent home, or where they came from', () => {
    expect(whereInstead({access: 'guest'}, {user, server: 'live'}, place)).toBe(pathTo.dashboard('es'));
    const next = {...place, search: '?next=%2Fes%2Factivity'};
    expect(whereInstead({access: 'guest'}, {user, server: 'unknown'}, next)).toBe('/es/activity');
  });
  test('[SHL1] whoever the server has signed out may sign in again beside their data', () => {
    expect(whereInstead({access: 'guest'}, {user, server: 'ended'}, place)).toBeNull();
    expect(whereInstead({access: 'user'}, {user, server: 'ended'}, place)).toBeNull();
  });
});
