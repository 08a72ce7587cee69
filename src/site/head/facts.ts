import {originMark} from '#contract/site/server-facts.ts';
import type {Article, FaqDocument} from '#src/site/content/documents.ts';
import {contactFacts, socialLinks} from '#src/site/site-facts.ts';
import type {Language} from '#src/i18n/languages.ts';

const context = 'https://schema.org';

/** Who we are, in the words of schema.org. */
export function organizationFacts(language: Language): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: 'Faro',
    url: `${originMark}/${language}`,
    logo: `${originMark}/icons/icon-512.png`,
    email: contactFacts.email,
    telephone: contactFacts.phone,
    sameAs: socialLinks(language).map(({url}) => url),
  };
}

/** The way from the home to a page. */
export function trailFacts(language: Language, trail: readonly {path: string; name: string}[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{path: '', name: 'Faro'}, ...trail].map(({path, name}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${originMark}/${language}${path === '' ? '' : `/${path}`}`,
    })),
  };
}

/** An article. */
export function articleFacts(language: Language, article: Article, section: string): object {
  const url = `${originMark}/${language}/blogs/${article.id}`;
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: language,
    articleSection: section,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: {'@type': 'Organization', name: article.author, url: `${originMark}/${language}`},
    publisher: {
      '@type': 'Organization',
      name: 'Faro',
      logo: {'@type': 'ImageObject', url: `${originMark}/icons/icon-512.png`},
    },
    image: `${originMark}/share-${language}.png`,
    mainEntityOfPage: url,
    url,
  };
}

/** Questions with their answers. */
export function faqFacts(language: Language, {groups}: FaqDocument): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups
      .flatMap(({questions}) => questions)
      .map(({question, text}) => ({'@type': 'Question', name: question, acceptedAnswer: {'@type': 'Answer', text}})),
  };
}
