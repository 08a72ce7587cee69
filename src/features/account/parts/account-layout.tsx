import type {ReactNode} from 'react';
import {ChevronDown} from 'lucide-react';
import {pathTo, useSwitchLanguage} from '#src/app/routing.ts';
import {languageNames, languageOptions} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ChoiceMenu} from '#src/ui/actions/choice-menu.tsx';
import {Stamp} from '#src/ui/illustrations/stamp.tsx';
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
      barEnd={
        <ChoiceMenu
          label={`${text('language')}: ${languageNames[language]}`}
          end={<ChevronDown size={16} aria-hidden />}
          value={language}
          options={languageOptions}
          onChange={useSwitchLanguage()}
        >
          {languageNames[language]}
        </ChoiceMenu>
      }
      picture={<Stamp label={text('stampAlt')} name="Faro" value="EE. UU." />}
      note={text('sceneNote')}
    >
      {children}
    </SceneLayout>
  );
}
