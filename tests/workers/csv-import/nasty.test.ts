import {expect, test} from 'vitest';
import {readFile, shown} from './read-file.ts';

const header = 'Date,Description,Amount\n';

test('[IMP2] encodings are found: byte order marks, UTF-16 with and without one, cp1252, each with its evidence', () => {
  const text = 'Fecha;Descripción;Importe\n31/01/2026;Café señor;-1,50\n';
  const wide = (little: boolean, mark: boolean) => {
    const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))];
    return Uint8Array.from(units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
  };
  const utf8 = new TextEncoder().encode(text);
  const latin = Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)));
  const files: [Uint8Array, string, string][] = [
    [utf8, 'utf-8', 'valid-utf8'],
    [Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'utf-8', 'byte-order-mark'],
    [wide(true, true), 'utf-16le', 'byte-order-mark'],
    [wide(false, true), 'utf-16be', 'byte-order-mark'],
    [wide(true, false), 'utf-16le', 'zero-bytes'],
    [wide(false, false), 'utf-16be', 'zero-bytes'],
    [latin, 'windows-1252', 'not-utf8'],
  ];
  for (const [bytes, encoding, reason] of files) {
    const file = readFile(bytes, {currency: 'EUR'});
    expect([file.reading.encoding.value, file.reading.encoding.because.reason]).toEqual([encoding, reason]);
    expect(shown(file)).toEqual(['2 2026-01-31 -150 - Café señor']);
  }
});

test('[IMP3] commas, semicolons, tabs and bars; quotes, quoted line breaks and odd line ends keep their line numbers', () => {
  for (const mark of [',', ';', '\t', '|'])
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = [
        'Date,Description,Amount',
        '2026-01-31,"two',
        'lines; and, more",-1.50',
        '',
        '2026-02-01,plain,2.00',
      ];
      const text = lines.join(end).replaceAll(/,(?! more)/g, mark);
      const file = readFile(text);
      expect(file.reading.delimiter.value).toBe(mark);
      expect(shown(file)).toEqual([
        `2 2026-01-31 -150 - two lines; and${mark === ',' ? ',' : ','} more`,
        '5 2026-02-01 200 - plain',
      ]);
    }
});

test('[IMP3] a quote that is never closed does not swallow the rest of the file', () => {
  const file = readFile(`${header}2026-01-30,"unclosed,-1.50\n2026-01-31,next,-2.50\n`);
  expect(shown(file)).toEqual(['2 2026-01-30 -150 - "unclosed', '3 2026-01-31 -250 - next']);
  expect(file.reading.warnings).toContain('import.quotes-broken');
});

test('[IMP4] preamble, blank lines, repeated header, total lines and rows of other widths', () => {
  const text = [
    'sep=;',
    'Banco del Sur;;;',
    'Cuenta;ES91 2100 0418 45;;',
    '',
    'Fecha ;Concepto ; Importe;Concepto ',
    '15/01/2026;Luz;-30,00;enero;sobra',
    '16/01/2026;Agua;-20,00',
    'Fecha ;Concepto ; Importe;Concepto ',
    '17/01/2026;Gas;-10,00;',
    ';Total;-60,00;',
    'Fin del listado',
  ].join('\n');
  const file = readFile(text, {currency: 'EUR'});
  expect(shown(file)).toEqual(['6 2026-01-15 -3000 - Luz', '7 2026-01-16 -2000 - Agua', '9 2026-01-17 -1000 - Gas']);
  expect(file.skipped.map(({line, reason}) => [line, reason])).toEqual([
    [8, 'import.skipped-repeated-header'],
    [10, 'import.skipped-total-line'],
    [11, 'import.skipped-total-line'],
  ]);
  expect(file.reading.headerLine).toEqual({value: 5, because: {reason: 'header-words', params: {count: 4}}});
});

test('[IMP4] a file without a header is read by what its columns hold, and proved', () => {
  const text = '13/01/2026;Luz;-30,00;970,00\n14/01/2026;Agua;-20,00;950,00\n15/01/2026;Nómina;1.000,00;1.950,00\n';
  const file = readFile(text, {currency: 'EUR'});
  expect(shown(file)).toEqual([
    '1 2026-01-13 -3000 97000 Luz',
    '2 2026-01-14 -2000 95000 Agua',
    '3 2026-01-15 100000 195000 Nómina',
  ]);
  expect(file.reading.balance.status).toBe('proved');
});

test('[IMP9] columns in a language nobody foresaw are found by what they hold, debit and credit by the balance', () => {
  const text = [
    'Paivays|Selite|Otto|Pano|Tase',
    '2026-01-13|Vuokra|30.00||970.00',
    '2026-01-14|Palkka||500.00|1470.00',
    '2026-01-15|Kauppa|20.00||1450.00',
  ].join('\n');
  const file = readFile(text, {currency: 'EUR'});
  expect(file.reading.columns.map(({role}) => role)).toEqual(['date', 'description', 'debit', 'credit', 'balance']);
  expect(file.transactions.map(({amountUnits}) => amountUnits)).toEqual([-3000, 50000, -2000]);
});

test('[IMP7] amounts in every dress, exact', () => {
  const written: [string, number][] = [
    ['+1092.00', 109_200],
    ['(45.99)', -4599],
    ['5-', -500],
    ['\u22125.10', -510],
    ["1'850.00", 185_000],
    ['$-5', -500],
    ['-$5.25', -525],
    ['1\u00a0234.56', 123_456],
    ['1,234.56', 123_456],
    ['12,34,567.89', 123_456_789],
    ['12.50 CR', 1250],
    ['12.50DR', -1250],
    ['USD 7.00', 700],
    ['.5', 50],
    ['0.00', 0],
    ['-0.00', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ];
  const rows = written.map(([text]) => `2026-01-31,x,"${text}"`).join('\n');
  expect(readFile(header + rows).transactions.map(({amountUnits}) => amountUnits)).toEqual(
    written.map(([, units]) => units),
  );
});

test('[IMP7] what is no exact amount is a row error with its column, never a guess', () => {
  const bad: [string, string][] = [
    ['1.50', ''],
    ['12.345', 'import.amount-too-precise'],
    ['1,2,3', 'import.bad-amount'],
    ['abc', 'import.bad-amount'],
    ['90071992547409.93', 'import.amount-too-large'],
    ['€5.00', 'import.wrong-currency'],
    ['', 'import.amount-missing'],
  ];
  const {errors} = readFile(header + bad.map(([text]) => `2026-01-31,x,"${text}"`).join('\n'));
  expect(errors.map(({line, column, reason}) => [line, column, reason])).toEqual(
    bad.slice(1).map(([, reason], index) => [index + 3, 2, reason]),
  );
});

test('[IMP7] the decimal mark is decided from the whole file; only groups of three are asked about', () => {
  const decide = (amounts: string[], currency = 'USD') => {
    const text = amounts.map((amount) => `2026-01-31;x;${amount}`).join('\n');
    const {reading} = readFile(`Date;Description;Amount\n${text}`, {currency});
    const asked = reading.questions.filter((question) => question === 'import.choose-decimal-mark');
    return [reading.decimalMark.value, reading.decimalMark.because.reason, asked.length];
  };
  expect(decide(['1.500', '2.000', '12,5'])).toEqual([',', 'decimals-after-mark', 0]);
  expect(decide(['1.234,56'])).toEqual([',', 'both-marks', 0]);
  expect(decide(['1.234.567'])).toEqual([',', 'repeated-grouping', 0]);
  expect(decide(['1,234', '2,500'])).toEqual(['.', 'currency-digits', 0]);
  expect(decide(['1,500', '2,000'])).toEqual(['.', 'no-evidence', 1]);
  expect(decide(['1,500', '2,345'], 'KWD')).toEqual(['.', 'no-evidence', 1]);
  expect(decide(['1500', '20'])).toEqual(['.', 'no-fraction', 0]);
});

test('[IMP7] yen have no decimals, gold has six', () => {
  const amounts = (currency: string, amount: string) => {
    const file = readFile(`${header}2026-01-31,x,${amount}`, {currency});
    return file.transactions[0]?.amountUnits ?? file.errors[0]?.reason;
  };
  expect(amounts('JPY', '1200')).toBe(1200);
  expect(amounts('JPY', '1200.50')).toBe('import.amount-too-precise');
  expect(amounts('XAU', '0.012345')).toBe(12_345);
});

test('[IMP6] the date order is decided from the whole file, with its witness', () => {
  const decide = (dates: string[], options = {}) => {
    const text = dates.map((date) => `"${date}",x,-1.00`).join('\n');
    const {reading} = readFile(header + text, options);
    return [reading.dateOrder.value, reading.dateOrder.because.reason, reading.questions.length];
  };
  expect(decide(['03/04/2024', '13/04/2024'])).toEqual(['DMY', 'day-above-12', 0]);
  expect(decide(['03/04/2024', '12/31/2024'])).toEqual(['MDY', 'month-above-12', 0]);
  expect(decide(['2024-04-03'])).toEqual(['YMD', 'year-first', 0]);
  expect(decide(['3 de abril de 2024', '04-ago-24'])).toEqual(['YMD', 'month-names', 0]);
  expect(decide(['03/04/2024', '05/06/2024'])).toEqual(['MDY', 'no-evidence', 1]);
  expect(decide(['01/03/2024', '02/03/2024', '05/03/2024', '01/04/2024', '02/04/2024'])).toEqual([
    'DMY',
    'in-date-order',
    0,
  ]);
  expect(decide(['03/04/2024'], {fileName: 'x_2024-04-01_2024-04-30.csv'})).toEqual(['DMY', 'file-name-period', 0]);
  expect(decide(['03/12/2026', '03/11/2026'], {today: '2026-04-01'})).toEqual(['MDY', 'not-in-future', 0]);
});

test('[IMP6] a stray line does not turn a known export round: the person is asked', () => {
  const mercury = (dates: readonly string[]) => {
    const rows = dates.map((date) => `${date},Figma,-15.00,Sent,Checking,FIGMA`).join('\n');
    return readFile(`Date (UTC),Description,Amount,Status,Source Account,Bank Description\n${rows}\n`).reading;
  };
  const months = ['08-01-2026', '08-02-2026', '08-03-2026', '08-04-2026', '08-05-2026'];
  const stray = mercury([...months, '31-08-2026']);
  expect(stray.dateOrder).toMatchObject({value: 'MDY', because: {reason: 'known-export'}});
  expect(stray.questions).toEqual(['import.choose-date-order']);
  expect(mercury(months)).toMatchObject({dateOrder: {value: 'MDY'}, questions: []});
  // Saved again by a spreadsheet that writes the day first, most lines say so.
  const turned = mercury(['05-08-2026', '14-08-2026', '21-08-2026', '31-08-2026']);
  expect(turned).toMatchObject({dateOrder: {value: 'DMY', because: {reason: 'day-above-12'}}, questions: []});
});

test('[IMP6] dates with two-digit years, times, names in three languages, and days that do not exist', () => {
  const text = [
    '31/12/25',
    '31/12/2025 23:59:59',
    '31-dic-2025',
    '31 dez. 2025',
    'Dec 31, 2025',
    '31.12.2025',
    '30/02/2025',
  ];
  const {transactions, errors} = readFile(header + text.map((date) => `"${date}",x,-1.00`).join('\n'));
  expect(new Set(transactions.map(({date}) => date))).toEqual(new Set(['2025-12-31']));
  expect(transactions).toHaveLength(6);
  expect(errors.map(({line, column, reason}) => [line, column, reason])).toEqual([[8, 0, 'import.bad-date']]);
});

test('[IMP8] the first line whose balance does not follow is named, in both orders', () => {
  const rows = [
    '2026-01-13,a,-30.00,970.00',
    '2026-01-14,b,-20.00,950.00',
    '2026-01-16,d,-5.00,940.00',
    '2026-01-17,e,-1.00,939.00',
  ];
  const read = (lines: string[]) => readFile(`Date,Description,Amount,Balance\n${lines.join('\n')}`).reading;
  const broken = {status: 'broken', stepCount: 3, brokenCount: 1, expectedUnits: 94_500, foundUnits: 94_000};
  expect(read(rows).balance).toEqual({...broken, line: 4});
  expect(read(rows.toReversed()).balance).toEqual({...broken, line: 3});
  expect(read(rows).warnings).toContain('import.balance-broken');
});

test('[IMP8] signs are turned where the balance, or what rows call themselves, says so', () => {
  const proved = readFile(
    'Date,Description,Amount,Balance\n2026-01-13,a,30.00,970.00\n2026-01-14,b,-20.00,990.00\n2026-01-15,c,40.00,950.00',
  );
  expect(proved.reading.sign).toEqual({value: 'flipped', because: {reason: 'balance-proves'}});
  const card = readFile(
    `${header}2026-01-13,PURCHASE SHOP,30.00\n2026-01-14,PURCHASE BAR,20.00\n2026-01-15,PAYMENT RECEIVED - THANK YOU,-50.00`,
  );
  expect(card.transactions.map(({amountUnits}) => amountUnits)).toEqual([-3000, -2000, 5000]);
  const words = readFile('Fecha,Concepto,Monto,Tipo\n2026-01-13,a,30.00,Cargo\n2026-01-14,b,20.00,Abono');
  expect(words.transactions.map(({amountUnits}) => amountUnits)).toEqual([-3000, 2000]);
});

test('[IMP9] what the person chooses is done, and the file read again with it', () => {
  const text = `${header}03/04/2024,x,"1,500"\n05/06/2024,=HYPERLINK("http://x"),2\n`;
  const file = readFile(text, {
    overrides: {dateOrder: 'DMY', decimalMark: ',', flipSign: true, roles: {1: 'merchant'}, skipLines: [3]},
  });
  expect(shown(file)).toEqual(['2 2024-04-03 -150 - x']);
  expect(file.transactions[0]?.merchant).toBe('x');
  expect(file.skipped).toMatchObject([{line: 3, reason: 'import.skipped-by-person'}]);
  expect(file.reading.questions).toEqual([]);
});

test('[IMP9] a file of several accounts asks which one, and takes only that', () => {
  const text = 'Date,Description,Amount,Source Account\n2026-01-13,a,-1.00,Checking\n2026-01-14,b,-2.00,Savings';
  expect(readFile(text).reading.questions).toEqual(['import.choose-source-account']);
  const file = readFile(text, {overrides: {sourceAccount: 'Savings'}});
  expect(shown(file)).toEqual(['3 2026-01-14 -200 - b']);
  expect(file.skipped).toMatchObject([{line: 2, reason: 'import.skipped-other-account'}]);
});

test('[IMP9] a column that names the own side asks which account, however many there are in a short file; beside the other side’s it does not', () => {
  const names = ['Checking', 'Savings', 'Treasury', 'Payroll', 'Reserve'];
  const text = (header: string, more = '') =>
    [header, ...names.map((name, at) => `2026-01-1${at},a,-${at + 1}.00,${name}${more}`)].join('\n');
  expect(readFile(text('Date,Description,Amount,Source Account')).reading.questions).toContain(
    'import.choose-source-account',
  );
  const both = text('Date,Description,Amount,Source Account,Destination Account', ',Rent');
  expect(readFile(both).reading.sourceAccounts).toEqual([]);
});

test('[IMP1] what looks like a formula stays the text it is', () => {
  const {transactions} = readFile(`${header}2026-01-31,"=HYPERLINK(""http://x"",""y"")",-1.00`);
  expect(transactions[0]?.description).toBe('=HYPERLINK("http://x","y")');
});

test('[IMP5] an id that all rows share, or that starts again every day, does not make two transactions one', () => {
  const shared = readFile(
    'Id,Date,Description,Amount\nC-1234567890,2026-01-13,Fee,-5.00\nC-1234567890,2026-02-13,Fee,-5.00\nC-1234567890,2026-03-13,Fee,-5.00',
  );
  expect(shared.transactions.map(({identity}) => identity)).toEqual([
    'row|2026-01-13|-500|fee||1',
    'row|2026-02-13|-500|fee||1',
    'row|2026-03-13|-500|fee||1',
  ]);
  const daily = (date: string) =>
    readFile(`Id,Date,Description,Amount\n17,${date},Fee,-5.00`).transactions[0]?.identity;
  expect(daily('2026-01-13')).not.toBe(daily('2026-01-14'));
});
