import {globSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

type Texts = Record<string, string>;

// A part that refuses and has no screen yet has words of its reasons alone.
const folders = globSync('src/{features/*,features/*/*,shell/*,data/*,i18n}/text/es.ts').map((file) =>
  path.dirname(file),
);

async function read(folder: string, language: string): Promise<Texts> {
  const module = (await import(path.resolve(folder, `${language}.ts`))) as Record<string, Texts>;
  return module[language] ?? {};
}

const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1] ?? '')
    .toSorted((one, other) => one.localeCompare(other));

for (const folder of folders) {
  test.each(['en', 'pt'])(
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
