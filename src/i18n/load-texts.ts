import {i18n} from './i18n.ts';
import type {Language} from './languages.ts';
import type {ReasonWords} from './reason-words.ts';
import {wordsIn, type WordsByKey} from './words.ts';

type TextModule = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every text file, each a chunk of its own: only what a screen needs, in one language, is fetched. */
const files: Readonly<Record<string, () => Promise<TextModule>>> = {
  ...import.meta.glob<TextModule>('/src/{features,shell}/*/text/{es,en,pt}.ts'),
  // The words of these parts come in their feature's one file: the books' start has no request to spare.
  ...import.meta.glob<TextModule>([
    '/src/features/*/*/text/{es,en,pt}.ts',
    '!/src/features/{activity,bookkeeping}/*/text/*.ts',
  ]),
  ...import.meta.glob<TextModule>('/src/data/*/text/{es,en,pt}.ts'),
  ...import.meta.glob<TextModule>('/src/i18n/text/{es,en,pt}.ts'),
};

/** The words of screens that only admins see, in all languages: nobody else waits for them, and a new list costs one file of words. */
const wordFiles = import.meta.glob<{words: WordsByKey}>('/src/features/**/text/words.ts');

/** The words of each feature's reasons, in all languages: a new reason costs one file. */
const reasonFiles = import.meta.glob<{reasons: ReasonWords}>('/src/{features,shell}/**/text/reasons.ts');

const loading = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** Tells whether texts are here already, so that nobody needs to wait. */
export function hasLoadedTexts(namespace: string, language: Language): boolean {
  return i18n.hasResourceBundle(language, namespace);
}

/**
 * Fetches the texts of one namespace in one language, once; the same promise for every caller, so that a screen can wait with `use`.
 * A part of a feature, such as `account/own`, brings the feature's own texts along, and both bring the words of their reasons.
 *
 * @throws when the chunk cannot be fetched, until `forgetFailedTexts`: a screen that waits must not begin anew for ever.
 */
export function loadTexts(namespace: string, language: Language): Promise<void> {
  const key = `${namespace} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = fetchTexts(namespace, language);
  loading.set(key, promise);
  promise.then(
    // `use` then takes them at once. Source: React, RFC 229.
    () => Object.assign(promise, {status: 'fulfilled'}),
    () => failed.add(key),
  );
  return promise;
}

/** Makes the next `loadTexts` try again where the last one failed. */
export function forgetFailedTexts(): void {
  for (const key of failed) loading.delete(key);
  failed.clear();
}

async function fetchTexts(namespace: string, language: Language): Promise<void> {
  const folder = folderOf(namespace);
  const [feature = '', part] = namespace.split('/');
  const [texts] = await Promise.all([
    fetchLanguage(folder, language),
    part === undefined ? null : loadTexts(feature, language),
    fetchReasons(folder, language),
  ]);
  i18n.addResourceBundle(language, namespace, texts);
}

async function fetchLanguage(folder: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const words = await wordFiles[`${folder}/words.ts`]?.();
  if (words) return wordsIn(words.words, language);
  const texts = (await files[`${folder}/${language}.ts`]?.())?.[language];
  if (!texts) throw new Error(`no ${language} in ${folder}`);
  return texts;
}

async function fetchReasons(folder: string, language: Language): Promise<void> {
  const load = reasonFiles[`${folder}/reasons.ts`];
  if (!load) return;
  const words = Object.entries((await load()).reasons).flatMap(([reason, each]) =>
    each ? [[`reason.${reason}`, each[language]] as const] : [],
  );
  i18n.addResourceBundle(language, 'reasons', Object.fromEntries(words));
}

function folderOf(namespace: string): string {
  if (namespace === 'common') return '/src/i18n/text';
  const folders = ['features', 'shell', 'data'].map((place) => `/src/${place}/${namespace}/text`);
  const found = folders.find((folder) => `${folder}/es.ts` in files || `${folder}/words.ts` in wordFiles);
  if (found === undefined) throw new Error(`No texts of ${namespace}`);
  return found;
}
