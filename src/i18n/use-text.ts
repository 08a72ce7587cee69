import {use, useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import {i18n} from './i18n.ts';
import type {Language} from './languages.ts';
import {loadTexts} from './load-texts.ts';
import type {es as commonEs} from './text/es.ts';
import type {WordsByKey} from './words.ts';
import {useLanguage} from './use-language.ts';

/** Values that a text names in double braces; `count` also chooses the plural. */
export type TextParams = Readonly<Record<string, string | number>>;

/** The keys of a text file, a plural's forms taken together under their common name. */
export type TextKey<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Base
    : Key
  : never;

/** Answers the text of a key in the language of the page; the common texts are there beside a feature's own. */
export type Translate<Texts> = (
  key: (TextKey<Texts> | TextKey<typeof commonEs>) & string,
  params?: TextParams,
) => string;

/** Words without values as they were said before: a screen says hundreds of them at each drawing. */
const plain = new Map<string, string>();
i18n.store.on('added', () => plain.clear());

/**
 * The texts of one namespace: `const text = useText<typeof es>('account')`, then `text('signIn')`. A key that is not in the Spanish file
 * does not compile, and neither does another language's file without it. Where the languages stand side by side it is
 * `useText<typeof words>('admin')`. `useText()` answers the common texts alone.
 */
export function useText<Texts extends Readonly<Record<string, string>> | WordsByKey = typeof commonEs>(
  namespace = 'common',
): Translate<Texts> {
  const {
    t,
    i18n: {language},
  } = useTranslation(namespace);
  return useCallback(
    // Named anew for each language: `t` itself keeps its identity while texts arrive.
    (key, params) => {
      if (params) return t(key as string, {...params, ns: namespace, lng: language});
      const place = `${language} ${namespace} ${key}`;
      const words = plain.get(place) ?? t(key as string, {ns: namespace, lng: language});
      // What is not there yet is said by its key.
      if (words !== key) plain.set(place, words);
      return words;
    },
    [t, namespace, language],
  );
}

/** The same for texts that came with no screen: waits for them, below a Suspense. */
export function useLoadedText<Texts extends Readonly<Record<string, string>> | WordsByKey>(
  namespace: string,
): Translate<Texts> {
  const language = useLanguage();
  use(loadTexts(namespace, language));
  return useText<Texts>(namespace);
}

/** The texts of one namespace that is loaded, outside of a component; see {@link useText}. */
export function createText<Texts extends Readonly<Record<string, string>> | WordsByKey>(
  namespace: string,
  language: Language,
): Translate<Texts> {
  return (key: string, params) => i18n.t(key, {...params, ns: namespace, lng: language});
}
