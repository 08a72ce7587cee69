import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {sql} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {readDeviceCookie} from './device-cookie.ts';

/** 192 random bits, and 64 that tell that they are ours. */
const [secretBytes, tagBytes] = [24, 8];

/** The secrets by which browsers are known. Rule: ACC43. */
export type DeviceTokens = {
  /** Those that a request shows and that this installation made: one that is made up costs no question. */
  readonly read: (request: FastifyRequest) => string[];
  /**
   * The secret a browser is known by to a person from now on: the one that it shows if it is known, else a new one, so that nobody is known
   * by a secret that somebody else put there.
   */
  readonly choose: (knownToken: string | undefined) => string;
};

/** Makes and reads secrets under a key. */
function createDeviceTokens(key: Buffer): DeviceTokens {
  const tagOf = (secret: Buffer): Buffer => createHmac('sha256', key).update(secret).digest().subarray(0, tagBytes);
  const isOurs = (token: string): boolean => {
    const bytes = Buffer.from(token, 'base64url');
    const [secret, tag] = [bytes.subarray(0, secretBytes), bytes.subarray(secretBytes)];
    return tag.length === tagBytes && timingSafeEqual(tag, tagOf(secret));
  };
  return {
    read: (request) => readDeviceCookie(request).filter(isOurs),
    choose: (knownToken) => {
      if (knownToken !== undefined) return knownToken;
      const secret = randomBytes(secretBytes);
      return Buffer.concat([secret, tagOf(secret)]).toString('base64url');
    },
  };
}

/** Those of a server, which reads the installation's key before it listens: the same on every node, and made with its database. */
export function openDeviceTokens(app: FastifyInstance, database: Database): DeviceTokens {
  let tokens: DeviceTokens | undefined;
  app.addHook('onReady', async () => {
    const {rows} = await database.execute<{key: Buffer}>(sql`select key from device_key`);
    tokens = rows[0] && createDeviceTokens(rows[0].key);
  });
  const opened = (): DeviceTokens => {
    if (!tokens) throw new Error('openDeviceTokens: there is no key, or the server is not ready');
    return tokens;
  };
  return {read: (request) => opened().read(request), choose: (knownToken) => opened().choose(knownToken)};
}
