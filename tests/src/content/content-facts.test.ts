import {describe, expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {ProductId} from '#contract/catalogue/ids.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {amountsIn, datesIn, percentagesIn, readAllContent, spansIn, type ContentFile} from './content-files.ts';

const pages = readAllContent();

function page(language: Language, name: string): ContentFile {
  const found = pages.find((page) => page.language === language && page.name === name);
  if (found === undefined) throw new Error(`${name} is missing in ${language}`);
  return found;
}

const {plans, withoutBanking} = readCatalogue('2026-11-20');

/** Where the name people use is not the one of CLDR. */
const usedNames: Record<Language, Record<string, string>> = {
  es: {
    CD: 'República Democrática del Congo',
    CG: 'República del Congo',
    MM: 'Myanmar',
    PS: 'Palestina',
  },
  en: {
    BA: 'Bosnia and Herzegovina',
    CD: 'Democratic Republic of the Congo',
    CG: 'Republic of the Congo',
    MM: 'Myanmar',
    PS: 'Palestine',
  },
  pt: {
    CD: 'República Democrática do Congo',
    CG: 'República do Congo',
    MM: 'Mianmar',
    PS: 'Palestina',
  },
};
const locales: Record<Language, string> = {es: 'es', en: 'en-US', pt: 'pt-BR'};

/** What a paragraph that lists the countries names, in order. */
function listedCountries(paragraph: string, language: Language): string[] {
  const list = /(?:residentes de:?\**|residents of:?\**) (.+?)\./.exec(paragraph)?.[1] ?? '';
  const joined = language === 'en' ? / and (?=Zimbabwe)/ : language === 'es' ? / y (?=Zimbabue)/ : / e (?=Zimbábue)/;
  return list
    .replace(joined, ', ')
    .split(', ')
    .map((name) => name.replace(/^the /, ''));
}

describe.each(languages)('in %s', (language) => {
  test('[CNT8] the countries without digital banking are those of the catalogue, wherever they are listed', () => {
    const names = new Intl.DisplayNames(locales[language], {type: 'region'});
    const expected = withoutBanking.countries
      .map((code) => usedNames[language][code] ?? String(names.of(code)))
      .toSorted();
    const listed = ['terms', 'banking-faq'].map((name) => {
      const lines = page(language, name).body.split('\n');
      return listedCountries(lines.find((line) => /Afganistán|Afghanistan|Afeganistão/.test(line)) ?? '', language);
    });
    expect(listed.map((countries) => countries.toSorted())).toEqual([expected, expected]);
    const howMany = String(withoutBanking.countries.length);
    for (const name of ['faq', 'banking-faq', 'cross-border-crypto', 'us-account-for-your-company']) {
      expect(page(language, name).body).toContain(`${howMany} `);
    }
  });

  test('[CNT5] dates of the law are those of the law', () => {
    const calendar = datesIn(page(language, 'deadlines-2027'));
    expect(calendar).toEqual(
      expect.arrayContaining(['2026-03-16', '2027-03-15', '2027-04-15', '2028-04-18', '2029-04-17', '2025-03-26']),
    );
    // Whatever falls on a weekend is either moved or, like Florida's first of May, said not to be.
    const onWeekends = calendar.filter((day) => day.length === 10 && [0, 6].includes(new Date(day).getUTCDay()));
    expect(onWeekends).toEqual(['2027-05-01']);
    expect(datesIn(page(language, 'boi-report'))).toEqual(['2025-03-26', '2025-04-25', '2026-01-01', '2026-08-14']);
    expect(datesIn(page(language, 'form-5472-year-round'))).toEqual(
      expect.arrayContaining(['03-15', '04-15', '09-15', '10-15']),
    );
    const onPenalty = pages.filter(
      (page) => page.language === language && /\b5472\b/.test(page.body) && /multa|penalty/.test(page.body),
    );
    expect(onPenalty.map(({name}) => name).length).toBeGreaterThanOrEqual(4);
    expect(onPenalty.filter((page) => !amountsIn(page).includes('$25000')).map(({name}) => name)).toEqual([]);
  });

  test('[CNT5] prices are those of the price list, by the month as well', () => {
    const priced: Record<ProductId, string[]> = {
      company: ['llc', 'c-corp', 'faq'],
      'cross-border-crypto': ['cross-border-crypto', 'faq'],
    };
    for (const product of plans.products) {
      const yearly = product.plans.map(({yearlyCents}) => `$${String(yearlyCents / 100)}`);
      for (const name of priced[product.id]) {
        expect(amountsIn(page(language, name))).toEqual(expect.arrayContaining(yearly));
        expect(percentagesIn(page(language, name))).toContain(String(plans.yearlySavingPercent));
      }
      const monthly = product.plans.map(({yearlyCents}) => monthlyCents(yearlyCents, plans.yearlySavingPercent));
      const [requirements = ''] = priced[product.id];
      expect(amountsIn(page(language, requirements))).toEqual(
        expect.arrayContaining(monthly.map((cents) => `$${String(cents / 100)}`)),
      );
    }
  });

  test('[CNT8] banking answers give the limits, cut-offs and rails of the specification', () => {
    const {body} = page(language, 'banking-faq');
    const withdrawal = ['$100', '$10'];
    const tiers = ['$200000', '$499000', '$500000'];
    const choices = ['$50000', '$100000', '$250000', '$1000000', '$3000000', '$10000000'];
    const rules = [...withdrawal, ...tiers, ...choices, '$2000', '$20000'];
    expect(amountsIn(page(language, 'banking-faq'))).toEqual(rules.toSorted());
    expect(body).toMatch(/No recibe SWIFT|cannot receive SWIFT|Não recebe SWIFT/);
    expect(body).toMatch(/4 p\. m\.|4 p\.m\.|16h/);
    expect(body).toMatch(/5 p\. m\.|5 p\.m\.|17h/);
    for (const rail of ['ACH', 'SEPA', 'USDC', 'USDT', 'Bridge']) expect(body).toContain(rail);
  });

  test('[CNT8] requirements name the formats, the size, the age of a proof of address, and each kind of applicant', () => {
    for (const name of ['llc', 'c-corp', 'cross-border-crypto']) {
      const requirements = page(language, name);
      expect(requirements.body).toMatch(/JPG, PNG (o|or|ou) PDF/);
      expect(requirements.body).toContain('20 MB');
      expect(spansIn(requirements)).toContain('3m');
      expect(percentagesIn(requirements)).toContain('25');
      expect(requirements.body.match(/^## (Si|If|Se) .+/gm)?.length).toBeGreaterThanOrEqual(3);
      expect(requirements.body).toMatch(/^## (Lo que nunca pedimos|What we never ask for|O que nunca pedimos)$/m);
    }
  });

  test('[CNT8] the terms say that nothing paid is refunded, who may use the site, and when complaints are answered', () => {
    const terms = page(language, 'terms');
    expect(terms.body).toMatch(
      /no se puede cancelar ni se reembolsa|cannot be cancelled or refunded|não pode ser cancelado nem reembolsado/,
    );
    expect(terms.body).toMatch(/\b16\b/);
    expect(spansIn(terms)).toEqual(expect.arrayContaining(['30d', '60min']));
    expect(amountsIn(terms)).toEqual(['$10', '$100', '$2000', '$20000']);
    expect(terms.body).toMatch(/SWIFT/);
  });

  test('[CNT8] the privacy policy names what is kept, where, for how long, and everyone who receives data', () => {
    const privacy = page(language, 'privacy');
    const names = [
      'accessToken',
      'refreshToken',
      'authToken',
      'faro.language',
      'httpOnly',
      'Stripe',
      'Bridge',
      'Plaid',
      'Google',
    ];
    for (const name of [...names, 'Intercom', 'Calendly']) expect(privacy.body).toContain(name);
    expect(spansIn(privacy)).toEqual(expect.arrayContaining(['15min', '30d', '60min']));
    expect(privacy.body).toMatch(/en un mes o menos|within one month|em até um mês/i);
    expect(privacy.body).toMatch(/\b16\b/);
    expect(privacy.body).toMatch({es: /RGPD/, en: /GDPR/, pt: /LGPD[\s\S]*ANPD[\s\S]*RGPD/}[language]);
  });
});
