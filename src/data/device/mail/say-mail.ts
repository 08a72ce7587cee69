import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import type {MailScanRow} from '#contract/mailing/mail-scan.ts';
import type {Language} from '#src/i18n/languages.ts';
import {mailNoticeWords, pieceWords} from './mail-notice-words.data.ts';

/** Scans of one company that came together, in one line; of one alone what it is and who it is from. Rule: NTC10. */
export function sayPost(
  company: string,
  scans: readonly Pick<MailScanRow, 'type' | 'sender'>[],
  language: Language,
): string {
  const [only, ...others] = scans;
  if (!only || others.length > 0) {
    const areLetters = scans.every(({type}) => type === 'Letter' || type === 'Certified letter');
    return fill(areLetters ? 'letters' : 'pieces', language, {company, count: String(scans.length)});
  }
  const what = pieceWords[only.type][language];
  return fill(only.sender === '' ? 'one' : 'oneFrom', language, {company, what, sender: only.sender});
}

/** What became of a paper, in one line; null where it is nothing to tell: it still waits, or its owner called it off. Rule: NTC11. */
export function sayPaper(
  company: string,
  {wish, state, tracking, orderId}: Pick<MailPaperRow, 'wish' | 'state' | 'tracking' | 'orderId'>,
  language: Language,
): string | null {
  if (state !== 'done' && state !== 'returned') return null;
  const ends = {
    forward: {done: tracking === '' ? 'forwarded' : 'tracked', returned: 'notForwarded'},
    shred: {done: 'shredded', returned: orderId === null ? 'notShredded' : 'notShreddedPaid'},
  } as const;
  return fill(ends[wish][state], language, {company, tracking});
}

function fill(name: keyof typeof mailNoticeWords, language: Language, facts: Readonly<Record<string, string>>): string {
  return mailNoticeWords[name][language].replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => facts[key] ?? '');
}
