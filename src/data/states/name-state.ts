import {usStateCodes, usStateNames, type UsStateCode} from '#contract/companies/us-states.data.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {ownNames} from './state-names.data.ts';

/** A state within a sentence: `Flórida`, `na Flórida`, `da Flórida`. */
export type StateWords = {readonly state: string; readonly inState: string; readonly ofState: string};

/** "In" and "of" before a state without an article, and joined with each article. */
const links: Readonly<Record<Language, Readonly<Record<string, readonly [string, string]>>>> = {
  es: {none: ['en', 'de'], el: ['en el', 'del']},
  en: {none: ['in', 'of'], the: ['in the', 'of the']},
  pt: {none: ['em', 'de'], a: ['na', 'da'], o: ['no', 'do']},
};

function languageOf(locale: string): Language {
  return languages.find((one) => locale.startsWith(one)) ?? 'es';
}

/** A state's name in the language of a locale. Papers for the state itself have the English one. */
export function nameState(locale: string, code: UsStateCode): string {
  return ownNames[languageOf(locale)][code]?.name ?? usStateNames[code];
}

/** The parameters of texts that name a state within a sentence. */
export function sayState(locale: string, code: UsStateCode): StateWords {
  const language = languageOf(locale);
  const state = nameState(locale, code);
  const {article = 'none'} = ownNames[language][code] ?? {};
  const [within, of] = links[language][article] ?? ['', ''];
  return {state, inState: `${within} ${state}`, ofState: `${of} ${state}`};
}

/** Every state to choose from, sorted by its name in that language, with the English one below where it is another. */
export function listStates(locale: string): {id: UsStateCode; label: string; hint?: string}[] {
  const {compare} = new Intl.Collator(locale);
  return usStateCodes
    .map((id) => ({id, label: nameState(locale, id), english: usStateNames[id]}))
    .toSorted((one, other) => compare(one.label, other.label))
    .map(({id, label, english}) => ({id, label, ...(label === english ? {} : {hint: english})}));
}
