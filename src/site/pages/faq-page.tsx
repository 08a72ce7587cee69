import type {FaqDocument} from '#src/site/content/documents.ts';
import {Icon} from '#src/site/illustrations/icon.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {Questions} from '#src/site/parts/questions.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** Questions in groups, to search through; the general ones, or those on banking and crypto. Source: S2.25. */
export function FaqPage({document, isBanking}: {document: FaqDocument; isBanking: boolean}) {
  const {text, hasPage} = useSite();
  const to = useLinks();
  const other = isBanking ? 'faq' : 'faq/banking-crypto';
  const grouped = document.groups.filter((group) => group.text !== '');
  return (
    <div className="page inner" data-faq>
      <PageHead
        title={text(isBanking ? 'bankingFaqTitle' : 'faqTitle')}
        lead={text(isBanking ? 'bankingFaqLead' : 'faqLead')}
        trail={isBanking && hasPage('faq') ? [{path: 'faq', name: text('faqTitle')}] : []}
      >
        <div className="field search with-script">
          <label htmlFor="faq-search">{text('faqSearch')}</label>
          <div className="combo">
            <input className="input" id="faq-search" type="search" autoComplete="off" data-faq-search />
            <Icon shape="search" />
          </div>
          <p
            className="small quiet"
            role="status"
            data-faq-count
            data-none={text('faqNone')}
            data-one={text('faqFoundOne')}
            data-many={text('faqFoundMany')}
          />
        </div>
        {grouped.length < 2 ? null : (
          <nav className="jumps" aria-label={text('faqGroups')}>
            {grouped.map((group) => (
              <a key={group.id} href={`#${group.id}`}>
                {group.text}
              </a>
            ))}
          </nav>
        )}
      </PageHead>
      {document.groups.map((group) => (
        <section key={group.id} className="split group" data-group id={group.id}>
          <header>
            <h2>{group.text === '' ? text('faqTitle') : group.text}</h2>
          </header>
          <Questions questions={group.questions} />
        </section>
      ))}
      <section className="callout">
        <h2>{text('faqMore')}</h2>
        <p>
          {hasPage(other) ? (
            <a className="link" href={to(other)}>
              {text(isBanking ? 'faqTitle' : 'bankingFaqTitle')}
            </a>
          ) : null}
          <a className="link" href={to('contact')}>
            {text('faqAsk')}
          </a>
        </p>
      </section>
    </div>
  );
}
