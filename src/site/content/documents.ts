import type {Language} from '#src/i18n/languages.ts';
import type {Heading, RichText} from './markdown.ts';

/** What articles are about, in the order they are listed. Source: S3.23. */
export const blogCategories = [
  'llc-requirements',
  'us-banks',
  'entrepreneurship',
  'taxes-and-accounting',
  'llc-benefits',
  'legal-aspects',
  'digital-marketing',
  'fulfillment',
  'news',
] as const;

/** One of {@link blogCategories}. */
export type BlogCategory = (typeof blogCategories)[number];

/** A page of text. */
export type TextDocument = RichText & {
  readonly title: string;
  readonly description: string;
  /** Civil date; null where the document does not say. */
  readonly updated: string | null;
};

/** An article of the blog; its id is the same in every language. */
export type Article = TextDocument & {
  readonly id: string;
  readonly category: BlogCategory;
  readonly date: string;
  readonly author: string;
  readonly minutes: number;
  readonly related: readonly string[];
};

/** A question with its answer, rendered and as plain text. */
export type Question = {readonly id: string; readonly question: string; readonly html: string; readonly text: string};

/** Questions that belong together; `title` is empty where a document has no groups. */
export type QuestionGroup = Heading & {readonly questions: readonly Question[]};

/** A page of questions. */
export type FaqDocument = {
  readonly title: string | null;
  readonly description: string | null;
  readonly groups: readonly QuestionGroup[];
};

/** The kinds of companies whose requirements are told, in the order of the page. Source: S1.07. */
export const requirementKinds = ['llc', 'c-corp', 'cross-border-crypto'] as const;

/** One of {@link requirementKinds}. */
export type RequirementKind = (typeof requirementKinds)[number];

/** All that the site says in one language beside its own texts; what is not there is not published. */
export type LanguageContent = {
  /** The newest first. */
  readonly articles: readonly Article[];
  readonly faq: FaqDocument | null;
  readonly bankingFaq: FaqDocument | null;
  readonly requirements: Readonly<Partial<Record<RequirementKind, TextDocument>>>;
  readonly terms: TextDocument | null;
  readonly privacy: TextDocument | null;
};

/** See {@link LanguageContent}. */
export type SiteContent = Readonly<Record<Language, LanguageContent>>;
