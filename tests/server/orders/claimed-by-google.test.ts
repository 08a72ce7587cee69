import {afterEach, beforeEach, expect, test} from 'vitest';
import {finishGoogleSignIn, startGoogleSignIn} from '#contract/account/google.ts';
import {readMe} from '#contract/account/session.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {buy, prepareOrder, read, type TestOrder} from './order-steps.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer({});
});
afterEach(() => server.close());

const host = 'localhost:3000';

/** Signs a device in at the sandbox's Google, which is asked for at this machine. @returns where it is led on. */
async function signInWithGoogle(device: Device, {email, next}: {email: string; next: string}): Promise<string | null> {
  const {body: begun} = await device.call(startGoogleSignIn, {language: 'es', next, attribution: null}, {host});
  const {pathname, search} = new URL(begun.url);
  const {headers} = await server.app.inject({
    method: 'POST',
    url: `${pathname}/confirm${search}`,
    payload: new URLSearchParams({email, name: 'Ana Restrepo'}).toString(),
    headers: {'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', host},
    remoteAddress: '127.0.0.1',
  });
  const back = new URL(String(headers.location)).searchParams;
  const answer = {code: back.get('code') ?? '', state: back.get('state') ?? ''};
  const {body} = await device.call(finishGoogleSignIn, answer, {host});
  if (!('me' in body)) throw new Error('a second factor is asked for');
  device.me = body.me;
  return body.next;
}

/** Pays as a visitor on a device. */
async function payAsVisitor(device: Device, email: string): Promise<TestOrder> {
  const order = await buy(server, device, prepareOrder(server, {email}));
  expect((await read(device, order)).state).toBe('paid');
  return order;
}

test.each([
  ['has no account yet', false],
  ['has one with a password', true],
] as const)(
  '[ORD11] [ACC25] who pays as a visitor, %s and signs in with Google, finds the company',
  async (_, isKnown) => {
    const email = 'ana.restrepo@example.com';
    const known = isKnown ? await server.registerPerson({email}) : null;
    const device = server.openDevice();
    const order = await payAsVisitor(device, email);
    expect(await read(device, order)).toMatchObject({account: isKnown ? 'exists' : 'none', isClaimed: false});
    const next = `/es/dashboard/checkout/${order.id}`;
    // They come back to the order, whose page takes the company by the secret of this device.
    expect(await signInWithGoogle(device, {email, next})).toBe(next);
    const {body: own} = await device.call(claimOrder, {id: order.id, secret: order.secret});
    expect(own).toMatchObject({state: 'paid', companyId: order.id, isClaimed: true, isYours: true});
    const {body: me} = await device.call(readMe, {});
    expect(me).toMatchObject({email, companies: [order.id]});
    // The account that was there, or the one that Google made.
    expect(me.id).toBe(known?.me.id ?? device.me?.id);
    // Also without the secret, from any device on which they are signed in.
    expect((await device.call(readOrder, {id: order.id})).body).toMatchObject({isYours: true});
  },
);

test('[ORD11] [ORD4] another person of Google finds nothing of it without the secret', async () => {
  const visitor = server.openDevice();
  const order = await payAsVisitor(visitor, 'ana.restrepo@example.com');
  const other = server.openDevice();
  await signInWithGoogle(other, {email: 'bruno.paz@example.com', next: '/es/dashboard'});
  expect((await other.call(readOrder, {id: order.id})).body).toBeNull();
  const guessed = await other.call(claimOrder, {id: order.id, secret: `${order.secret.slice(0, -2)}AA`});
  expect(guessed.status).toBe(404);
  expect((await other.call(readMe, {})).body).toMatchObject({companies: []});
});
