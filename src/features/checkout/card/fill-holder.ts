import type {KnownPayer} from '#contract/orders/read-payer.ts';
import type {HolderValues} from './holder-fields.tsx';

/** Tells whether they ever typed anything beside a card. */
export function isAnythingKnown({holder, country, nationality}: KnownPayer): boolean {
  return holder !== '' || country !== null || nationality !== null;
}

/** What was typed the last time, where nothing stands yet; a ZIP only with the country that it is of. Rule: ORD24. */
export function fillHolder(now: HolderValues, known: KnownPayer): HolderValues {
  const isSame = now.country === null || now.country === known.country;
  return {
    holder: now.holder === '' ? known.holder : now.holder,
    zip: now.zip === '' && isSame ? known.zip : now.zip,
    country: now.country ?? known.country,
  };
}
