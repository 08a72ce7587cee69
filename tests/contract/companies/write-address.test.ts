import {expect, test} from 'vitest';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {writeAddress, type AddressParts} from '#contract/companies/write-address.ts';

const empty: AddressParts = {line1: '', line2: '', city: '', region: '', postalCode: '', country: null};

test.each<[Partial<AddressParts>, string, string]>([
  [
    {line1: '1 Main St', line2: 'Apt 2', city: 'Austin', region: 'TX', postalCode: '78701', country: 'US'},
    'Estados Unidos',
    '1 Main St, Apt 2, Austin, TX 78701, Estados Unidos',
  ],
  [
    {line1: 'Rua Augusta 1', city: 'São Paulo', region: 'SP', postalCode: '01304-001', country: 'BR'},
    'Brasil',
    'Rua Augusta 1, São Paulo - SP, 01304-001, Brasil',
  ],
  [
    {line1: 'Calle Mayor 1', line2: '2.º B', city: 'Alcalá', region: 'Madrid', postalCode: '28801', country: 'ES'},
    'España',
    'Calle Mayor 1, 2.º B, 28801 Alcalá, Madrid, España',
  ],
  [
    {line1: 'Carrera 7 # 71-21', city: 'Bogotá', region: 'Cundinamarca', country: 'CO'},
    '',
    'Carrera 7 # 71-21, Bogotá, Cundinamarca',
  ],
  [
    {line1: '10 Downing St', city: 'London', postalCode: 'SW1A 2AA', country: 'GB'},
    'UK',
    '10 Downing St, London, SW1A 2AA, UK',
  ],
  [{line1: 'Rua Augusta 1', city: 'São Paulo', country: 'BR'}, 'Brasil', 'Rua Augusta 1, São Paulo, Brasil'],
  [{region: 'SP', country: 'BR'}, '', 'SP'],
  [{line1: '$& 1', city: 'Lima', country: 'PE'}, '', '$& 1, Lima'],
])('[FRM9] %j is written as in its country', (parts, country, written) => {
  expect(writeAddress({...empty, ...parts}, country)).toBe(written);
});

test('[FRM9] everywhere each part is written once', () => {
  const parts = {line1: 'L1', line2: 'L2', city: 'C3', region: 'R4', postalCode: 'P5'};
  for (const country of [null, ...countryCodes])
    expect(
      writeAddress({...parts, country}, 'N6')
        .match(/[LCRPN]\d/g)
        ?.toSorted(),
    ).toEqual(['C3', 'L1', 'L2', 'N6', 'P5', 'R4']);
});
