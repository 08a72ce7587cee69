import {expect, test} from 'vitest';
import {companyTypes} from '#contract/companies/company.ts';
import {servicesOf} from '#contract/policy/services.ts';

test('[POL6] a company has accounting and mailing unless it is a Cross Border Crypto', () => {
  expect(companyTypes.map((type) => [type, servicesOf({kind: 'company', type})])).toEqual([
    ['LLC', ['company', 'accounting', 'mailing']],
    ['C-Corp', ['company', 'accounting', 'mailing']],
    ['Cross Border Crypto', ['company']],
  ]);
});

test('[POL7] a person’s own space has nothing that is a company’s', () => {
  expect(servicesOf({kind: 'person'})).toEqual(['personal']);
});
