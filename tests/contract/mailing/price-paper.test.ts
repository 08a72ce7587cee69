import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {listLacking, noAddress} from '#contract/mailing/forward-address.ts';
import {paperWishSchema} from '#contract/mailing/paper-wish.ts';
import {priceForwarding, priceShredding, zoneOf} from '#contract/mailing/price-paper.ts';

const {mail} = readCatalogue('2026-11-20');
const letter = {type: 'Letter', quantity: 1, pageCount: 2} as const;

test('[MLG12] forwarding costs by the zone of the country and the pages, of packages by each', () => {
  expect(priceForwarding(letter, 'US', mail)).toEqual({
    lines: [{kind: 'forwarding', id: 'us', period: 'once', count: 1, cents: 900}],
    todayCents: 900,
    renewals: [],
  });
  expect(priceForwarding({...letter, pageCount: 10}, 'CO', mail).todayCents).toBe(4900);
  expect(priceForwarding({...letter, pageCount: 11}, 'CO', mail).todayCents).toBe(5500);
  expect(priceForwarding({...letter, pageCount: 200}, 'CO', mail).todayCents).toBe(6900);
  // Several letters go in one envelope, several packages do not.
  expect(priceForwarding({...letter, quantity: 3}, 'ES', mail).todayCents).toBe(4900);
  expect(priceForwarding({...letter, type: 'Package', quantity: 3}, 'ES', mail).todayCents).toBe(3 * 8900);
  expect(priceShredding(mail).todayCents).toBe(mail.shreddingCents);
});

test('[MLG12] every country has a zone, and no country has two', () => {
  for (const code of countryCodes) expect(zoneOf(code, mail).packageCents).toBeGreaterThan(0);
  const named = mail.zones.flatMap(({countries}) => countries ?? []);
  expect(new Set(named).size).toBe(named.length);
});

test('[MLG13] an address has what its country asks for, and nothing is forwarded to a part of one', () => {
  expect(listLacking(noAddress)).toEqual(['recipient', 'country', 'line1', 'city', 'region', 'postalCode']);
  const half = {
    ...noAddress,
    recipient: 'Ana Quiroga',
    line1: 'Calle Tacuba 12',
    city: 'Ciudad de México',
    region: 'CDMX',
    country: 'MX' as const,
  };
  expect(listLacking(half)).toEqual(['postalCode']);
  // Panama has no postal code, Hong Kong no region.
  expect(listLacking({...half, country: 'PA'})).toEqual([]);
  expect(listLacking({...half, region: '', country: 'HK'})).toEqual([]);
  expect(paperWishSchema.safeParse({do: 'forward', to: half}).success).toBe(false);
  expect(paperWishSchema.safeParse({do: 'forward', to: {...half, postalCode: '06010'}}).success).toBe(true);
});
