import {createInstance, type i18n as I18n} from 'i18next';
import {initReactI18next} from 'react-i18next';

/**
 * The translations: flat keys, one namespace a feature, loaded by `load-texts` before a screen shows, so nothing waits and nothing falls back:
 * the compiler has seen every key in every language.
 */
export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  resources: {},
  lng: 'es',
  fallbackLng: false,
  ns: [],
  defaultNS: 'common',
  keySeparator: false,
  interpolation: {escapeValue: false},
  react: {useSuspense: false},
  initAsync: false,
});
