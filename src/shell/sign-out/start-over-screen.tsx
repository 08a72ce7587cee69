import {useEffect} from 'react';
import {kindOf} from '#contract/kernel/access.ts';
import {AdminSignOutDialog} from './admin-sign-out-dialog.tsx';
import {SignOutDialog} from './sign-out-dialog.tsx';
import type {es} from './text/es.ts';
import {pathTo, useLanguageLinks, useNavigate, wizardTo} from '#src/routing/routing.ts';
import {isSignOutOwed} from '#src/data/session/session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {LanguageLinks} from '#src/ui/actions/language-links.tsx';
import {LazyStamp} from '#src/ui/illustrations/lazy-stamp.tsx';
import {SceneLayout} from '#src/ui/layout/scene-layout.tsx';

/**
 * The public site's start-now for whoever is signed in: asks, signs them out and leads to the creation of a company. Whoever wants one more
 * in their account is shown that way, too. Source: S2.30, D28. Rule: SIT13.
 */
export function StartOverScreen() {
  const text = useText<typeof es>('sign-out');
  const language = useLanguage();
  const languageLinks = useLanguageLinks();
  const navigate = useNavigate();
  const kind = kindOf(useSession().user);
  const goal = {
    href: pathTo.startNow(language),
    title: text('ask'),
    text: text('why'),
    leave: text('leave'),
    more:
      kind === 'user' ? (
        <ButtonLink size="large" href={wizardTo.user.create(language)}>
          {text('addInstead')}
        </ButtonLink>
      ) : null,
  };
  const stay = () => void navigate(kind === 'admin' ? pathTo.admin(language) : pathTo.dashboard(language));
  return (
    <SceneLayout
      title={text('title')}
      homeHref={pathTo.home(language)}
      bar={<span />}
      barEnd={<LanguageLinks label={text('language')} links={languageLinks} />}
      picture={<LazyStamp label={text('stampAlt')} name="Faro" value="EE. UU." />}
      note={null}
    >
      <p>{text('why')}</p>
      {kind === 'visitor' ? <GoOn href={goal.href} /> : null}
      {kind === 'admin' ? <AdminSignOutDialog goal={goal} onClose={stay} /> : null}
      {kind === 'visitor' || kind === 'admin' ? null : <SignOutDialog goal={goal} onClose={stay} />}
    </SceneLayout>
  );
}

/** Longer than leaving takes, in milliseconds. */
const timeoutMs = 10_000;

/** Nobody is here, or nobody any more: then whoever is deleting what they left goes on by itself. */
function GoOn({href}: {href: string}) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(href), isSignOutOwed() ? timeoutMs : 0);
    return () => clearTimeout(timer);
  }, [href]);
  return null;
}
