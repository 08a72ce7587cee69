import {noteChosenLanguage, rememberLanguage} from '#src/data/session/remember-language.ts';
import {isLanguage} from '#src/i18n/languages.ts';
import {findAll} from './find.ts';
import {mayRemember} from './may-remember.ts';

/** Remembers the language that is read, and keeps the place in the page when another is chosen. Source: S2.11. Rules: SIT4, LNG2. */
export function followLanguages(): void {
  for (const link of findAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
      const chosen = link.dataset['language'];
      if (isLanguage(chosen) && mayRemember()) noteChosenLanguage(chosen);
    });
  }
  const language = location.pathname.slice(1, 3);
  if (isLanguage(language) && mayRemember()) rememberLanguage(language);
}
