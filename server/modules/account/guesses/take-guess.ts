import {createHash} from 'node:crypto';
import {sql, type SQL} from 'drizzle-orm';
import {type Queryable, toInstant} from '#server/db/database.ts';
import {hashToken} from '#server/modules/account/session/session-tokens.ts';

/** How often something may be guessed: `burst` at once, and what was guessed wears off by `aDay`. In any 24 hours at most both together. */
type Allowance = {readonly burst: number; readonly aDay: number};

/** Over everything and from wherever it comes: 100 in any 24 hours, 21,940 in a year. Rule: ACC42. Source: decision 081. */
const ofPerson: Allowance = {burst: 40, aDay: 60};
/** From one network at one person, within the person's: one machine alone uses up no day. */
const ofNetwork: Allowance = {burst: 10, aDay: 10};
/** Of codes of six digits, within the person's: 10 in any 24 hours, 1,830 in a year. */
const ofCodes: Allowance = {burst: 5, aDay: 5};
/** Of codes of a second factor, within the person's: 20 in any 24 hours, 3,660 in a year. Three are right at a time. Rule: FAC3. */
const ofFactorCodes: Allowance = {burst: 10, aDay: 10};
/** Of a device that the person signed in on well: 20 in any 24 hours, whatever others guess. Rule: ACC43. */
const ofDevice: Allowance = {burst: 10, aDay: 10};

/** What is guessed: a password, a mailed code, or a code of a second factor. */
export type GuessKind = 'password' | 'reset-code' | 'second-factor';

/** One guess at what only a person knows. */
export type Guess = {
  readonly kind: GuessKind;
  readonly email: string;
  /** Where it comes from; see `callerNetwork`. */
  readonly network: string;
  /** What the browser shows of devices it was; see `DeviceTokens`. */
  readonly deviceTokens: readonly string[];
};

/** What the database keeps of a text that it only needs to recognise. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The counts a guess falls under where no known device makes it, the person's own first. */
function countsOf({kind, email, network}: Pick<Guess, 'kind' | 'email' | 'network'>): [Buffer, Allowance][] {
  const allowance = {password: null, 'reset-code': ofCodes, 'second-factor': ofFactorCodes}[kind];
  const codes: [Buffer, Allowance][] = allowance ? [[hashText(`${kind} ${email}`), allowance]] : [];
  return [[hashText(email), ofPerson], ...codes, [hashText(`${email} ${network}`), ofNetwork]];
}

/** A list of hashes as the database reads it. */
export function toHashes(hashes: readonly Buffer[]): SQL {
  // As one text, so that a statement that is planned once has one value here however many there are.
  return sql`${`{${hashes.map((hash) => `"\\\\x${hash.toString('hex')}"`).join(',')}}`}::bytea[]`;
}

/** Whose a guess is and which devices it shows, as the database's functions take them. */
function ownerAndDevices({email, deviceTokens}: Pick<Guess, 'email' | 'deviceTokens'>): SQL {
  return sql`${hashText(email)}::bytea, ${toHashes(deviceTokens.map(hashToken))}`;
}

/** The guess as a part of a question that is asked anyway; its value is what {@link takeGuess} returns as `waitMs`. */
export function guessAt(guess: Guess, nowMs: number): SQL<number> {
  const counts = countsOf(guess);
  const numbers = (pick: (allowance: Allowance) => number): SQL =>
    sql`${`{${counts.map(([, allowance]) => pick(allowance)).join(',')}}`}::integer[]`;
  return sql<number>`take_guess(${ownerAndDevices(guess)}, ${toHashes(counts.map(([key]) => key))},
    ${numbers(({burst}) => burst)}, ${numbers(({aDay}) => aDay)},
    ${ofDevice.burst}::integer, ${ofDevice.aDay}::integer, ${toInstant(nowMs)}::timestamptz)`;
}

/** The hash of the known device among those a guess shows, or null, as a part of a question that is asked anyway. Rule: ACC43. */
export function knownDeviceAt(guess: Pick<Guess, 'email' | 'deviceTokens'>): SQL<Buffer | null> {
  return sql<Buffer | null>`find_known_device(${ownerAndDevices(guess)})`;
}

/**
 * Takes one guess, before it is looked at whether it is right. It stays counted unless {@link givingBack} gives it back, so that a hundred at
 * once count too. Knows nothing of whether the e-mail has an account. Rules: ACC4, ACC42, ACC43.
 *
 * @returns `waitMs`: 0 when it may go on, else the milliseconds to wait; `knownToken`: the shown token that the person's device has.
 */
export async function takeGuess(
  database: Queryable,
  guess: Guess,
  nowMs: number,
): Promise<{waitMs: number; knownToken: string | undefined}> {
  const question = sql`select ${guessAt(guess, nowMs)} as wait, ${knownDeviceAt(guess)} as known`;
  const {rows} = await database.execute<{wait: number; known: Buffer | null}>(question);
  return {waitMs: rows[0]?.wait ?? 0, knownToken: pickToken(guess.deviceTokens, rows[0]?.known)};
}

/** The token behind a hash. */
export function pickToken(tokens: readonly string[], hash: Buffer | null | undefined): string | undefined {
  return hash ? tokens.find((token) => hashToken(token).equals(hash)) : undefined;
}

/** Gives back the one guess that was right all through: where it let nobody in, as a password without its second factor, it stays counted. */
export function givingBack(guess: Guess): SQL {
  return sql`give_guess_back(${ownerAndDevices(guess)}, ${toHashes(countsOf(guess).map(([key]) => key))})`;
}

/** See {@link givingBack}; as a statement of its own. */
export async function giveGuessBack(database: Queryable, guess: Guess): Promise<void> {
  await database.execute(sql`select ${givingBack(guess)}`);
}

/**
 * Takes one mail with a way in to a person, of those that anybody may have sent to them: 10 at once, then one every 10 minutes. Rule: ACC45.
 *
 * @returns whether it may be sent.
 */
export async function takeMail(database: Queryable, email: string, nowMs: number): Promise<boolean> {
  const {rows} = await database.execute<{wait: number}>(sql`
    select take_guess(${hashText(email)}::bytea, '{}', array[${hashText(`mail ${email}`)}::bytea], '{10}', '{144}', 0, 0,
      ${toInstant(nowMs)}::timestamptz) as wait`);
  return rows[0]?.wait === 0;
}
