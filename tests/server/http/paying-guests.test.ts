import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildServer} from '#tests/kits/build-server.ts';

const stripe = {STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1'};
const paying = ['/es/checkout/one?step=2', '/en/dashboard/checkout/one', '/pt/payment-method'];
const others = ['/es/dashboard', '/es/checkout', '/es/contact', '/', '/api/v1/catalogue', '/sandbox/payments/one'];

let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-paying-'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>the app</title>');
});
afterAll(async () => {
  await rm(clientDir, {recursive: true});
});

/** The headers of each address. */
async function open(environment: Record<string, string>, addresses: readonly string[]) {
  const server = await buildServer({CLIENT_DIR: clientDir, ...environment});
  const answers = await Promise.all(addresses.map((url) => server.app.inject({method: 'GET', url})));
  await server.close();
  return answers.map(({headers}) => ({
    policy: String(headers['content-security-policy']).split('; '),
    opener: headers['cross-origin-opener-policy'],
    frames: headers['x-frame-options'],
  }));
}

test('[PAY14] Stripe enters the pages that pay: its script, its frames, its calls, and nothing that is inline', async () => {
  for (const {policy, opener, frames} of await open(stripe, paying)) {
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "connect-src 'self' https://api.stripe.com",
        "img-src 'self' data: blob: https://*.stripe.com",
        "frame-ancestors 'none'",
      ]),
    );
    // Stripe's script writes pages in its own way.
    expect(policy.join(' ')).not.toMatch(/unsafe|trusted/);
    expect([opener, frames]).toEqual(['same-origin-allow-popups', 'DENY']);
  }
});

test('[PAY14] it enters no other address', async () => {
  for (const {policy, opener} of await open(stripe, others)) {
    expect(policy.join(' ')).not.toContain('stripe');
    expect(policy.filter((one) => one.startsWith('frame-src'))).toEqual([]);
    expect(opener).toBe('same-origin');
  }
});

test('[PAY14] where the sandbox takes cards, its page of the bank may stand in a frame, and nobody else enters', async () => {
  for (const {policy} of await open({}, paying)) {
    expect(policy).toEqual(expect.arrayContaining(["frame-src 'self'", "require-trusted-types-for 'script'"]));
    expect(policy.join(' ')).not.toMatch(/https?:|unsafe/);
  }
  const [plain] = await open({}, ['/es/dashboard']);
  expect(plain?.policy.filter((one) => one.startsWith('frame-src'))).toEqual([]);
});

test('[PAY14] files at another store come and go on pages that pay too', async () => {
  const s3 = {
    FILES_S3_ENDPOINT: 'https://s3.example.com',
    FILES_S3_BUCKET: 'faro-files',
    FILES_S3_ACCESS_KEY_ID: 'id',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const [page] = await open({...stripe, ...s3}, paying);
  expect(page?.policy).toContain("connect-src 'self' https://s3.example.com https://api.stripe.com");
});
