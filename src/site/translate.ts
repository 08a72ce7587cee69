import {createInstance} from 'i18next';
import type {Language} from '#src/i18n/languages.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {en as plansEn} from '#src/data/plans/text/en.ts';
import {es as plansEs} from '#src/data/plans/text/es.ts';
import {pt as plansPt} from '#src/data/plans/text/pt.ts';
import {en as frameEn} from './text/frame.en.ts';
import {es as frameEs} from './text/frame.es.ts';
import {pt as framePt} from './text/frame.pt.ts';
import {en as homeEn} from './text/home.en.ts';
import {es as homeEs} from './text/home.es.ts';
import {pt as homePt} from './text/home.pt.ts';
import {en as pagesEn} from './text/pages.en.ts';
import {es as pagesEs} from './text/pages.es.ts';
import {pt as pagesPt} from './text/pages.pt.ts';

/** Every text of the site in Spanish, whose keys are those of the others. */
export type SiteTexts = typeof frameEs & typeof homeEs & typeof pagesEs & typeof plansEs;

const texts: Readonly<Record<Language, Readonly<Record<keyof SiteTexts, string>>>> = {
  es: {...frameEs, ...homeEs, ...pagesEs, ...plansEs},
  en: {...frameEn, ...homeEn, ...pagesEn, ...plansEn},
  pt: {...framePt, ...homePt, ...pagesPt, ...plansPt},
};

/** The site's texts in one language. A key that is not there throws: no page is published with a hole. */
export function createTranslate(language: Language): Translate<SiteTexts> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: {[language]: {site: texts[language]}},
    ns: ['site'],
    defaultNS: 'site',
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false},
    initAsync: false,
  });
  return (key, params) => {
    if (!i18n.exists(key, {...params})) throw new Error(`There is no text ${key} in ${language}`);
    return i18n.t(key, {...params});
  };
}
