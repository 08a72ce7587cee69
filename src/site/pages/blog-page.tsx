import {blogCategories, type Article, type BlogCategory} from '#src/site/content/documents.ts';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {PostList} from '#src/site/parts/post-list.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** One page of the blog's list: of all articles or of one category. */
export type BlogList = {
  readonly category: BlogCategory | null;
  readonly articles: readonly Article[];
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** Where one page of a list lies, below the language. */
export function blogListPath(category: BlogCategory | null, page: number): string {
  const folder = category === null ? 'blogs' : `blogs/categories/${category}`;
  return page === 1 ? folder : `${folder}/pages/${page}`;
}

/** A list of articles, the newest first, with its categories. Source: S2.25, S3.23. */
export function BlogPage({category, articles, page, pageCount}: BlogList) {
  const {text, content} = useSite();
  const to = useLinks();
  const used = blogCategories.filter((one) => content.articles.some((article) => article.category === one));
  return (
    <div className="page inner">
      <PageHead
        title={category === null ? text('blogTitle') : text(`category.${category}`)}
        lead={category === null ? text('blogLead') : text('categoryLead')}
        trail={category === null ? [] : [{path: 'blogs', name: text('blogTitle')}]}
      >
        <nav className="jumps" aria-label={text('categories')}>
          <a href={to('blogs')} {...(category === null ? {'aria-current': 'page' as const} : {})}>
            {text('categoryAll')}
          </a>
          {used.map((one) => (
            <a
              key={one}
              href={to(blogListPath(one, 1))}
              {...(one === category ? {'aria-current': 'page' as const} : {})}
            >
              {text(`category.${one}`)}
            </a>
          ))}
        </nav>
      </PageHead>
      <PostList articles={articles} level="h2" />
      {pageCount === 1 ? null : (
        <nav className="pager" aria-label={text('pages')}>
          {Array.from({length: pageCount}, (_, index) => index + 1).map((number) => (
            <a
              key={number}
              href={to(blogListPath(category, number))}
              {...(number === page ? {'aria-current': 'page' as const} : {})}
            >
              {number}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
