import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {blogCategories, requirementKinds, type FaqDocument, type LanguageContent} from './content/documents.ts';
import {articleFacts, faqFacts, organizationFacts, trailFacts} from './head/facts.ts';
import {ArticlePage} from './pages/article-page.tsx';
import {BlogPage, blogListPath} from './pages/blog-page.tsx';
import {ContactPage} from './pages/contact-page.tsx';
import {FaqPage} from './pages/faq-page.tsx';
import {HomePage} from './pages/home-page.tsx';
import {RequirementsPage} from './pages/requirements-page.tsx';
import {NotYetPage} from './pages/not-yet-page.tsx';
import {StartNowPage} from './pages/start-pages.tsx';
import {TextPage} from './pages/text-page.tsx';
import type {SitePage} from './site-page.ts';
import type {SiteTexts} from './translate.ts';
import {startingCents, writePrice} from './write-values.ts';

/** Articles on one page of the blog's list. */
const perPage = 12;

type Given = {
  readonly language: Language;
  readonly text: Translate<SiteTexts>;
  readonly content: LanguageContent;
  readonly catalogue: Catalogue;
};

/** Every page in one language for which there is something to say. Rule: SIT1. Source: S2.02, S2.12, S2.25. */
export function listPages(given: Given): SitePage[] {
  const {content, language, text} = given;
  const page = makePage(given);
  const papers = (['terms', 'privacy'] as const).flatMap((path) => {
    const document = content[path];
    if (!document) return [];
    const {title, description, updated} = document;
    return [page({path, title, description, changed: updated, body: <TextPage document={document} />})];
  });
  return [
    {
      ...page({
        path: '',
        title: '',
        description: text('homeDescription', {price: writePrice(language, startingCents(given.catalogue, 'company'))}),
        body: <HomePage />,
      }),
      title: text('homeTitle'),
      facts: [organizationFacts(language)],
    },
    ...(requirementKinds.some((kind) => content.requirements[kind])
      ? [
          page({
            path: 'requirements',
            title: text('requirementsTitle'),
            description: text('requirementsDescription'),
            body: <RequirementsPage />,
          }),
        ]
      : []),
    ...listFaqs(given),
    ...listBlog(given),
    page({
      path: 'contact',
      title: text('contactTitle'),
      description: text('contactDescription'),
      body: <ContactPage />,
    }),
    page({path: 'start-now', title: text('startTitle'), description: text('startDescription'), body: <StartNowPage />}),
    page({
      path: 'coming-soon',
      title: text('soonTitle'),
      description: text('soonDescription'),
      body: <NotYetPage />,
    }),
    ...papers,
  ];
}

type Sketch = Pick<SitePage, 'path' | 'title' | 'description' | 'body'> &
  Partial<Pick<SitePage, 'kind' | 'facts' | 'changed'>> & {readonly trail?: readonly {path: string; name: string}[]};

function makePage({language}: Given): (sketch: Sketch) => SitePage {
  return ({kind = 'website', facts = [], changed = null, trail = [], ...page}) => ({
    ...page,
    language,
    kind,
    changed,
    facts: [trailFacts(language, [...trail, {path: page.path, name: page.title}]), ...facts],
    title: `${page.title} · Faro`,
  });
}

function listFaqs(given: Given): SitePage[] {
  const {text, language, content} = given;
  const page = makePage(given);
  const make = (path: string, document: FaqDocument | null, isBanking: boolean) =>
    document
      ? [
          page({
            path,
            title: text(isBanking ? 'bankingFaqTitle' : 'faqTitle'),
            description: document.description ?? text(isBanking ? 'bankingFaqLead' : 'faqLead'),
            facts: [faqFacts(language, document)],
            trail: isBanking ? [{path: 'faq', name: text('faqTitle')}] : [],
            body: <FaqPage document={document} isBanking={isBanking} />,
          }),
        ]
      : [];
  return [...make('faq', content.faq, false), ...make('faq/banking-crypto', content.bankingFaq, true)];
}

function listBlog(given: Given): SitePage[] {
  const {text, language, content} = given;
  if (content.articles.length === 0) return [];
  const page = makePage(given);
  const top = {path: 'blogs', name: text('blogTitle')};
  const lists = [null, ...blogCategories].flatMap((category) => {
    const all = content.articles.filter((article) => category === null || article.category === category);
    const pageCount = Math.ceil(all.length / perPage);
    const name = category === null ? text('blogTitle') : text(`category.${category}`);
    return Array.from({length: pageCount}, (_, index) => {
      const articles = all.slice(index * perPage, (index + 1) * perPage);
      return page({
        path: blogListPath(category, index + 1),
        title: index === 0 ? name : `${name} (${index + 1})`,
        description: category === null ? text('blogLead') : text('categoryDescription', {category: name}),
        changed: articles[0]?.date ?? null,
        trail: category === null ? [] : [top],
        body: <BlogPage category={category} articles={articles} page={index + 1} pageCount={pageCount} />,
      });
    });
  });
  const articles = content.articles.map((article) => {
    const section = text(`category.${article.category}`);
    return page({
      path: `blogs/${article.id}`,
      title: article.title,
      description: article.description,
      kind: 'article',
      changed: article.updated ?? article.date,
      facts: [articleFacts(language, article, section)],
      trail: [top],
      body: <ArticlePage article={article} />,
    });
  });
  return [...lists, ...articles];
}
