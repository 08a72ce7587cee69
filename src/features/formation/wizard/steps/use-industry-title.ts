import {useEffect, useState} from 'react';
import {readIndustryTitle} from '#src/data/industries/load-industries.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Titles that were read before, by language and code: who comes to a step sees them at once. */
const known = new Map<string, string>();

/** The title of an industry in the page's language; undefined for no code, until it is read, and where it cannot be: the code says it as well. */
export function useIndustryTitle(code: string): string | undefined {
  const language = useLanguage();
  const key = `${language} ${code}`;
  const [, setRead] = useState('');
  useEffect(() => {
    if (code === '' || known.has(key)) return undefined;
    let isCurrent = true;
    readIndustryTitle(code, language).then(
      (title) => {
        if (title !== undefined) known.set(key, title);
        if (isCurrent) setRead(key);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, key]);
  return known.get(key);
}
