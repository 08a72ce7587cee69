import {Icon} from '#src/site/illustrations/icon.tsx';
import {Lamp} from '#src/site/illustrations/lamp.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {languageNames} from '#src/i18n/languages.ts';

/** The pages that the bar and the menu lead to. Source: S2.26. */
const places = [
  {path: 'requirements', key: 'navRequirements'},
  {path: 'faq', key: 'navFaq'},
  {path: 'blogs', key: 'navBlog'},
  {path: 'contact', key: 'navContact'},
] as const;

/** The bar of every public page; its menus open without a script. Rules: SIT4, SIT7, SIT13. Source: S2.26, S2.30. */
export function TopBar() {
  const {text, hasPage} = useSite();
  const to = useLinks();
  const shown = places.filter(({path}) => hasPage(path));
  return (
    <header className="topbar">
      <div className="page">
        <a className="brand" href={to('')}>
          <Lamp />
          Faro
        </a>
        <nav className="wide-only" aria-label={text('navMain')}>
          {shown.map(({path, key}) => (
            <PlaceLink key={path} path={path} words={text(key)} />
          ))}
        </nav>
        <div className="end">
          <LanguageMenu />
          <a className="login wide-only for-guest" href={to('login')}>
            {text('signIn')}
          </a>
          <a className="button primary for-guest" href={to('start-now')}>
            {text('start')}
          </a>
          <a className="login wide-only for-user" href={to('start-over')}>
            {text('start')}
          </a>
          <a className="button primary for-user" href={to('dashboard')}>
            {text('toDashboard')}
          </a>
          <details className="menu narrow-only" data-menu>
            <summary aria-label={text('menu')}>
              <Icon shape="menu" />
            </summary>
            <nav className="sheet-menu" aria-label={text('menu')}>
              {shown.map(({path, key}) => (
                <PlaceLink key={path} path={path} words={text(key)} />
              ))}
              <a className="for-guest" href={to('login')}>
                {text('signIn')}
              </a>
              <a className="for-user" href={to('dashboard')}>
                {text('toDashboard')}
              </a>
              <a className="for-user" href={to('start-over')}>
                {text('start')}
              </a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function PlaceLink({path, words}: {path: string; words: string}) {
  const to = useLinks();
  const {path: here} = useSite();
  const isHere = here === path || here.startsWith(`${path}/`);
  return (
    <a href={to(path)} {...(isHere ? {'aria-current': here === path ? ('page' as const) : ('true' as const)} : {})}>
      {words}
    </a>
  );
}

/** The same page in every language that has it, each by its own name. Source: S2.11. */
function LanguageMenu() {
  const {text, language, versions, path} = useSite();
  return (
    <details className="languages" data-menu>
      <summary aria-label={text('languageIs', {code: language.toUpperCase(), name: languageNames[language]})}>
        {language.toUpperCase()} <Icon shape="chevron" />
      </summary>
      <ul className="drop-menu">
        {versions.map((code) => (
          <li key={code}>
            <a
              href={`/${code}${path === '' ? '' : `/${path}`}`}
              hrefLang={code}
              lang={code}
              data-language={code}
              {...(code === language ? {'aria-current': 'page' as const} : {})}
            >
              {languageNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
