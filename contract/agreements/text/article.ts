import type {Article} from '#contract/agreements/agreement.ts';

/** A section before it has its number; the table stands below its text. */
export type NewSection = {
  readonly heading: string;
  readonly text: string;
  readonly table?: NonNullable<Article['sections'][number]['table']>;
};

/** An article before it has its number. */
export type NewArticle = {readonly id: Article['id']; readonly title: string; readonly sections: readonly NewSection[]};

/** A section; pairs read better than objects in a text this long. */
export function section(heading: string, text: string): NewSection {
  return {heading, text};
}

/** Numbers articles and their sections in their order. */
export function numberArticles(articles: readonly NewArticle[]): Article[] {
  return articles.map(({id, title, sections}, index) => ({
    id,
    number: index + 1,
    title,
    sections: sections.map(({heading, text, table = null}, place) => ({
      number: `${index + 1}.${place + 1}`,
      heading,
      text,
      table,
    })),
  }));
}
