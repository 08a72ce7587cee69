import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, logOut, readMe, refreshSession, register} from '#contract/account/session.ts';
import {buildServer, logInOn, startMs, testPassword, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('[ACC2] registering signs in, and answers who one is without the password', async () => {
  const ana = await server.registerPerson({email: ' Ana@Example.com '});
  expect(ana.me).toEqual({
    id: expect.any(String),
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Núñez',
    status: 'active',
    language: 'es',
    isAdmin: false,
    createdAt: new Date(startMs).toISOString(),
    authToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await ana.call(readMe, {})).body).toEqual(ana.me);
});
