import type {Article} from '#src/site/content/documents.ts';
import {Plate} from '#src/site/illustrations/plate.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {writeDay} from '#src/site/write-values.ts';

/** Articles as cards; the heading is of the level that fits the page. */
export function PostList({articles, level = 'h3'}: {articles: readonly Article[]; level?: 'h2' | 'h3'}) {
  const {text, language} = useSite();
  const to = useLinks();
  const Heading = level;
  return (
    <ul className="posts">
      {articles.map(({id, title, description, category, date, minutes}) => (
        <li key={id}>
          <a href={to(`blogs/${id}`)}>
            <Plate category={category} />
            <Heading>{title}</Heading>
          </a>
          <p className="quiet post-lead">{description}</p>
          <p className="small quiet figures">
            <span>{text(`category.${category}`)}</span>
            <span aria-hidden="true"> · </span>
            <time dateTime={date}>{writeDay(language, date)}</time>
            <span aria-hidden="true"> · </span>
            {text('minutes', {count: minutes})}
          </p>
        </li>
      ))}
    </ul>
  );
}
