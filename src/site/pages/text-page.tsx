import type {TextDocument} from '#src/site/content/documents.ts';
import {OperatorNote} from '#src/site/parts/operator-note.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {useSite} from '#src/site/site-context.ts';
import {writeDay} from '#src/site/write-values.ts';

/** A page of text with its contents beside it: terms, privacy. Source: S1.10, S1.12, S2.02. */
export function TextPage({document}: {document: TextDocument}) {
  const {text, language} = useSite();
  return (
    <div className="page inner">
      <PageHead title={document.title} lead={document.description} />
      <div className="split papers">
        <nav className="toc" aria-label={text('contents')}>
          {document.updated === null ? null : (
            <p className="small quiet figures">{text('updated', {day: writeDay(language, document.updated)})}</p>
          )}
          <ol>
            {document.headings.map(({id, text: words}) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <OperatorNote />
          <div className="prose plain" dangerouslySetInnerHTML={{__html: document.html}} />
        </div>
      </div>
    </div>
  );
}
