import {boiRuleOn} from '#contract/boi/boi-rule.ts';
import {boiToday, type CompanyBoi} from '#src/data/boi/read-boi.ts';
import {sayState} from '#src/data/states/name-state.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';

/** The words and the writing of days. */
export type BoiWords = {readonly text: Translate<typeof es>; readonly format: Format};

/** How an answer stands, for its words and its look. */
export type BoiFace = 'none' | 'due' | 'over' | 'filed' | 'ask';

/** See {@link BoiFace}. */
export function faceOf({state}: CompanyBoi, today: string): BoiFace {
  const {outcome, dueDay} = state.verdict;
  if (outcome === null) return 'ask';
  if (outcome === 'filed') return 'filed';
  if (outcome !== 'due') return 'none';
  return dueDay !== null && dueDay < today ? 'over' : 'due';
}

/** The answer as a sentence. */
export function sayAnswer(boi: CompanyBoi, {text, format}: BoiWords): string {
  const day = format.day(boi.state.verdict.dueDay ?? format.today(), 'long');
  return text(`answer.${faceOf(boi, format.today())}`, {company: boi.company.name, day});
}

/** The reasons of an answer, each with its name; none while something is to be asked. Rules: BOI4, BOI6. */
export function listReasons(
  boi: CompanyBoi,
  words: BoiWords,
): readonly {readonly name: string; readonly value: string}[] {
  const {text, format} = words;
  const {facts} = boi.state;
  if (!facts) return [];
  const {formedIn, isRegistered, registeredOn, outcome, filedOn} = facts;
  const day = (date: string) => format.day(date, 'long');
  const registered = registeredOn === null ? text('registered.no') : text('registered.on', {day: day(registeredOn)});
  const isAsked = outcome === 'due' || outcome === 'filed';
  return [
    {name: text('birthplace'), value: sayBirth(boi, words)},
    ...(formedIn === 'abroad' && isRegistered !== null ? [{name: text('registered'), value: registered}] : []),
    {name: text('law'), value: sayLaw(boi, words)},
    ...(isAsked && boiRuleOn(boiToday(format.now())).areDaysEarlier
      ? [{name: text('confirm'), value: text('daysEarlier')}]
      : []),
    ...(isAsked ? [{name: text('owners'), value: text('ownersText')}] : []),
    ...(isAsked
      ? [{name: text('filed'), value: filedOn === null ? text('filed.nothing') : text('filed.on', {day: day(filedOn)})}]
      : []),
    ...(boi.skipped?.skipReason
      ? [{name: text('noted'), value: text(`noted.${boi.skipped.skipReason}`, {day: day(boi.skipped.day)})}]
      : []),
  ];
}

/** The source and the day on which it was checked. Rule: BOI4. */
export function saySource({text, format}: BoiWords): {
  readonly url: string;
  readonly name: string;
  readonly rest: string;
} {
  const {source, article, checkedOn, url} = boiRuleOn(boiToday(format.now()));
  return {url, name: source, rest: `${article} · ${text('checked', {day: format.day(checkedOn, 'medium')})}`};
}

function sayBirth({company, state: {facts}}: CompanyBoi, {text, format}: BoiWords): string {
  if (facts?.formedIn !== 'state') return text('born.abroad');
  if (company.state === null) return text('born.us');
  const inState = capitalise(sayState(format.locale, company.state).inState);
  const {formedOn} = facts;
  return formedOn === null
    ? text('born.state', {inState})
    : text('born.stateOn', {inState, day: format.day(formedOn, 'long')});
}

function sayLaw({state: {facts}}: CompanyBoi, {text, format}: BoiWords): string {
  const rule = boiRuleOn(boiToday(format.now()));
  const from = format.day(rule.exemptSince, 'long');
  const outcome = facts?.outcome === 'filed' ? 'due' : (facts?.outcome ?? 'due');
  if (outcome !== 'due') return text(`law.${outcome}`, {from});
  return (facts?.registeredOn ?? rule.exemptSince) < rule.exemptSince
    ? text('law.early', {from, day: format.day(rule.earlierDueDay, 'long')})
    : text('law.due', {count: rule.days});
}

function capitalise(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
