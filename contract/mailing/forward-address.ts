import {z} from 'zod';
import {countryCodeSchema} from '#contract/catalogue/country-code.ts';
import {asksPostalCode, asksRegion} from '#contract/formation/check-partners.ts';
import {hasTwo} from '#contract/formation/texts.ts';
import type {AddressParts} from '#contract/companies/write-address.ts';

/** The most characters of each line of an address. */
export const addressLengths = {recipient: 120, line1: 120, line2: 120, city: 80, region: 80, postalCode: 20} as const;

/** Where paper is forwarded to, as a row keeps it; all empty where nothing is forwarded. No schema, whose names a browser would lack. Decision 009. */
export const addressShape = {
  recipient: z.string().trim().max(addressLengths.recipient),
  line1: z.string().trim().max(addressLengths.line1),
  line2: z.string().trim().max(addressLengths.line2),
  city: z.string().trim().max(addressLengths.city),
  region: z.string().trim().max(addressLengths.region),
  postalCode: z.string().trim().max(addressLengths.postalCode),
  country: countryCodeSchema.nullable(),
};

/** Somebody's address, in its parts. */
export type ForwardAddress = AddressParts & {readonly recipient: string};

/** One part of {@link ForwardAddress}. */
export type AddressField = keyof ForwardAddress;

/** An address before anything was typed; what stands with paper that is not forwarded. */
export const noAddress: ForwardAddress = {
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: null,
};

/** What an address lacks to be sent to, in the order in which it is asked. Rule: MLG13. */
export function listLacking(address: ForwardAddress): AddressField[] {
  const {country} = address;
  const lacks: readonly (readonly [AddressField, boolean])[] = [
    ['recipient', !hasTwo(address.recipient)],
    ['country', country === null],
    ['line1', !hasTwo(address.line1)],
    ['city', !hasTwo(address.city)],
    ['region', asksRegion(country) && !hasTwo(address.region)],
    ['postalCode', asksPostalCode(country) && !hasTwo(address.postalCode)],
  ];
  return lacks.flatMap(([field, isLacking]) => (isLacking ? [field] : []));
}
