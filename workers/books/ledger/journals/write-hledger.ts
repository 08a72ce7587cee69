import {currencyDigits, unitsToDecimal} from '#contract/kernel/money.ts';
import type {LedgerClass} from '#workers/books/ledger/chart.ts';
import type {JournalAmount, JournalWriter} from './journal.ts';

/** What hledger calls the types of accounts. Source: hledger manual, "Account types" (1.25). */
const types: Readonly<Record<LedgerClass, string>> = {
  asset: 'C',
  clearing: 'A',
  liability: 'L',
  equity: 'E',
  income: 'R',
  expense: 'X',
};

/** Line breaks as any program writes them, and other characters that are no text. */
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const blanks = /[\p{Cc}\s]+/gu;

/** Writes for hledger. Source: hledger manual, "Journal" (1.25). Rules: JRN2 to JRN5. */
export const hledgerWriter: JournalWriter = {
  // Two blanks end a name, a colon begins the next part, a semicolon a comment.
  cleanName: (name) => {
    const clean = name
      .replaceAll(';', ',')
      .replace(/\s*:\s*/g, ' - ')
      .replace(blanks, ' ')
      .trim();
    return clean === '' ? 'Unnamed' : clean;
  },
  head: ({title, currencies, accounts}) =>
    [
      ...comment(title, ''),
      'decimal-mark .',
      ...currencies.map((currency) => `commodity ${sample(currency)} ${currency}`),
      ...accounts.map(({name, class: of}) => `account ${name}  ; type: ${types[of]}`),
      '',
    ].join('\n'),
  entry: ({date, isChecked, payee, narration, id, reference, note, postings}) => {
    const words = [payee, narration].filter((text) => text !== null && text !== '').map((text) => text ?? '');
    const description = words.map(cleanDescription).join(' | ');
    // A bracket in front would begin a code: an empty one goes before it.
    const start = description.startsWith('(') ? `() ${description}` : description;
    const lines = [
      `\n${date} ${isChecked ? '*' : '!'} ${start}`.trimEnd(),
      ...(id === null ? [] : [`    ; id:${id}`]),
      ...(reference === null || reference === '' ? [] : [`    ; reference:${cleanLine(reference)}`]),
      // Where the line could not take a text as it is, it stands below it.
      ...words.filter((text) => cleanDescription(text) !== text).flatMap((text) => comment(text, '    ')),
      ...(note === null || note === '' ? [] : comment(note, '    ')),
      ...postings.map((posting) => `    ${writeAmount(posting)}`),
    ];
    return `${lines.join('\n')}\n`;
  },
  closing: ({date, word, balances}) => {
    if (balances.length === 0) return '';
    const lines = balances.map(
      ({account, currency, decimal}) =>
        `    ${account}  ${unitsToDecimal(0, currency)} ${currency} = ${decimal} ${currency}`,
    );
    return `\n${date} * ${cleanDescription(word)}\n${lines.join('\n')}\n`;
  },
};

function writeAmount({account, decimal, currency}: JournalAmount): string {
  return `${account}  ${decimal} ${currency}`;
}

/** An amount that shows how many decimals a currency has; the mark is there even where it has none. */
function sample(currency: string): string {
  return `1000.${'0'.repeat(currencyDigits(currency))}`;
}

function comment(text: string, indent: string): string[] {
  return text.split(breaks).map((line) => `${indent}; ${cleanLine(line)}`.trimEnd());
}

function cleanLine(text: string): string {
  return text.replace(blanks, ' ').trim();
}

/** A semicolon would begin a comment, a bar ends the payee. */
function cleanDescription(text: string): string {
  return cleanLine(text.replaceAll(';', ',').replaceAll('|', '/'));
}
