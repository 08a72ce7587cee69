import {hiddenMask} from '#contract/sealing/masks.ts';
import type {Keyring} from './keyring.ts';

/**
 * Seals what belongs to a person and is read by nobody else: the key of their authenticator app, or the tax number of their country. It is tied
 * to them and to the field. Rules: FAC2, SEA2, SEA11.
 */
export function sealSecrets(keyring: Pick<Keyring, 'seal' | 'open'>, field: 'totp' | 'countryTaxId') {
  return {
    seal: (clear: string, userId: string) => keyring.seal({clear, mask: hiddenMask, rowId: userId, field}),
    open: (sealed: string, userId: string) => keyring.open(sealed, userId, field),
  };
}
