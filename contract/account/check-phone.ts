import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A telephone as a form holds it: the country that was chosen, null before, and the number as it was typed. */
export type TypedPhone = {readonly country: string | null; readonly number: string};

/** People dial abroad with two zeros where a plus is meant. */
const withPlus = (typed: string): string => typed.trim().replace(/^00/, '+');

const parse = (typed: string, country: string | null) =>
  parsePhoneNumberFromString(withPlus(typed), country !== null && isSupportedCountry(country) ? country : undefined);

/**
 * Reads a telephone number as people write it: with its country code, or as it is dialled in the country that was chosen. Spaces,
 * brackets and hyphens do not matter.
 *
 * @param country ISO 3166-1 alpha-2; a country code in the number itself goes before it.
 * @returns E.164, such as `+573001234567`; null when it is none of a country's numbering plan. Source: S5.02, ux.md U7. Rule: ACC20.
 */
export function readPhone(typed: string, country: string | null = null): string | null {
  const phone = parse(typed, country);
  return phone?.isValid() === true ? phone.number : null;
}

/** A telephone as it is dialled from abroad, with its country's code and grouped: `+57 300 1234567`; as it was typed where it is none. */
export function writePhone(typed: string, country: string | null): string {
  const phone = parse(typed, country);
  return phone?.isValid() === true ? phone.formatInternational() : typed.trim();
}

/** Every country with telephones, by alpha-2, with its calling code such as `57`. */
export function listCallingCodes(): {country: string; code: string}[] {
  return getCountries().map((country) => ({country, code: getCountryCallingCode(country)}));
}

/**
 * Takes the country out of a number that names it, and writes the rest as it is dialled there: `+573001234567` becomes `CO` and
 * `300 1234567`. What is no number yet stays as it was typed. Rule: ACC31.
 */
export function splitPhone({country, number}: TypedPhone): TypedPhone {
  const phone = parse(number, country);
  if (phone?.isValid() !== true) return {country, number};
  // Several countries share a calling code: where the number does not tell, the chosen one stands.
  const isShared = phone.country === undefined && country !== null && codeOf(country) === phone.countryCallingCode;
  const itsCountry = isShared ? country : (phone.country ?? null);
  return itsCountry === null
    ? {country, number: phone.formatInternational()}
    : {country: itsCountry, number: phone.formatNational()};
}

/**
 * The number after one more key: grouped as its country writes it where something was added at the end, untouched where somebody
 * corrects within it, so that the cursor stays. A calling code chooses its country. Rule: ACC31.
 */
export function typePhone(before: TypedPhone, typed: string): TypedPhone {
  const {country} = before;
  const isAdded = typed.length > before.number.length && typed.startsWith(before.number);
  // Anything but a number is left as it is, so that its owner sees what is wrong with it.
  if (!isAdded || !/^[\d\s()+./-]*$/.test(typed)) return {country, number: typed};
  const writing = new AsYouType(country !== null && isSupportedCountry(country) ? country : undefined);
  const number = writing.input(withPlus(typed));
  return {country: number.startsWith('+') ? (writing.getCountry() ?? country) : country, number};
}

function codeOf(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}
