import {Lamp} from '#src/site/illustrations/lamp.tsx';
import {markFact} from '#contract/site/server-facts.ts';
import {OperatorAddress} from './operator-address.tsx';
import {WhenServer} from './server-fact.tsx';
import {contactFacts, socialLinks} from '#src/site/site-facts.ts';
import {useLinks, useSite} from '#src/site/site-context.ts';

const pages = [
  {path: 'requirements', key: 'navRequirements'},
  {path: 'faq', key: 'navFaq'},
  {path: 'faq/banking-crypto', key: 'navBankingFaq'},
  {path: 'blogs', key: 'navBlog'},
  {path: 'contact', key: 'navContact'},
] as const;

const papers = [
  {path: 'terms', key: 'navTerms'},
  {path: 'privacy', key: 'navPrivacy'},
] as const;

/** The foot of every public page. Rule: SIT8. Source: S2.26. */
export function Footer() {
  const {text, language, hasPage, today} = useSite();
  const to = useLinks();
  const list = (places: readonly {path: string; key: (typeof pages | typeof papers)[number]['key']}[]) => (
    <ul>
      {places
        .filter(({path}) => hasPage(path))
        .map(({path, key}) => (
          <li key={path}>
            <a href={to(path)}>{text(key)}</a>
          </li>
        ))}
    </ul>
  );
  return (
    <footer className="footer">
      <div className="page">
        <div className="columns">
          <div className="about">
            <a className="brand" href={to('')}>
              <Lamp />
              Faro
            </a>
            <p className="quiet small">{text('footerAbout')}</p>
          </div>
          {list(pages)}
          {list(papers)}
          <ul aria-label={text('footerSocial')}>
            {socialLinks(language).map(({name, url}) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <address>
            <a href={`mailto:${contactFacts.email}`}>{contactFacts.email}</a>
            <a className="figures" href={`tel:${contactFacts.phone}`}>
              {contactFacts.phoneText}
            </a>
            <OperatorAddress />
          </address>
        </div>
        <p className="close small">
          <span>
            © {today.slice(0, 4)} Faro
            <WhenServer with="operatorName"> · {text('footerOperator', {name: markFact('operatorName')})}</WhenServer>
          </span>
          <span>{text('footerNotABank')}</span>
        </p>
      </div>
    </footer>
  );
}
