import {expect, test} from 'vitest';
import {accounts} from '#contract/bookkeeping/account.ts';
import {beginAccount, finishAccount} from '#src/features/bookkeeping/accounts/account-draft.ts';
import {beginDraft, checkDraft, draftOf, finishDraft} from '#src/features/bookkeeping/forms/transaction-draft.ts';
import {writeRowsCsv} from '#src/features/bookkeeping/imports/reading/write-rows-csv.ts';

const whole = {...beginDraft('2026-03-12', 'account'), units: 1_250, description: ' Café '};

test('[FLD1] an empty transaction says everything that is missing, in the order of the form', () => {
  const empty = {...beginDraft('2026-03-12', null), date: '2026-02-30'};
  expect(checkDraft(empty)).toEqual([
    {field: 'units', reason: 'amountInvalid'},
    {field: 'date', reason: 'transaction.invalid-date'},
    {field: 'description', reason: 'transaction.description-required'},
    {field: 'accountId', reason: 'accountRequired'},
  ]);
  expect(checkDraft({...whole, units: 0})).toEqual([{field: 'units', reason: 'amountZero'}]);
});

test('a merchant stands in for a description, and money out is negative', () => {
  expect(checkDraft({...whole, description: '', merchant: 'Figma'})).toEqual([]);
  expect(finishDraft(whole, 'USD')).toEqual({
    date: '2026-03-12',
    accountId: 'account',
    currency: 'USD',
    categoryId: null,
    amountUnits: -1_250,
    description: 'Café',
    merchant: null,
    note: null,
  });
  expect(finishDraft({...whole, direction: 'in'}, 'USD').amountUnits).toBe(1_250);
});

test('[FLD2] a movement that is opened and saved without a change is the same, also one of nothing', () => {
  const row = {
    id: 'a',
    date: '2026-03-12',
    description: 'AWS',
    amountUnits: -120,
    currency: 'USD',
    accountId: 'x',
    categoryId: null,
    merchant: null,
    note: 'n',
    reference: null,
    checked: false,
    importId: null,
    importLine: null,
    identity: null,
    balanceUnits: null,
    blockedReason: null,
    ruleMark: null,
    createdAt: '2026-03-12T00:00:00.000Z',
  };
  for (const amountUnits of [-120, 120, 0]) {
    const saved = finishDraft(draftOf({...row, amountUnits}), 'USD');
    expect({...row, ...saved}).toEqual({...row, amountUnits});
  }
});

test('an account needs a name; its ending has 2 to 4 letters or digits; its currency is a code', () => {
  const check = (typed: Partial<ReturnType<typeof beginAccount>>) =>
    accounts.check(finishAccount({...beginAccount(null), ...typed}));
  expect(check({})).toEqual([{field: 'name', reason: 'account.name-required'}]);
  expect(check({name: 'Mercury', numberEnding: '12345', currency: '$'})).toEqual([
    {field: 'numberEnding', reason: 'account.ending-invalid'},
    {field: 'currency', reason: 'account.currency-invalid'},
  ]);
  const good = {...beginAccount(null), name: ' Mercury ', numberEnding: '0421', currency: 'usd'};
  expect(check(good)).toEqual([]);
  expect(finishAccount(good)).toMatchObject({name: 'Mercury', bank: null, numberEnding: '0421', currency: 'USD'});
});

test('rows of a file are exported with their line and reason; formulas are defused, numbers are not', () => {
  const csv = writeRowsCsv(
    [{line: 7, reason: 'x', cells: ['=HYPERLINK("a")', '-45.00', 'a, b']}],
    ['Line', 'Why'],
    () => 'bad',
  );
  expect(csv).toBe('\uFEFFLine,Why\r\n7,bad,"\'=HYPERLINK(""a"")",-45.00,"a, b"\r\n');
});
