import {globSync} from 'node:fs';
import path from 'node:path';
import {languages, type Language} from '#src/i18n/languages.ts';
import type {ReasonWords} from '#src/i18n/reason-words.ts';
import {failuresEn} from '#src/i18n/text/failures.en.ts';
import {failuresEs} from '#src/i18n/text/failures.es.ts';
import {failuresPt} from '#src/i18n/text/failures.pt.ts';

const everybodys: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: failuresEs,
  en: failuresEn,
  pt: failuresPt,
};

/** Every reason that has words, with the places that say them; null where the words of its code are said. */
export async function readReasons(): Promise<{place: string; reason: string; words: ReasonWords[string]}[]> {
  const common = Object.keys(failuresEs).flatMap((key) => {
    if (!key.startsWith('reason.')) return [];
    const words = Object.fromEntries(languages.map((language) => [language, everybodys[language][key] ?? '']));
    return [{place: 'src/i18n/text', reason: key.slice('reason.'.length), words: words as Record<Language, string>}];
  });
  const files = globSync('src/{features,shell}/**/text/reasons.ts');
  const own = await Promise.all(
    files.map(async (file) => {
      const {reasons} = (await import(path.resolve(file))) as {reasons: ReasonWords};
      return Object.entries(reasons).map(([reason, words]) => ({place: file, reason, words}));
    }),
  );
  // What several features share is the same words, said once.
  const once = own.flat().filter(({reason, words}, index, all) => {
    return words === null || index === all.findIndex((one) => one.reason === reason && one.words === words);
  });
  return [...common, ...once];
}
