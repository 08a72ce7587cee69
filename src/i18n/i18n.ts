import {createInstance, type FormatterModule, type i18n as I18n} from 'i18next';
import {initReactI18next} from 'react-i18next';
import {localeOf} from './locale.ts';
import {formatNumber} from '#src/i18n/format/numbers.ts';
import {isLanguage} from './languages.ts';

/**
 * The translations: flat keys, one namespace a feature, loaded by `load-texts` before a screen shows, so nothing waits. What a feature
 * does not say in words of its own is said in the common ones; the compiler has seen every key in every language.
 */
export const i18n: I18n = createInstance();

/** Writes numbers in a text as they are written everywhere else: 22,000 or 22.000. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === 'number' && isLanguage(language) ? formatNumber(localeOf(language), value) : String(value),
};

void i18n
  .use(initReactI18next)
  .use(formatter)
  .init({
    resources: {},
    lng: 'es',
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    fallbackNS: 'common',
    keySeparator: false,
    interpolation: {escapeValue: false, alwaysFormat: true},
    react: {useSuspense: false},
    initAsync: false,
  });
