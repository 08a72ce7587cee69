import {i18n} from './i18n.ts';
import type {Language} from './languages.ts';
import type {ReasonWords} from './reason-words.ts';

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
  const path = pathOf(namespace, language);
  const known = loading.get(path);
  if (known) return known;
  const promise = fetchTexts(namespace, language, path);
  loading.set(path, promise);
  promise.then(
    // `use` then takes them at once. Source: React, RFC 229.
    () => Object.assign(promise, {status: 'fulfilled'}),
    () => failed.add(path),
  );
  return promise;
}

/** Makes the next `loadTexts` try again where the last one failed. */
export function forgetFailedTexts(): void {
  for (const path of failed) loading.delete(path);
  failed.clear();
}

async function fetchTexts(namespace: string, language: Language, path: string): Promise<void> {
  const load = files[path];
  if (!load) throw new Error(`No texts of ${namespace}`);
  const [feature = '', part] = namespace.split('/');
  const [module] = await Promise.all([
    load(),
    part === undefined ? null : loadTexts(feature, language),
    fetchReasons(path.replace(`${language}.ts`, 'reasons.ts'), language),
  ]);
  const texts = module[language];
  if (!texts) throw new Error(`${path} does not export ${language}`);
  i18n.addResourceBundle(language, namespace, texts);
}

async function fetchReasons(path: string, language: Language): Promise<void> {
  const load = reasonFiles[path];
  if (!load) return;
  const words = Object.entries((await load()).reasons).flatMap(([reason, each]) =>
    each ? [[`reason.${reason}`, each[language]] as const] : [],
  );
  i18n.addResourceBundle(language, 'reasons', Object.fromEntries(words));
}

function pathOf(namespace: string, language: Language): string {
  if (namespace === 'common') return `/src/i18n/text/${language}.ts`;
  const places = ['features', 'shell', 'data'].map((place) => `/src/${place}/${namespace}/text/${language}.ts`);
  return places.find((path) => path in files) ?? '';
}
