import {globSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Language} from '#src/i18n/languages.ts';
import {wordsIn, type WordsByKey} from '#src/i18n/words.ts';

type Texts = Record<string, string>;

// A part that refuses and has no screen yet has words of its reasons alone.
const places = 'src/{features/*,features/*/*,shell/*,data/*,i18n}/text';
const folders = globSync(`${places}/es.ts`).map((file) => path.dirname(file));
const sideBySide = globSync(`${places}/words.ts`).map((file) => path.dirname(file));

async function read(folder: string, language: Language): Promise<Texts> {
  if (sideBySide.includes(folder)) {
    const {words} = (await import(path.resolve(folder, 'words.ts'))) as {words: WordsByKey};
    return wordsIn(words, language);
  }
  const module = (await import(path.resolve(folder, `${language}.ts`))) as Record<string, Texts>;
  return module[language] ?? {};
}

const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1] ?? '')
    .toSorted((one, other) => one.localeCompare(other));

for (const folder of [...folders, ...sideBySide]) {
  test.each(['en', 'pt'] as const)(
    `[LNG1] every text of ${folder} is whole in %s, with the same values in it`,
    async (language) => {
      const spanish = await read(folder, 'es');
      const other = await read(folder, language);
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(spanish).toSorted());
      for (const [key, text] of Object.entries(spanish)) {
        expect([key, other[key]?.trim()]).not.toEqual([key, '']);
        expect([key, holes(other[key] ?? '')]).toEqual([key, holes(text)]);
      }
    },
  );
}
