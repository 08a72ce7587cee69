import type {Language} from '#contract/account/rules.ts';
import {readOpenDuties} from '#contract/formation/texts.ts';
import {broughtWords, openDutyWords} from './brought-words.data.ts';

/** What an owner has said of a company that comes here, as it stands in its draft. */
export type Brought = {readonly openDuties: string; readonly registeredAgent: string};

/** What its people read of it at the company's first step: what is open, and who its registered agent is. Rule: PRG15. */
export function tellBrought({openDuties, registeredAgent}: Brought, language: Language): string {
  const {open, none, agent} = broughtWords[language];
  const names = readOpenDuties(openDuties).map((id) => openDutyWords[language][id]);
  const duties = new Intl.ListFormat(language, {type: 'conjunction'}).format(names);
  // Its own full stop ends the sentence: `Agents Inc.`
  const name = registeredAgent.trim().replace(/\.$/u, '');
  return [
    names.length === 0 ? none : open.replace('{{duties}}', () => duties),
    ...(name === '' ? [] : [agent.replace('{{agent}}', () => name)]),
  ].join(' ');
}
