import {expect, test} from 'vitest';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';
import {camt, mt940, mt940Words, ofxOne, ofxTwo, qif} from './samples.data.ts';

/** What was read, shortly: day, amount, words, merchant, reference, note. */
function told({transactions}: BankFile) {
  return transactions.map(({date, amountUnits, description, merchant, reference, note}) => [
    date,
    amountUnits,
    description,
    merchant,
    reference,
    note,
  ]);
}

test('[IMP33] [IMP35] OFX 1.x: the day as written, signs, check numbers, and what the account then has', () => {
  const file = readFile(ofxOne);
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-02-04', -12_000, 'AWS EMEA & CO', null, null, 'CARD 0421'],
    ['2026-02-10', 348_000, 'STRIPE TRANSFER', null, null, null],
    ['2026-02-11', -25_050, 'CHECK 1044', null, '1044', null],
  ]);
  expect(file.transactions.map(({identity}) => identity.split('|')[1])).toEqual([
    '202602040001',
    '202602100001',
    '202602110007',
  ]);
  // The line on which the movement starts in its file.
  expect(file.transactions.map(({line}) => line)).toEqual([15, 16, 23]);
  expect(file.reading).toMatchObject({
    profile: 'OFX',
    currency: {value: 'USD'},
    sourceAccounts: [{name: '00012340421', count: 3}],
    controls: [{kind: 'closing', statedUnits: 510_950}],
  });
});

test('[IMP34] [IMP35] OFX 2.x on one line: a correction takes the place of what it corrects, or takes it out', () => {
  const file = readFile(ofxTwo, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-02-05', -1_935, 'RAPPI', null, null, null],
    ['2026-02-08', 900, 'Café & Té <Sur>', null, null, null],
  ]);
});

test('[IMP35] QIF: payee, memo, category and number; another account is no category, a list no movement', () => {
  const file = readFile(qif);
  expect(told(file)).toEqual([
    ['2026-01-31', -120_450, 'AWS EMEA', null, '1044', 'Servidor del cliente'],
    ['2026-02-01', 348_000, 'Stripe', null, null, null],
  ]);
  expect(file.transactions.map(({category}) => category)).toEqual(['Software', null]);
  expect(file.reading.sourceAccounts).toEqual([{name: 'Operativa', count: 2}]);
});

test('[IMP35] QIF does not say which of day and month stands first: it is asked about as of any file', () => {
  const file = readFile("!Type:Bank\nD1/2'26\nT-5.00\nPA\n^\nD3/4'26\nT-6.00\nPB\n^\n");
  expect(file.reading.questions).toEqual(['import.choose-date-order']);
  expect(file.reading.currency.value).toBe('USD');
});

test('[IMP35] MT940: the booking day has the year that is nearest, a reversal turns the sign, parts make words again', () => {
  const file = readFile(mt940, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2025-12-31', -1_835, 'Bestellung 77 Anzug', 'RAPPI GMBH BERLIN', null, null],
    ['2026-01-05', 348_000, 'Factura 38', 'NUBE SUR SPA', 'FACTURA-38', null],
    ['2026-01-06', -1_050, 'Storno', 'NUBE SUR SPA', null, null],
  ]);
  expect(file.reading.controls.map(({kind, agrees}) => [kind, agrees])).toEqual([
    ['opening', null],
    ['closing', true],
  ]);
});

test('[IMP35] MT940 with words between strokes, or with any text', () => {
  const file = readFile(mt940Words, {currency: 'EUR'});
  expect(told(file)).toEqual([
    ['2026-01-31', -2_500, 'Invoice 12 third quarter', 'ACME BV', null, null],
    ['2026-01-31', 500, 'INTEREST JANUARY PAID', null, null, null],
  ]);
});

test('[IMP34] [IMP35] CAMT: a batch is its payments where these make its amount, what is pending is left out', () => {
  const file = readFile(camt, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-01-02', -1_835, 'Pedido 77 Bogotá', 'Rappi', null, null],
    ['2026-01-02', -1_200, 'Figma', 'Figma', 'E2E-9', null],
    ['2026-01-05', 348_000, 'Factura 38', 'Nube Sur SpA', null, null],
    ['2026-01-06', -10_000, 'NOMINA', null, null, null],
  ]);
  expect(file.skipped.map(({reason}) => reason)).toEqual(['import.skipped-pending']);
  expect(file.reading.controls.map(({kind, agrees}) => [kind, agrees])).toEqual([
    ['opening', null],
    ['closing', true],
  ]);
});

/** Movements of one account as OFX: day, amount, id, words, and what else is in them. */
function ofxOf(...movements: readonly (readonly [string, string, string, string, string?])[]): string {
  const rows = movements.map(
    ([day, amount, id, name, more = '']) =>
      `<STMTTRN><TRNTYPE>${more.includes('TRNTYPE') ? '' : 'DEBIT'}${more}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
  );
  return `<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${rows.join('\n')}</BANKTRANLIST></STMTRS></OFX>`;
}

test('[IMP35] what stands for no id, or is shared by several days, tells no movement from another', () => {
  const identityOf = (text: string) => readFile(text).transactions[0]?.identity;
  expect(identityOf(ofxOf(['20260115', '-10.00', '0000000000', 'NETFLIX']))).not.toBe(
    identityOf(ofxOf(['20260215', '-10.00', '0000000000', 'SPOTIFY'])),
  );
  const twins = readFile(
    ofxOf(['20260115', '-10.00', 'BANK-ID-0001', 'A'], ['20260116', '-10.00', 'BANK-ID-0001', 'B']),
  );
  expect(new Set(twins.transactions.map(({identity}) => identity)).size).toBe(2);
  expect(twins.transactions.every(({identity}) => identity.startsWith('row|'))).toBe(true);
});

test('[IMP35] a correction takes out what stood before it alone, also where both have one id', () => {
  const file = readFile(
    ofxOf(
      ['20260110', '-5.00', 'B9', 'KEEP'],
      ['20260111', '-12.00', 'A1', 'OLD'],
      ['20260112', '-13.00', 'A1', 'NEW', '<CORRECTFITID>A1<CORRECTACTION>REPLACE'],
    ),
  );
  expect(file.transactions.map(({description}) => description)).toEqual(['KEEP', 'NEW']);
});

test('[IMP35] of OFX without any minus the kind of a movement says which way it goes', () => {
  const file = readFile(
    ofxOf(['20260110', '5.00', 'B1', 'TARIFA'], ['20260111', '7.50', 'B2', 'PIX', 'CREDIT<TRNTYPE>']),
  );
  expect(file.transactions.map(({amountUnits}) => amountUnits)).toEqual([-500, 750]);
});

test('[IMP34] a sign that begins no tag is text, a name of the language is no entity', () => {
  const file = readFile(ofxOf(['20260110', '-9.00', 'B1', 'A < B &toString; &amp; C']));
  expect(file.transactions[0]?.description).toBe('A < B &toString; & C');
});

test('[IMP34] QIF with an end that is missing, a blank before its lines or no amount loses no record', () => {
  const file = readFile('!Type:Bank\nD1/31/2026\nT-5.00\nPA\n D2/28/2026\n T-6.00\n PB\n^\nD3/30/2026\nPC\n^\n');
  expect(file.transactions.map(({description}) => description)).toEqual(['A', 'B']);
  expect(file.errors.map(({reason}) => reason)).toEqual(['import.amount-missing']);
});

test('[IMP35] MT940 with a point before the cents, nothing before them, or what cannot be read', () => {
  const rows = [
    ':61:2601310131D25.00NTRFNONREF//BANK0001',
    ':86:uno',
    ':61:2601310131D,50NTRFNONREF//BANK0002',
    ':86:dos',
    ':61:2601310131XX',
    ':61:2601310131C9,NTRFNONREF//BANK0004',
  ];
  const file = readFile(
    [':20:1', ':25:1', ':60F:C260101EUR100,', ...rows, ':62F:C260131EUR83,50', ':86:WHOLE', '-'].join('\n'),
    {
      currency: 'EUR',
    },
  );
  expect(file.transactions.map(({amountUnits, description}) => [amountUnits, description])).toEqual([
    [-2_500, 'uno'],
    [-50, 'dos'],
    [900, 'BANK0004'],
  ]);
  expect(file.errors).toHaveLength(1);
  expect(file.reading.controls.at(-1)).toMatchObject({kind: 'closing', agrees: true});
});

test('[IMP35] MT940 as in Poland, with another mark before its numbers', () => {
  const text =
    ':20:1\n:25:1\n:60F:C260101PLN0,00\n:61:2601310131D25,00NTRFNONREF//BANK0001\n:86:020~00VE02\n~20przelew za ~21fakture 7~32JAN KOWALSKI\n:62F:D260131PLN25,00\n';
  const [row] = readFile(text, {currency: 'PLN'}).transactions;
  expect([row?.description, row?.merchant]).toEqual(['przelew za fakture 7', 'JAN KOWALSKI']);
});

test('[IMP35] CAMT with a statement a day adds up, and what comes back is of whom it was paid to', () => {
  const statement = (opening: string, amount: string, closing: string, more = '') =>
    `<Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${opening}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal><Ntry><Amt Ccy="EUR">${amount}</Amt>${more || '<CdtDbtInd>DBIT</CdtDbtInd>'}<Sts>BOOK</Sts><BookgDt><Dt>2026-01-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Nube Sur</Nm></Dbtr><Cdtr><Nm>Telekom</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt>`;
  const back = '<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>';
  const file = readFile(
    `<Document><BkToCstmrStmt>${statement('100.00', '10.00', '90.00')}${statement('90.00', '5.00', '95.00', back)}</BkToCstmrStmt></Document>`,
    {currency: 'EUR'},
  );
  expect(file.reading.warnings).toEqual([]);
  expect(file.transactions.map(({amountUnits, merchant}) => [amountUnits, merchant])).toEqual([
    [-1_000, 'Telekom'],
    [500, 'Telekom'],
  ]);
});

test('[IMP34] a table that only looks like a format in a cell is read as the table it is', () => {
  const rows = '2026-01-31,"Pago\n:20:15 hoy",-5.00\n2026-02-01,<BkToCstmrStmt>,-6.00\n2026-02-02,Tres,-7.00\n';
  expect(readFile(`Date,Description,Amount\n${rows}`).transactions).toHaveLength(3);
});
