import {useEffect, useState} from 'react';
import type {HelpPage} from './help/help-page.ts';
import type {Language} from '#src/i18n/languages.ts';

type PagesByFile = Readonly<Record<string, readonly HelpPage[]>>;

const loaders: Readonly<Record<Language, () => Promise<{helpPages: PagesByFile}>>> = {
  es: () => import('./help/es.ts'),
  en: () => import('./help/en.ts'),
  pt: () => import('./help/pt.ts'),
};

/** Articles and questions of the public site in one language; none while their list is fetched, or where it cannot be had. */
export function useHelpPages(language: Language): readonly HelpPage[] {
  const [loaded, setLoaded] = useState<{language: Language; pages: readonly HelpPage[]}>();
  useEffect(() => {
    let isCurrent = true;
    void loaders[language]().then(
      ({helpPages}) => isCurrent && setLoaded({language, pages: Object.values(helpPages).flat()}),
      // Without a network, on a device of an older version: everything else is offered.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.pages : [];
}
