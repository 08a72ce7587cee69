import {countryCodes} from './countries.data.ts';

const codes: ReadonlySet<string> = new Set(countryCodes);

/** Tells whether a text is the alpha-2 code of a country or territory where people live, such as `CO`. Source: ISO 3166-1. */
export function isCountry(code: string): boolean {
  return codes.has(code);
}
