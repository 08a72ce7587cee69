import {z} from 'zod';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

const countrySchema = z.string().refine(isCountry, {error: 'account.country-unknown'});

/** As the country writes it: RFC, NIT, CPF, CUIT and the like, of letters and digits with spaces, dots, slashes and hyphens. Rule: ACC26. */
const taxIdShape = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

/** The most characters a tax number has. */
export const maxTaxIdLength = 40;

/** Tells whether a text can be a tax number; spaces around it do not matter. Rule: ACC26. */
export function isTaxId(typed: string): boolean {
  const trimmed = typed.trim();
  return trimmed.length <= maxTaxIdLength && taxIdShape.test(trimmed);
}

/** A person's tax record; countries as ISO 3166-1 alpha-2, such as `CO`. Rule: ACC26. Source: D25. */
export const taxRecordSchema = z.object({
  taxResidenceCountry: countrySchema.nullable(),
  /** The tax number there; see {@link isTaxId}. */
  countryTaxId: z.string().trim().max(maxTaxIdLength).regex(taxIdShape, {error: 'account.tax-id-invalid'}).nullable(),
  nationality: countrySchema.nullable(),
  countriesWorkedFrom: z.array(countrySchema).max(60),
});

/** See {@link taxRecordSchema}. */
export type TaxRecord = z.infer<typeof taxRecordSchema>;

/** Keeps the record; answers what is kept. Source: S7.18. */
export const saveTaxRecord = defineEndpoint({
  name: 'saveTaxRecord',
  summary: 'Keep your tax record',
  method: 'POST',
  path: '/api/v1/tk-info',
  access: 'account',
  input: taxRecordSchema,
  output: taxRecordSchema,
  failures: {validation: ['account.country-unknown', 'account.tax-id-invalid']},
});

/** The record, or null where nothing was kept. Source: S7.19. */
export const readTaxRecord = defineEndpoint({
  name: 'readTaxRecord',
  summary: 'Read your tax record',
  method: 'GET',
  path: '/api/v1/tk-info',
  access: 'account',
  input: z.object({}),
  output: taxRecordSchema.nullable(),
  failures: {},
});

/** The country to begin with: the record's, else where the call comes from, else null. Source: S7.20, D25. */
export const readTaxCountry = defineEndpoint({
  name: 'readTaxCountry',
  summary: 'Read the country to fill in beforehand',
  method: 'GET',
  path: '/api/v1/tk-info/country',
  access: 'account',
  input: z.object({}),
  output: z.object({country: z.string().nullable()}),
  failures: {},
});
