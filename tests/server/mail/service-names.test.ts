import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {nameServices} from '#server/mail/service-names.ts';

test.each(['es', 'en', 'pt'] as const)(
  '[ORD10] in %s, mails call services as the checkout and the receipt do',
  (language) => {
    const {services} = readCatalogue('2026-11-26').services;
    const sold = services.map(({id, words}) => [id, words[language].name]);
    expect(nameServices(language)).toEqual(Object.fromEntries(sold));
  },
);

test('[ORD10] an ITIN is called by one name', () => {
  expect(nameServices('es').itin).toBe('ITIN de un socio');
});
