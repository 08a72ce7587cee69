import type {ReactNode} from 'react';
import {pathTo, useLanguageLinks} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {LanguageLinks} from '#src/ui/actions/language-links.tsx';
import {LazyStamp} from '#src/ui/illustrations/lazy-stamp.tsx';
import {SceneLayout} from '#src/ui/layout/scene-layout.tsx';
import type {es} from '#src/features/account/text/es.ts';

/** The page around the account forms. */
export function AccountLayout({title, children}: {title: string; children: ReactNode}) {
  const text = useText<typeof es>('account');
  const language = useLanguage();
  return (
    <SceneLayout
      title={title}
      homeHref={pathTo.home(language)}
      bar={<span />}
      barEnd={<LanguageLinks label={text('language')} links={useLanguageLinks()} />}
      picture={<LazyStamp label={text('stampAlt')} name="Faro" value="EE. UU." />}
      note={text('sceneNote')}
      foot={(['terms', 'privacy', 'contact'] as const).map((page) => (
        <Link key={page} href={pathTo[page](language)} look="plain">
          {text(page)}
        </Link>
      ))}
    >
      {children}
    </SceneLayout>
  );
}
