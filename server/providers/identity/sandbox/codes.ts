import {createHash, randomBytes} from 'node:crypto';
import {and, eq, gt, lt} from 'drizzle-orm';
import {toInstant, type Database} from '#server/db/database.ts';
import {codes} from './tables.ts';

/** What the sandbox stands on; `now` is milliseconds since 1970. */
export type SandboxParts = {readonly database: Database; readonly now: () => number};

/** How long a code is worth something. */
const codeLifeMs = 60_000;

/** What somebody confirmed, and what the browser was sent with. */
export type Grant = Omit<typeof codes.$inferSelect, 'code' | 'expiresAt'>;

/** Keeps what was confirmed, and forgets what nobody fetched. @returns the code for it, which counts once, for a minute. */
export async function giveCode({database, now}: SandboxParts, grant: Grant): Promise<string> {
  await database.delete(codes).where(lt(codes.expiresAt, toInstant(now())));
  const code = randomBytes(32).toString('base64url');
  await database.insert(codes).values({...grant, code, expiresAt: toInstant(now() + codeLifeMs)});
  return code;
}

/** Takes the one use of a code. @returns undefined where it is used, too old or made up. */
export async function takeCode({database, now}: SandboxParts, code: string): Promise<Grant | undefined> {
  const [taken] = await database
    .delete(codes)
    .where(and(eq(codes.code, code), gt(codes.expiresAt, toInstant(now()))))
    .returning();
  return taken;
}

/** What a browser is sent with in place of the verifier. Source: RFC 7636, 4.2. */
export function toChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
