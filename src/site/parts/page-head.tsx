import type {ReactNode} from 'react';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** A place on the way from the home to a page. */
export type Crumb = {readonly path: string; readonly name: string};

/** Title, lead and the way back of an inner page. */
export function PageHead({
  title,
  lead,
  trail,
  children,
}: {
  title: string;
  lead?: ReactNode;
  trail?: readonly Crumb[];
  children?: ReactNode;
}) {
  const {text} = useSite();
  const to = useLinks();
  return (
    <header className="page-head">
      {trail === undefined || trail.length === 0 ? null : (
        <nav className="trail small" aria-label={text('trail')}>
          {trail.map(({path, name}) => (
            <a key={path} href={to(path)}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <h1>{title}</h1>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
