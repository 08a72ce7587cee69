import {addDays} from '#contract/kernel/dates.ts';
import type {JournalWriter} from './journal.ts';

/**
 * What Beancount takes in front of a name: its own list of capital letters is an old one, and other scripts have none. These it knows: of Latin, Greek and
 * Cyrillic. All else gets a capital letter before it.
 */
const firstLetter = /^(?:[0-9]|(?=[A-Z\u00C0-\u024F\u0386-\u03AB\u0400-\u04FF])\p{Lu})+$/u;

/** Writes for Beancount. Source: Beancount language syntax (2.3, as in 3). Rules: JRN2 to JRN5. */
export const beancountWriter: JournalWriter = {
  // Letters and digits of any script, and hyphens; a capital letter or a digit in front.
  cleanName: (name) => {
    const clean = name
      .normalize('NFC')
      .replace(/[\p{M}'’]+/gu, '')
      .replace(/[^\p{L}\p{Nd}]+/gu, '-')
      .replace(/^-|-$/g, '');
    if (clean === '') return 'Unnamed';
    const [first = ''] = clean;
    const capital = first.toUpperCase();
    return firstLetter.test(capital) ? capital + clean.slice(first.length) : `X-${clean}`;
  },
  head: ({title, openDate, currencies, accounts}) =>
    [
      `option "title" ${quote(title)}`,
      ...currencies.map((currency) => `option "operating_currency" "${currency}"`),
      ...currencies.map((currency) => `${openDate} commodity ${currency}`),
      ...accounts.flatMap(({name, title: full}) => [
        `${openDate} open ${name}`,
        ...(name.endsWith(`:${full}`) ? [] : [`  name: ${quote(full)}`]),
      ]),
      '',
    ].join('\n'),
  entry: ({date, isChecked, payee, narration, id, reference, note, postings}) => {
    const words = payee === null || payee === '' ? [narration] : [payee, narration];
    const lines = [
      `\n${date} ${isChecked ? '*' : '!'} ${words.map(quote).join(' ')}`,
      ...Object.entries({id, reference, note}).flatMap(([key, text]) =>
        text === null || text === '' ? [] : [`  ${key}: ${quote(text)}`],
      ),
      ...postings.map(({account, decimal, currency}) => `  ${account}  ${decimal} ${currency}`),
    ];
    return `${lines.join('\n')}\n`;
  },
  // A balance is that of the morning: what a day ends with is said on the next. Without tolerance, to the last unit.
  closing: ({date, balances}) => {
    if (balances.length === 0) return '';
    const morning = addDays(date, 1);
    const lines = balances.map(
      ({account, decimal, currency}) => `${morning} balance ${account}  ${decimal} ~ 0 ${currency}`,
    );
    return `\n${lines.join('\n')}\n`;
  },
};

/** A text in quotes; line breaks are kept, other characters that are no text become blanks. */
function quote(text: string): string {
  const escaped = text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');
  return `"${escaped}"`;
}
