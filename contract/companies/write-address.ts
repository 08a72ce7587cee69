/** An address in its parts, as a draft and a company's partner keep it. */
export type AddressParts = {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string | null;
};

/** How the last lines are written, and where: commas part the lines. Source: Google's libaddressinput; UPU S42. */
const endings: readonly (readonly [ending: string, countries: string])[] = [
  ['city, region postalCode', 'AU CA US'],
  ['city - region, postalCode', 'BR'],
  ['city postalCode, region', 'IN PE VE'],
  [
    'postalCode city, region',
    'AR AT BE CH CL CU CZ DE DK DO EC EE ES FI FR GR GT HR HU IS IT LI LT LU LV MA MC MX NI NL NO PL PT PY RO RS SE SI SK SV TR UY',
  ],
];

/** Everywhere else. */
const anyEnding = 'city, region, postalCode';

/** An address in one line, in the order in which its own country writes it, with the country's name last; parts that are empty leave no trace. */
export function writeAddress(parts: AddressParts, countryName: string): string {
  const ending = endings.find(([, countries]) => countries.split(' ').includes(parts.country ?? ''))?.[0] ?? anyEnding;
  const lines = ending.split(', ').map((line) =>
    line
      .replaceAll(/[a-zA-Z\d]+/g, (part) => parts[part as 'city' | 'region' | 'postalCode'].trim()) // One of the names above.
      .replaceAll(/^[ -]+|[ -]+$/g, ''),
  );
  return [parts.line1, parts.line2, ...lines, countryName]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}
