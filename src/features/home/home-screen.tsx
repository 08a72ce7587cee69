import {pathTo, useLanguageLinks} from '#src/app/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {LanguageLinks} from '#src/ui/actions/language-links.tsx';
import {Stamp} from '#src/ui/illustrations/stamp.tsx';
import {HeroLayout} from '#src/ui/layout/hero-layout.tsx';
import type {es} from './text/es.ts';

/** What a visitor sees first. */
export function HomeScreen() {
  const text = useText<typeof es>('home');
  const language = useLanguage();
  return (
    <HeroLayout
      homeHref={pathTo.home(language)}
      barEnd={
        <>
          <LanguageLinks label={text('language')} links={useLanguageLinks()} />
          <ButtonLink href={pathTo.login(language)}>{text('signIn')}</ButtonLink>
        </>
      }
      title={text('headline')}
      lead={text('lead')}
      actions={
        <>
          <ButtonLink look="primary" size="large" href={pathTo.register(language)}>
            {text('start')}
          </ButtonLink>
          <ButtonLink size="large" href={pathTo.login(language)}>
            {text('signIn')}
          </ButtonLink>
        </>
      }
      picture={<Stamp label={text('stampAlt')} name="Faro" value="EE. UU." />}
      facts={[
        {name: text('fact1'), text: text('fact1Text')},
        {name: text('fact2'), text: text('fact2Text')},
        {name: text('fact3'), text: text('fact3Text')},
      ]}
    />
  );
}
