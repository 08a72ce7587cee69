import {designators, designatorsOf, type Designator} from './choices.ts';
import type {CompanyDraft, FormationProblem} from './draft.ts';
import {areFormLetters} from './form-letters.ts';
import type {FormationReason} from './reasons.ts';
import {restrictedWords, type WordKeeper} from './restricted-words.data.ts';
import {hasTwo} from './texts.ts';

/** What can be wrong with a company's name. */
export const nameReasons = [
  'formation.name-missing',
  'formation.second-name-missing',
  'formation.name-short',
  'formation.name-long',
  'formation.name-characters',
  'formation.name-designator',
  'formation.name-restricted',
  'formation.names-alike',
] as const satisfies readonly FormationReason[];

type NameReason = (typeof nameReasons)[number];

/** The first choice and the second, without their designator. */
export type TwoNames = Pick<CompanyDraft, 'nameOne' | 'nameTwo'>;

/** What is wrong with one of two names. */
export type NameProblem = {
  readonly field: keyof TwoNames;
  readonly reason: NameReason;
  readonly details?: {readonly word: string};
};

/** What is worth saying of a name that may still be kept. */
export type NameWarning = {
  readonly field: 'nameOne' | 'nameTwo';
  readonly word: string;
  /** Why; `accent`: a letter that most states write without its accent, `designator`: one within the name, where it says another kind of company. */
  readonly why: WordKeeper | 'accent' | 'designator';
};

/** Most characters of a name: with the longest designator it is still no longer than a company's name may be. Rule: COM1. */
export const maxOwnName = 94;

/** What a state's form can take: Latin letters with their accents, digits, and the punctuation that names have. */
const nameShape = /^[\p{Script=Latin}\p{M}\d &'’.,+!?#$%()/@:;"-]*$/u;

/** The names and the designator of a company that is to be made. Rules: FRM5, FRM6. */
export function checkNames({nameOne, nameTwo, designator, type}: CompanyDraft): FormationProblem[] {
  const problems: FormationProblem[] = checkTwoNames({nameOne, nameTwo});
  if (designator === null) problems.push({field: 'designator', reason: 'formation.designator-missing'});
  else if (type !== null && !isDesignatorOf(type, designator))
    problems.push({field: 'designator', reason: 'formation.designator-other-type'});
  return problems;
}

/** Two names without their designator: what is wrong with each, and with both together. Rules: FRM5, FRM6. */
export function checkTwoNames({nameOne, nameTwo}: TwoNames): NameProblem[] {
  const problems = [
    ...checkName('nameOne', nameOne, 'formation.name-missing'),
    ...checkName('nameTwo', nameTwo, 'formation.second-name-missing'),
  ];
  if (nameOne.trim() !== '' && isSameName(nameOne, nameTwo))
    problems.push({field: 'nameTwo', reason: 'formation.names-alike'});
  return problems;
}

/** Whether two names are one to a state: they differ in capitals, accents, punctuation and `&` for "and" at most. */
export function isSameName(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other);
}

/** The designator at the end of a name that was made with it; null where there is none. */
export function designatorOf(name: string): Designator | null {
  return designators.find((one) => name.endsWith(` ${one}`)) ?? null;
}

/** Whether a designator belongs to a type of company. Rule: FRM5. */
export function isDesignatorOf(type: keyof typeof designatorsOf, designator: Designator): boolean {
  return (designatorsOf[type] as readonly Designator[]).includes(designator);
}

/**
 * Parts a name from the designator that somebody typed behind it, as most do: `Ceibo Studio, LLC` becomes `Ceibo Studio` and `LLC`.
 *
 * @returns the name as it was, and null, where there is none. Rule: FRM5.
 */
export function splitDesignator(name: string): {readonly name: string; readonly designator: Designator | null} {
  const found = endings.find(({ending}) => ending.test(name));
  if (!found) return {name, designator: null};
  return {name: name.replace(found.ending, '').trim(), designator: found.designator};
}

/** Each designator as people write it behind a name: with or without commas, dots, spaces and capitals. */
const endings = designators.map((designator) => {
  const letters = [...designator.replaceAll(/[ .]/g, '')].join('[\\s.]*');
  return {designator, ending: new RegExp(`[\\s,]+${letters}[\\s.]*$`, 'iu')};
});

/** What to tell of names before they are filed; nothing of what is refused. Rule: FRM6. */
export function warnOfNames(draft: TwoNames): NameWarning[] {
  return (['nameOne', 'nameTwo'] as const).flatMap((field): NameWarning[] => {
    const words = findRestricted(draft[field]).filter(({isRefused}) => !isRefused);
    const inner = findInnerDesignators(draft[field]);
    const accents = [...new Set(draft[field].normalize('NFC').match(/[^\p{M}\p{ASCII}’]/gu) ?? [])];
    return [
      ...words.map(({word, keeper}): NameWarning => ({field, word, why: keeper})),
      ...inner.map((word): NameWarning => ({field, word, why: 'designator'})),
      ...accents.map((word): NameWarning => ({field, word, why: 'accent'})),
    ];
  });
}

function checkName(field: keyof TwoNames, name: string, missing: NameReason): NameProblem[] {
  if (name.trim() === '') return [{field, reason: missing}];
  if (!hasTwo(name)) return [{field, reason: 'formation.name-short'}];
  if (name.trim().length > maxOwnName) return [{field, reason: 'formation.name-long'}];
  if (!nameShape.test(name) || !areFormLetters(name) || !/[\p{L}\d]/u.test(name))
    return [{field, reason: 'formation.name-characters'}];
  // An ending behind nothing is no name either.
  if (splitDesignator(` ${name}`).designator !== null) return [{field, reason: 'formation.name-designator'}];
  const refused = findRestricted(name).find(({isRefused}) => isRefused);
  return refused ? [{field, reason: 'formation.name-restricted', details: {word: refused.word}}] : [];
}

function findRestricted(name: string) {
  const text = ` ${toComparable(name)} `;
  return restrictedWords.lists.flatMap(({keeper, isRefused, words}) =>
    words.filter((word) => text.includes(` ${toComparable(word)} `)).map((word) => ({word, keeper, isRefused})),
  );
}

/** A designator at the end is parted from its name; one within it makes states ask what the company is. */
function findInnerDesignators(name: string): string[] {
  const text = ` ${toComparable(splitDesignator(` ${name}`).name)} `;
  return [...new Set(designators.map(toComparable))].filter((word) => text.includes(` ${word} `));
}

/** Names that differ in capitals, accents, punctuation and `&` for "and" alone are one to a state: small letters and digits, words apart by one space. */
function toComparable(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
