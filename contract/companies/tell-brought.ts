import type {Language} from '#contract/account/rules.ts';
import {readMissingPapers, readOpenDuties} from '#contract/formation/texts.ts';
import {broughtWords, missingPaperWords, openDutyWords} from './brought-words.data.ts';

/** What an owner has said of a company that comes here, as it stands in its draft. */
export type Brought = {readonly openDuties: string; readonly missingPapers: string; readonly registeredAgent: string};

/** What its people read of it at the company's first step: what is open, which papers are missing, and who its registered agent is. Rule: PRG15. */
export function tellBrought({openDuties, missingPapers, registeredAgent}: Brought, language: Language): string {
  const {open, none, papers, agent} = broughtWords[language];
  const names = readOpenDuties(openDuties).map((id) => openDutyWords[language][id]);
  const missing = readMissingPapers(missingPapers).map((id) => missingPaperWords[language][id]);
  const list = (parts: readonly string[]) => new Intl.ListFormat(language, {type: 'conjunction'}).format(parts);
  // Its own full stop ends the sentence: `Agents Inc.`
  const name = registeredAgent.trim().replace(/\.$/u, '');
  return [
    names.length === 0 ? none : open.replace('{{duties}}', () => list(names)),
    ...(missing.length === 0 ? [] : [papers.replace('{{papers}}', () => list(missing))]),
    ...(name === '' ? [] : [agent.replace('{{agent}}', () => name)]),
  ].join(' ');
}
