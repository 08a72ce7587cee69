import {useEffect, useState} from 'react';
import type {IndexedIndustry} from '#src/data/industries/index-industries.ts';
import {loadIndustries} from '#src/data/industries/load-industries.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** The industries of the page's language; undefined while they are fetched, null where they cannot be. */
export function useIndustries(): readonly IndexedIndustry[] | null | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<readonly IndexedIndustry[] | null>();
  useEffect(() => {
    let isCurrent = true;
    loadIndustries(language).then(
      (index) => {
        if (isCurrent) setFound(index);
      },
      () => {
        if (isCurrent) setFound(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return found;
}
