import {TOTP, Secret} from 'otpauth';
import {expect} from 'vitest';
import {beginTotp, confirmTotp} from '#contract/account/second-factor.ts';
import {logIn, secondFactorRequiredSchema} from '#contract/account/session.ts';
import {testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';

/** The code that an app with this key shows at an instant. Source: RFC 6238. */
export function codeOf(secret: string, atMs: number): string {
  return new TOTP({secret: Secret.fromBase32(secret)}).generate({timestamp: atMs});
}

/** Turns an app on for who has just signed in on a device. @returns its key, and the recovery codes. */
export async function turnTotpOn(
  server: TestServer,
  device: Device,
): Promise<{secret: string; recoveryCodes: string[]}> {
  const begun = await device.call(beginTotp, {});
  expect(begun.status).toBe(200);
  const {secret} = begun.body;
  const on = await device.call(confirmTotp, {code: codeOf(secret, server.clock.nowMs)});
  expect(on.status).toBe(200);
  return {secret, recoveryCodes: on.body.recoveryCodes ?? []};
}

/** Shows the password, and is asked for the second factor. @returns what the second step is done with. */
export async function showPassword(device: Device, email: string): Promise<string> {
  const {body, status} = await device.call(logIn, {email, password: testPassword});
  expect(status).toBe(200);
  return secondFactorRequiredSchema.parse(body).pending;
}

/** Somebody new with an app. */
export async function registerWithTotp(server: TestServer) {
  const ana = await server.registerPerson();
  return {ana, email: ana.me.email, ...(await turnTotpOn(server, ana))};
}
