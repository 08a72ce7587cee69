import {hiddenTaxId} from '#contract/sealing/masks.ts';
import type {Keyring} from './keyring.ts';

const field = 'countryTaxId';

/** How tax records keep their number: sealed for the row of their person, of which nobody else reads it. Rules: SEA2, SEA11. */
export function sealedTaxIds(keyring: Pick<Keyring, 'seal' | 'open'>) {
  return {
    seal: (clear: string, userId: string) => keyring.seal({clear, mask: hiddenTaxId, rowId: userId, field}),
    open: (sealed: string, userId: string) => keyring.open(sealed, userId, field),
  };
}
