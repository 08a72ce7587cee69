import {emptyRow, type Statement, type StatementRow} from '#workers/statement-files/statement.ts';

/** Parts of a file whose records are no movements of an account with money. */
const otherParts = /^!(?:type:(?:cat|class|memorized|invst|security|prices|budget|invitem|template|tag)|option|clear)/i;

/**
 * Reads QIF: records of lines that begin with a letter, each ended by `^`. It has neither currencies nor ids, and does not say whether the day or the
 * month stands first: that is decided as it is for tables. Source: providers.md, *QIF*. Rules: IMP34, IMP35.
 */
export function readQif(text: string): Statement {
  const rows: StatementRow[] = [];
  let fields = new Map<string, string>();
  let line = 0;
  let account = '';
  let part: 'rows' | 'account' | 'other' = 'rows';
  const finish = (): void => {
    if (part === 'account') account = fields.get('N') ?? account;
    // What lacks its day or its amount is a row with an error, not none.
    else if (part === 'rows' && (fields.has('D') || fields.has('T') || fields.has('U')))
      rows.push(toRow(fields, {line, account}));
    fields = new Map();
  };
  for (const [place, padded] of text.split('\n').entries()) {
    const written = padded.trimStart();
    const code = written.charAt(0).toUpperCase();
    const value = written.slice(1).trim();
    if (code === '!') {
      finish();
      part = /^!account/i.test(written) ? 'account' : otherParts.test(written) ? 'other' : 'rows';
    } else if (code === '^') finish();
    else if (code === 'D' && fields.has('D')) {
      // The end of the record before is missing.
      finish();
      line = place + 1;
      fields.set(code, value);
    } else if (value !== '') {
      if (fields.size === 0) line = place + 1;
      // The lines of an address and of parts come more than once: the first of each says who and what.
      if (!fields.has(code)) fields.set(code, value);
    }
  }
  finish();
  return {format: 'qif', rows, balances: []};
}

function toRow(fields: ReadonlyMap<string, string>, place: Pick<StatementRow, 'line' | 'account'>): StatementRow {
  const valueOf = (code: string): string => fields.get(code) ?? '';
  const [payee, memo, category] = [valueOf('P'), valueOf('M'), valueOf('L')];
  return {
    ...emptyRow,
    ...place,
    date: readDay(valueOf('D')),
    description: payee || memo,
    note: payee === '' ? '' : memo,
    amount: valueOf('T') || valueOf('U'),
    reference: valueOf('N'),
    // In brackets stands another account, not a category; behind a stroke a class.
    category: category.startsWith('[') ? '' : (category.split('/')[0] ?? ''),
  };
}

/** `1/31'26` is of this century, `1/31/26` of whichever is decided; blanks stand for zeros. */
function readDay(written: string): string {
  const plain = written.replace(/\s+/g, ' ').replace(/ ?([/'.-]) ?/g, '$1');
  return plain.replace(/'(\d{1,2})$/, (_, year: string) => `/20${year.padStart(2, '0')}`).replace(/'(\d{4})$/, '/$1');
}
