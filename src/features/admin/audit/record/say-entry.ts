import {openingActs, type AuditEntry} from '#contract/admin/list-audit.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {words} from './text/words.ts';

type Say = Translate<typeof words>;

/** Whether something was read, opened or changed. */
export function sayDoes({does, act}: Pick<AuditEntry, 'does' | 'act'>, text: Say): string {
  return text(`does.${openingActs.includes(act) ? 'open' : does}`);
}

/** What was done, in words: `Read: Documents`. */
export function sayEntry(entry: Pick<AuditEntry, 'does' | 'act' | 'topic'>, text: Say): string {
  const {topic} = entry;
  return text('entry', {does: sayDoes(entry, text), topic: text(`topic.${topic}`)});
}

/** Whose it was, each by name, and how many more; empty where the entry names nobody. */
export function listWhose({companies, people, more}: AuditEntry, text: Say, format: Format): string[] {
  const named = [...companies, ...people].map(({name}) => name);
  return more === 0 ? named : [...named, text('more', {shown: format.number(more)})];
}
