import {requirementKinds} from '#src/site/content/documents.ts';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** What each kind of company asks of each kind of applicant. Source: S1.07, S1.10. */
export function RequirementsPage() {
  const {text, content} = useSite();
  const to = useLinks();
  const kinds = requirementKinds.flatMap((kind) => {
    const document = content.requirements[kind];
    return document ? [{kind, document}] : [];
  });
  return (
    <div className="page inner">
      <PageHead title={text('requirementsTitle')} lead={text('requirementsLead')}>
        <nav className="jumps" aria-label={text('requirementsKinds')}>
          {kinds.map(({kind, document}) => (
            <a key={kind} href={`#${kind}`}>
              {document.title}
            </a>
          ))}
        </nav>
      </PageHead>
      {kinds.map(({kind, document}) => (
        <section key={kind} id={kind} className="split requirement">
          <header>
            <h2>{document.title}</h2>
            <p>{document.description}</p>
            <a className="link" href={to('start-now')}>
              {text(kind === 'cross-border-crypto' ? 'choice.crypto.act' : 'choice.create.act')}
            </a>
          </header>
          <div className="prose plain" dangerouslySetInnerHTML={{__html: deepen(document.html, kind)}} />
        </section>
      ))}
      <p className="small quiet">{text('requirementsNote')}</p>
    </div>
  );
}

/** The headings of a document stand below the one of its section; their fragments must differ from those of the others. */
function deepen(html: string, kind: string): string {
  return html
    .replaceAll(/<(\/?)h3\b/g, '<$1h4')
    .replaceAll(/<(\/?)h2\b/g, '<$1h3')
    .replaceAll(/(<h[34]) id="/g, `$1 id="${kind}-`);
}
