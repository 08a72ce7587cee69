import {and, eq, lt, ne, sql, type SQL} from 'drizzle-orm';
import {type Queryable, toInstant} from '#server/db/database.ts';
import {hashToken} from '#server/modules/account/session/session-tokens.ts';
import {knownDevices} from '#server/modules/account/table.ts';
import {deviceLifeMs} from './device-cookie.ts';
import {hashText, knownDeviceAt, pickToken} from './take-guess.ts';

/** Devices of one person that have guesses of their own; the one that was longest away makes room. */
const maxDevices = 10;

/** A browser a person signed in on well: `secret` is in its cookie. */
export type KnownDevice = {readonly email: string; readonly secret: string};

/** The shown token that is of a person's known device; for who signs in without a guess. */
export async function findKnownToken(
  database: Queryable,
  email: string,
  deviceTokens: readonly string[],
): Promise<string | undefined> {
  const {rows} = await database.execute<{known: Buffer | null}>(
    sql`select ${knownDeviceAt({email, deviceTokens})} as known`,
  );
  return pickToken(deviceTokens, rows[0]?.known);
}

/** The parts of a statement that keep a device, where `begun` has a row. Rule: ACC43. */
export function remembering({email, secret}: KnownDevice, nowMs: number): SQL {
  const [owner, hash, now] = [hashText(email), hashToken(secret), toInstant(nowMs)];
  return sql`remembered as (
      insert into known_devices (secret_hash, owner_hash, used_at)
      select ${hash}::bytea, ${owner}::bytea, ${now}::timestamptz from begun
      on conflict (secret_hash) do update set used_at = excluded.used_at),
    crowded as (
      delete from known_devices where secret_hash in (
        select secret_hash from known_devices where owner_hash = ${owner}::bytea and secret_hash <> ${hash}::bytea
        order by used_at desc offset ${maxDevices - 1}))`;
}

/** Keeps the device on which a new password was set. Rule: ACC43. */
export async function rememberDevice(database: Queryable, known: KnownDevice, nowMs: number): Promise<void> {
  await database.execute(sql`with begun as (select), ${remembering(known, nowMs)} select`);
}

/** Forgets a person's other devices: whoever knew the password before has no guesses of their own. Rule: ACC43. */
export async function forgetOthers(database: Queryable, {email, secret}: KnownDevice): Promise<void> {
  const isTheirs = eq(knownDevices.ownerHash, hashText(email));
  await database.delete(knownDevices).where(and(isTheirs, ne(knownDevices.secretHash, hashToken(secret))));
}

/** Forgets devices that were away for longer than their cookie lasts. */
export async function sweepKnownDevices(database: Queryable, nowMs: number): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.usedAt, toInstant(nowMs - deviceLifeMs)));
}
