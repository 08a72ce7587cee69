import {useEffect, useState} from 'react';
import type {IndexedIndustry} from '#src/data/industries/index-industries.ts';
import {idle} from '#src/data/database/idle.ts';
import {loadIndustries} from '#src/data/industries/load-industries.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** The industries of the page's language; undefined while they are fetched or not wanted yet, null where they cannot be had. */
export function useIndustries(isWanted: boolean): readonly IndexedIndustry[] | null | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<readonly IndexedIndustry[] | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const find = async () => {
      // The step is painted first: the search is made ready in some 20 ms.
      await idle();
      return loadIndustries(language);
    };
    find().then(
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
  }, [language, isWanted]);
  return found;
}
