import {createHash, createSign, generateKeyPairSync, randomBytes} from 'node:crypto';
import {isoCBOR} from '@simplewebauthn/server/helpers';

/** What a browser is asked for; only what an authenticator reads of it. */
type Options = Readonly<Record<string, unknown>>;

/** What one may get wrong, as an attacker would. */
type Spoiling = {readonly origin?: string; readonly counter?: number; readonly isUserVerified?: boolean};

/** A passkey in software, as a browser and its authenticator are together. Source: WebAuthn level 2, 6.1 and 6.5.4. */
export type Authenticator = {
  readonly make: (options: Options, spoiling?: Spoiling) => Record<string, unknown>;
  readonly sign: (options: Options, spoiling?: Spoiling) => Record<string, unknown>;
};

const flagsOf = ({isUserVerified = true}: Spoiling, more: number): number => 0x01 | (isUserVerified ? 0x04 : 0) | more;

/** Makes a new one with an ES256 key. */
export function openAuthenticator(origin: string): Authenticator {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const {x = '', y = ''} = publicKey.export({format: 'jwk'});
  const id = randomBytes(16);
  let counter = 0;
  const data = (rpId: string, spoiling: Spoiling, more: {flags: number; tail: Uint8Array}): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flagsOf(spoiling, more.flags), 0);
    head.writeUInt32BE(spoiling.counter ?? counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, more.tail]);
  };
  const clientData = (type: string, options: Options, spoiling: Spoiling): Buffer =>
    Buffer.from(JSON.stringify({type, challenge: options['challenge'], origin: spoiling.origin ?? origin}));
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make: (options, spoiling = {}) => {
      const rp = options['rp'] as {id: string};
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const tail = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = data(rp.id, spoiling, {flags: 0x40, tail});
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const made = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, spoiling).toString('base64url'),
        attestationObject: Buffer.from(made).toString('base64url'),
        transports: ['internal'],
      });
    },
    sign: (options, spoiling = {}) => {
      counter += 1;
      const authData = data(String(options['rpId']), spoiling, {flags: 0, tail: Buffer.alloc(0)});
      const client = clientData('webauthn.get', options, spoiling);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}
