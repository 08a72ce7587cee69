import type {Database} from '#server/db/database.ts';
import {sealFormerTaxIds} from '#server/modules/account/person/seal-former-tax-ids.ts';
import type {Keyring} from '#server/modules/sealing/keyring.ts';
import {openKeyring} from '#server/modules/sealing/open-keyring.ts';
import {sealSecrets} from '#server/modules/sealing/seal-secrets.ts';

/**
 * Opens the server's keys, and seals what a release of before kept in clear.
 *
 * @throws an Error that says what to do where something was sealed to keys that are not there. Rules: SEA4, SEA11.
 */
export async function openKeys(
  parts: {readonly database: Database; readonly now: () => number},
  file: string,
): Promise<Keyring> {
  const keyring = await openKeyring(parts, file);
  await sealFormerTaxIds(parts.database, sealSecrets(keyring, 'countryTaxId'));
  return keyring;
}
