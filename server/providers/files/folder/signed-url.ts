import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';

/** The path of the folder's own addresses. */
export const bytesPath = '/api/v1/files/bytes';

const permitSchema = z.strictObject({
  action: z.enum(['read', 'write']),
  key: z.string(),
  spaceId: z.string(),
  userId: z.string(),
  expiresAtMs: z.number(),
  /** The name to save it under, or the exact size to write. */
  name: z.string().optional(),
  sizeBytes: z.number().optional(),
});

/** All that a signed address says. */
export type Permit = z.infer<typeof permitSchema>;

/** The address that carries a permit, signed so that nobody can alter it. */
export function signUrl(signingKey: Buffer, permit: Permit): string {
  const text = Buffer.from(JSON.stringify(permit)).toString('base64url');
  const signature = sign(signingKey, text).toString('base64url');
  return `${bytesPath}?permit=${text}&signature=${signature}`;
}

/** Reads an address back; undefined where it was not signed by this key or was altered since. Its time is not looked at. */
export function readPermit(signingKey: Buffer, query: unknown): Permit | undefined {
  const given = z.object({permit: z.string(), signature: z.string()}).safeParse(query);
  if (!given.success) return undefined;
  const signature = Buffer.from(given.data.signature, 'base64url');
  const wanted = sign(signingKey, given.data.permit);
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return undefined;
  return permitSchema.parse(JSON.parse(Buffer.from(given.data.permit, 'base64url').toString()));
}

function sign(signingKey: Buffer, text: string): Buffer {
  return createHmac('sha256', signingKey).update(text).digest();
}
