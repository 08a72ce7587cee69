import type {Article} from '#src/site/content/documents.ts';
import {Icon} from '#src/site/illustrations/icon.tsx';
import {Plate} from '#src/site/illustrations/plate.tsx';
import {PostList} from '#src/site/parts/post-list.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {writeDay} from '#src/site/write-values.ts';
import {blogListPath} from './blog-page.tsx';

const shownRelated = 3;

/** An article with its contents, ways to pass it on and what to read next. Source: S2.25. */
export function ArticlePage({article}: {article: Article}) {
  const {text, language, content} = useSite();
  const to = useLinks();
  const related = relatedTo(article, content.articles);
  return (
    <div className="page">
      <article className="article">
        <header className="head">
          <nav className="trail small" aria-label={text('trail')}>
            <a href={to('blogs')}>{text('blogTitle')}</a>
            <a href={to(blogListPath(article.category, 1))}>{text(`category.${article.category}`)}</a>
          </nav>
          <h1>{article.title}</h1>
          <p className="lead">{article.description}</p>
        </header>
        <Plate category={article.category} />
        <div className="byline">
          <span>{article.author}</span>
          <span className="figures">
            <time dateTime={article.date}>{writeDay(language, article.date)}</time>
            {' · '}
            {text('minutes', {count: article.minutes})}
          </span>
          {article.updated === null || article.updated === article.date ? null : (
            <span className="figures">{text('updated', {day: writeDay(language, article.updated)})}</span>
          )}
          <span className="tools with-script">
            <button type="button" className="tool" data-share data-done={text('copied')}>
              <Icon shape="share" />
              <span>{text('share')}</span>
            </button>
            <button type="button" className="tool" data-print>
              <Icon shape="print" />
              <span>{text('print')}</span>
            </button>
          </span>
          <span className="sr-only" role="status" data-share-status />
        </div>
        {article.headings.length < 2 ? null : <Contents article={article} />}
        <div className="prose" dangerouslySetInnerHTML={{__html: article.html}} />
      </article>
      {related.length === 0 ? null : (
        <section className="section related">
          <header>
            <h2>{text('related')}</h2>
          </header>
          <PostList articles={related} />
        </section>
      )}
    </div>
  );
}

/** The contents stand beside the text where there is room, and fold above it where there is none. */
function Contents({article}: {article: Article}) {
  const {text} = useSite();
  return (
    <nav className="toc" aria-label={text('contents')} data-toc>
      <details open>
        <summary>{text('contents')}</summary>
        <ol>
          {article.headings.map(({id, text: words}) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** What the article itself names, then others of its category, then the newest. */
function relatedTo(article: Article, all: readonly Article[]): Article[] {
  const others = all.filter(({id}) => id !== article.id);
  const named = article.related.flatMap((id) => others.filter((one) => one.id === id));
  const alike = others.filter(({category}) => category === article.category);
  return [...new Set([...named, ...alike, ...others])].slice(0, shownRelated);
}
