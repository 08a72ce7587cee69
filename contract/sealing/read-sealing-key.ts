import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** The public key that devices seal to: 32 bytes of X25519 in base64url, and the id that sealed values name it by. Rule: SEA3. */
export const readSealingKey = defineEndpoint({
  name: 'readSealingKey',
  summary: 'Read the key that identity numbers are sealed to',
  method: 'GET',
  path: '/api/v1/sealing-key',
  access: 'anyone',
  input: z.object({}),
  output: z.object({keyId: z.string().regex(/^[\w-]{12}$/), publicKey: z.string().regex(/^[\w-]{43}$/)}),
  failures: {},
});
