import type {Language} from '#contract/account/rules.ts';
import {nameInText} from '#contract/documents/name-in-text.ts';
import type {DocumentKind} from '#contract/documents/kinds.ts';
import type {MailOrder} from './mail-order.ts';

type Needs = Pick<Extract<MailOrder, {readonly kind: 'company-needs'}>, 'company' | 'people' | 'firms' | 'papers'>;

/** What is needed of a company and of each partner: `Partner 1` and `Ana Ruiz: passport and proof of address`. Rule: ORD23. */
export function sayNeeds(
  language: Language,
  {company, people, firms, papers}: Needs,
  words: {readonly company: string; readonly partner: string},
): [name: string, value: string][] {
  const list = new Intl.ListFormat(language, {type: 'conjunction'});
  const say = (kinds: readonly DocumentKind[]) => list.format(nameInText(kinds, language));
  const partners = [
    ...people.map((name) => `${name}: ${say(['passport', 'proof-of-address'])}`),
    ...firms.map((name) => `${name}: ${say(['proof-of-address'])}`),
  ];
  return [
    ...(papers.length === 0 ? [] : [[company || words.company, say(papers)] as [string, string]]),
    ...partners.map((told, index): [string, string] => [`${words.partner} ${index + 1}`, told]),
  ];
}
