import {glob, readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {isPublicPath} from '#contract/site/public-paths.ts';
import {readTitles} from '#scripts/build/help-titles.ts';
import {languages} from '#src/i18n/languages.ts';

test('[PAL4] what is listed are pages of the public site, the same ones in every language', async () => {
  const paths = await Promise.all(
    languages.map(async (language) => {
      const files = await Array.fromAsync(glob(`src/features/{blog,help}/content/${language}/*.md`));
      const pages = await Promise.all(
        files.toSorted().map(async (file) => readTitles(file, await readFile(file, 'utf8'))),
      );
      expect(pages.flat().filter(({href}) => !isPublicPath(href.replace(/#.*/, '')))).toEqual([]);
      expect(pages.flat().filter(({href}) => !href.startsWith(`/${language}/`))).toEqual([]);
      return pages.flat().map(({kind, href}) => [kind, href.slice(language.length + 2).replace(/#.+/, '#')]);
    }),
  );
  expect(paths[0]?.length).toBeGreaterThan(30);
  expect(paths[1]).toEqual(paths[0]);
  expect(paths[2]).toEqual(paths[0]);
});

test('[PAL4] an article says what it is about, a question leads to its place; what no page shows is an error', () => {
  const article = '---\nid: boi\ntitle: El BOI\ndescription: Quién informa.\n---\n\nTexto.';
  expect(readTitles('/x/src/features/blog/content/es/boi.md', article)).toEqual([
    {kind: 'article', href: '/es/blogs/boi', title: 'El BOI', about: 'Quién informa.'},
  ]);
  const questions = '# Antes\n\n## ¿Cuánto tarda?\n\nUn día.\n\n## ¿Y el _EIN_?\n\nTambién.';
  expect(readTitles('/x/src/features/help/content/es/banking-faq.md', questions)).toEqual([
    {kind: 'question', href: '/es/faq/banking-crypto#cuanto-tarda', title: '¿Cuánto tarda?', about: ''},
    {kind: 'question', href: '/es/faq/banking-crypto#y-el-ein', title: '¿Y el EIN?', about: ''},
  ]);
  expect(() => readTitles('/x/src/features/help/content/es/other.md', questions)).toThrow(/other\.md/);
});
