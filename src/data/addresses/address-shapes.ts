/** The parts of an address as a draft keeps them. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'region' | 'postalCode';

/** One part as people of a country know it: its word, and where they expect it. */
export type AddressLine = {readonly part: AddressPart; readonly word: AddressWord};

/** What parts are called in one country or another. */
export type AddressWord =
  | 'street'
  | 'address'
  | 'unit'
  | 'floor'
  | 'interior'
  | 'complement'
  | 'city'
  | 'comuna'
  | 'locality'
  | 'district'
  | 'state'
  | 'uf'
  | 'municipality'
  | 'province'
  | 'department'
  | 'region'
  | 'regionAny'
  | 'county'
  | 'postal'
  | 'postcode'
  | 'zip'
  | 'cep';

type Shape = readonly (readonly [AddressPart, AddressWord])[];

const european: Shape = [
  ['line1', 'street'],
  ['line2', 'unit'],
  ['postalCode', 'postal'],
  ['city', 'city'],
  ['region', 'region'],
];

/** Everywhere else. Source: libaddressinput's model. */
const any: Shape = [
  ['line1', 'street'],
  ['line2', 'unit'],
  ['city', 'city'],
  ['region', 'regionAny'],
  ['postalCode', 'postal'],
];

/** What the region is called where nothing else is special. */
const regionWords: readonly (readonly [AddressWord, string])[] = [
  ['department', 'BO GT HN NI PY SV UY'],
  ['province', 'CA CR CU DO EC IT NL PA'],
  ['state', 'AU IN MY VE'],
];

/** By country, the parts in the order in which they are written there. Source: ux.md U7. */
const shapes: Readonly<Record<string, Shape>> = {
  US: [
    ['line1', 'street'],
    ['line2', 'unit'],
    ['city', 'city'],
    ['region', 'state'],
    ['postalCode', 'zip'],
  ],
  MX: [
    ['line1', 'street'],
    ['line2', 'interior'],
    ['postalCode', 'postal'],
    ['city', 'municipality'],
    ['region', 'state'],
  ],
  BR: [
    ['postalCode', 'cep'],
    ['line1', 'street'],
    ['line2', 'complement'],
    ['city', 'city'],
    ['region', 'uf'],
  ],
  ES: [
    ['line1', 'street'],
    ['line2', 'floor'],
    ['postalCode', 'postal'],
    ['city', 'city'],
    ['region', 'province'],
  ],
  AR: [
    ['line1', 'street'],
    ['line2', 'floor'],
    ['postalCode', 'postal'],
    ['city', 'locality'],
    ['region', 'province'],
  ],
  CO: [
    ['line1', 'address'],
    ['line2', 'unit'],
    ['city', 'city'],
    ['region', 'department'],
    ['postalCode', 'postal'],
  ],
  CL: [
    ['line1', 'street'],
    ['line2', 'unit'],
    ['city', 'comuna'],
    ['region', 'region'],
    ['postalCode', 'postal'],
  ],
  PE: [
    ['line1', 'address'],
    ['line2', 'unit'],
    ['city', 'district'],
    ['region', 'department'],
    ['postalCode', 'postal'],
  ],
  PT: [
    ['line1', 'street'],
    ['line2', 'floor'],
    ['postalCode', 'postal'],
    ['city', 'locality'],
    ['region', 'district'],
  ],
  GB: [
    ['line1', 'street'],
    ['line2', 'unit'],
    ['city', 'city'],
    ['region', 'county'],
    ['postalCode', 'postcode'],
  ],
  DE: european,
  FR: european,
};

/** The lines of an address in a country, in its order and words; those of anywhere before a country is chosen. Source: ux.md U7. */
export function listAddressLines(country: string | null): AddressLine[] {
  const code = country ?? '';
  const region = regionWords.find(([, codes]) => code !== '' && codes.split(' ').includes(code))?.[0];
  return (shapes[code] ?? any).map(([part, word]) => ({
    part,
    word: part === 'region' && !(code in shapes) ? (region ?? word) : word,
  }));
}

/** What a part of an address is called in a country. */
export function wordOf(part: string, country: string | null): AddressWord | null {
  return listAddressLines(country).find((line) => line.part === part)?.word ?? null;
}
