import {expect, test} from 'vitest';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {en} from '#src/features/formation/wizard/text/en.ts';
import {es} from '#src/features/formation/wizard/text/es.ts';
import {pt} from '#src/features/formation/wizard/text/pt.ts';
import {listAddressLines, wordOf} from '#src/data/addresses/address-shapes.ts';

const labelsOf = (country: string | null, texts: typeof es) =>
  listAddressLines(country).map(({word}) => texts[`address.${word}`]);

test.each([
  ['CL', ['Calle y número', 'Apartamento u oficina', 'Comuna', 'Región', 'Código postal']],
  ['BR', ['CEP', 'Calle y número', 'Complemento y barrio', 'Ciudad', 'Estado (UF)']],
  ['MX', ['Calle y número', 'Interior y colonia', 'Código postal', 'Ciudad, municipio o alcaldía', 'Estado']],
  ['AR', ['Calle y número', 'Piso y puerta', 'Código postal', 'Localidad', 'Provincia']],
  ['CO', ['Dirección', 'Apartamento u oficina', 'Ciudad', 'Departamento', 'Código postal']],
  ['UY', ['Calle y número', 'Apartamento u oficina', 'Ciudad', 'Departamento', 'Código postal']],
  ['EC', ['Calle y número', 'Apartamento u oficina', 'Ciudad', 'Provincia', 'Código postal']],
  ['US', ['Calle y número', 'Apartamento u oficina', 'Ciudad', 'Estado', 'Código ZIP']],
])('[FRM9] an address in %s is asked for in the order and the words of that country', (country, labels) => {
  expect(labelsOf(country, es)).toEqual(labels);
});

test('[FRM9] the words of a country stand in the language of the page', () => {
  expect(labelsOf('BR', pt)).toEqual(['CEP', 'Rua e número', 'Complemento e bairro', 'Cidade', 'Estado (UF)']);
  expect(labelsOf('GB', en).at(-1)).toBe('Postcode');
  expect(labelsOf('PT', pt)).toContain('Distrito');
});

test('[FRM9] everywhere the same five parts are asked for, each once, whatever they are called', () => {
  for (const country of [null, ...countryCodes])
    expect(
      listAddressLines(country)
        .map(({part}) => part)
        .toSorted(),
    ).toEqual(['city', 'line1', 'line2', 'postalCode', 'region']);
  expect(wordOf('city', 'CL')).toBe('comuna');
  expect(wordOf('share', 'CL')).toBeNull();
});
