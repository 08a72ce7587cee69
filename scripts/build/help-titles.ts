import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'vite';
import type {HelpPage} from '#src/shell/palette/help/help-page.ts';
import {listOf, splitFrontMatter, textOf} from '#src/site/content/front-matter.ts';
import {readFaq} from '#src/site/content/read-faq.ts';

const query = '?titles';

/** Makes `document.md?titles` a module of what the palette says of the document: its texts stay out of the app. */
export const helpTitles: Plugin = {
  name: 'faro:help-titles',
  load: {
    filter: {id: /\.md\?titles$/},
    async handler(id) {
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readTitles(file, await readFile(file, 'utf8')))}`;
    },
  },
};

/** Where a document of questions stands on the public site. */
const faqPaths: Readonly<Record<string, string>> = {faq: 'faq', 'banking-faq': 'faq/banking-crypto'};

/**
 * What a document explains: an article itself, or each of its questions.
 *
 * @param file its path, such as `…/src/features/blog/content/es/boi-report.md`.
 * @throws an Error that names the file where it lacks what its page needs, or no page shows it.
 */
export function readTitles(file: string, source: string): HelpPage[] {
  const [feature, , language] = path.dirname(file).split('/').slice(-3);
  if (feature === 'blog') {
    const {matter} = splitFrontMatter(file, source);
    const href = `/${language}/blogs/${textOf(file, matter, 'id')}`;
    const [about = ''] = listOf(matter, 'description');
    return [{kind: 'article', href, title: textOf(file, matter, 'title'), about}];
  }
  const faqPath = faqPaths[path.basename(file, '.md')];
  if (faqPath === undefined) throw new Error(`${file}: no page shows these questions`);
  return readFaq(file, source).groups.flatMap(({questions}) =>
    questions.map(({id, question}) => ({
      kind: 'question' as const,
      href: `/${language}/${faqPath}#${id}`,
      title: question,
      about: '',
    })),
  );
}
