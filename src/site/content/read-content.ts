import {languages, type Language} from '#src/i18n/languages.ts';
import {
  blogCategories,
  requirementKinds,
  type Article,
  type LanguageContent,
  type SiteContent,
  type TextDocument,
} from './documents.ts';
import {listOf, splitFrontMatter, textOf} from './front-matter.ts';
import {renderMarkdown} from './markdown.ts';
import {readFaq} from './read-faq.ts';

/**
 * Reads all documents of the site.
 *
 * @param files their sources by path, such as `/src/features/blog/content/es/informe-boi.md`.
 * @throws an Error that names the file where a document lacks what its page needs.
 */
export function readContent(files: Readonly<Record<string, string>>): SiteContent {
  const inLanguages = languages.map((language) => [language, readLanguage(files, language)] as const);
  return Object.fromEntries(inLanguages) as Record<Language, LanguageContent>;
}

function readLanguage(files: Readonly<Record<string, string>>, language: Language): LanguageContent {
  const at = (feature: string, name: string) => {
    const file = `/src/features/${feature}/content/${language}/${name}.md`;
    const source = files[file];
    return source === undefined ? null : {file, source};
  };
  const text = (feature: string, name: string) => {
    const found = at(feature, name);
    return found && readText(found.file, found.source);
  };
  const faq = (name: string) => {
    const found = at('help', name);
    return found && readFaq(found.file, found.source);
  };
  const requirements = requirementKinds.flatMap((kind) => {
    const document = text('requirements', kind);
    return document ? [[kind, document] as const] : [];
  });
  return {
    articles: readArticles(files, language),
    faq: faq('faq'),
    bankingFaq: faq('banking-faq'),
    requirements: Object.fromEntries(requirements),
    terms: text('legal', 'terms'),
    privacy: text('legal', 'privacy'),
  };
}

function readArticles(files: Readonly<Record<string, string>>, language: Language): Article[] {
  const folder = `/src/features/blog/content/${language}/`;
  const articles = Object.entries(files)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, source]) => readArticle(file, source));
  return articles.toSorted((a, b) => (a.date === b.date ? a.id.localeCompare(b.id) : b.date.localeCompare(a.date)));
}

function readArticle(file: string, source: string): Article {
  const {matter} = splitFrontMatter(file, source);
  const named = textOf(file, matter, 'category');
  const category = blogCategories.find((one) => one === named);
  if (!category) throw new Error(`${file}: “${named}” is no category`);
  const id = textOf(file, matter, 'id');
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`${file}: “${id}” cannot be part of an address`);
  const date = textOf(file, matter, 'date');
  return {
    ...readText(file, source),
    id,
    category,
    date,
    author: textOf(file, matter, 'author'),
    minutes: Number(textOf(file, matter, 'minutes')),
    related: listOf(matter, 'related'),
  };
}

function readText(file: string, source: string): TextDocument {
  const {matter, body} = splitFrontMatter(file, source);
  const [updated = null] = listOf(matter, 'updated');
  const [description = ''] = listOf(matter, 'description');
  return {title: textOf(file, matter, 'title'), description, updated, ...renderMarkdown(file, body)};
}
