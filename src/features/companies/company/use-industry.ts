import {useEffect, useState} from 'react';
import {readIndustryTitle} from '#src/data/industries/load-industries.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** The title of an industry by its NAICS code, once its list is here; undefined before, and of a code that is none. */
export function useIndustry(code: string): string | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<{readonly code: string; readonly title: string | undefined}>();
  useEffect(() => {
    let isCurrent = true;
    if (code !== '')
      readIndustryTitle(code, language).then(
        (title) => {
          if (isCurrent) setFound({code, title});
        },
        // The code says it as well.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return found?.code === code ? found.title : undefined;
}
