import {and, eq, gt, lt} from 'drizzle-orm';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import {isRecord} from '#contract/kernel/is-record.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant, type Queryable} from '#server/db/database.ts';
import {passkeyChallenges, passkeys} from './table.ts';

/** How long a browser may take to ask its person. */
const challengeLifeMs = 5 * 60_000;

/** Who asks: a session or a pending sign-in, whose passkeys, at which origin. */
export type PasskeyCall = {
  readonly ownerId: string;
  readonly userId: string;
  /** Such as `https://app.example.com`; a passkey is made for its host. */
  readonly origin: string;
  readonly nowMs: number;
};

type Row = typeof passkeys.$inferSelect;

/** Ed25519, ES256 and RS256: what authenticators make today. */
const supportedAlgorithmIDs = [-8, -7, -257];

const rpIdOf = (origin: string): string => new URL(origin).hostname;
const toKnown = ({credentialId, transports}: Row) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** The passkeys of a person, the oldest first. */
export async function passkeysOf(database: Queryable, userId: string): Promise<Row[]> {
  return database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);
}

async function keepChallenge(database: Queryable, {ownerId, nowMs}: PasskeyCall, challenge: string): Promise<void> {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, toInstant(nowMs)));
  const expiresAt = toInstant(nowMs + challengeLifeMs);
  await database
    .insert(passkeyChallenges)
    .values({ownerId, challenge, expiresAt})
    .onConflictDoUpdate({target: passkeyChallenges.ownerId, set: {challenge, expiresAt}});
}

/** Takes the one use of what was asked to be signed. */
async function takeChallenge(database: Queryable, {ownerId, nowMs}: PasskeyCall): Promise<string | undefined> {
  const isLive = and(eq(passkeyChallenges.ownerId, ownerId), gt(passkeyChallenges.expiresAt, toInstant(nowMs)));
  const [taken] = await database.delete(passkeyChallenges).where(isLive).returning();
  return taken?.challenge;
}

/** What the browser is to make a passkey of. It must be able to tell that it is the person: by finger, face or PIN. Rule: FAC4. */
export async function askToMakePasskey(
  database: Queryable,
  call: PasskeyCall,
  email: string,
): Promise<Record<string, unknown>> {
  const known = await passkeysOf(database, call.userId);
  const options = await generateRegistrationOptions({
    rpName: 'Faro',
    rpID: rpIdOf(call.origin),
    userName: email,
    userID: new Uint8Array(Buffer.from(call.userId, 'utf8')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(toKnown),
    authenticatorSelection: {residentKey: 'preferred', userVerification: 'required'},
  });
  await keepChallenge(database, call, options.challenge);
  return {...options};
}

/** Checks what the browser made and keeps it. @returns false where it is none of what was asked for. */
export async function keepPasskey(
  database: Queryable,
  call: PasskeyCall,
  {name, answer}: {readonly name: string; readonly answer: Record<string, unknown>},
): Promise<boolean> {
  const challenge = await takeChallenge(database, call);
  if (challenge === undefined) return false;
  const made = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: call.origin,
    expectedRPID: rpIdOf(call.origin),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({verified: false as const}));
  if (!made.verified) return false;
  const {credential} = made.registrationInfo;
  const kept = await database
    .insert(passkeys)
    .values({
      id: makeId(call.nowMs),
      userId: call.userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: toInstant(call.nowMs),
    })
    .onConflictDoNothing({target: passkeys.credentialId});
  return kept.rowCount === 1;
}

/** What the browser is to ask one of the person's passkeys. Rule: FAC4. */
export async function askForPasskey(database: Queryable, call: PasskeyCall): Promise<Record<string, unknown>> {
  const known = await passkeysOf(database, call.userId);
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(call.origin),
    allowCredentials: known.map(toKnown),
    userVerification: 'required',
  });
  await keepChallenge(database, call, options.challenge);
  return {...options};
}

/** Whether an answer was signed by one of the person's passkeys, for what was asked just now. Rule: FAC4. */
export async function takePasskey(
  database: Queryable,
  call: PasskeyCall,
  answer: Record<string, unknown>,
): Promise<boolean> {
  const challenge = await takeChallenge(database, call);
  const credentialId = typeof answer['id'] === 'string' ? answer['id'] : '';
  const own = (await passkeysOf(database, call.userId)).find((one) => one.credentialId === credentialId);
  if (challenge === undefined || !own || !isRecord(answer['response'])) return false;
  const checked = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: call.origin,
    expectedRPID: rpIdOf(call.origin),
    credential: {...toKnown(own), publicKey: new Uint8Array(own.publicKey), counter: own.counter},
    requireUserVerification: true,
  }).catch(() => ({verified: false as const}));
  if (!checked.verified) return false;
  // Two answers of one count are of a copied key: only the first is taken. Many passkeys do not count, and say 0.
  const {newCounter} = checked.authenticationInfo;
  const used = await database
    .update(passkeys)
    .set({counter: newCounter, lastUsedAt: toInstant(call.nowMs)})
    .where(and(eq(passkeys.id, own.id), eq(passkeys.counter, own.counter)));
  return used.rowCount === 1;
}

/** Takes one of the person's passkeys away. */
export async function dropPasskey(database: Queryable, userId: string, id: string): Promise<boolean> {
  const dropped = await database.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return dropped.rowCount === 1;
}
