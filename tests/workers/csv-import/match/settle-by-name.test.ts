import {expect, test} from 'vitest';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {KnownRow} from '#workers/csv-import/record/known-rows.ts';
import {settleByName, type Shelf} from '#workers/csv-import/record/settle-by-name.ts';

const date = '2026-01-12';
const identity = `row|${date}|-350|coffee corner||1`;

const row: FileTransaction = {
  line: 2,
  identity,
  date,
  description: 'Coffee corner',
  merchant: null,
  amountUnits: -350,
  balanceUnits: null,
  note: null,
  category: null,
  reference: null,
};

const stored: KnownRow = {live: true, identity, accountId: 'account', date, amountUnits: -350, importId: 'first'};

/** The file begins and ends on a day that no import covers on both sides: there its name alone says nothing. */
const shelf: Shelf = {
  known: new Map([
    ['twin', stored],
    ['decided', stored],
  ]),
  aliases: new Map(),
  spans: [],
  hasSameDates: () => true,
  isSameFile: false,
};

const settle = (more: Partial<Shelf>) => settleByName({ids: ['twin'], transactions: [row]}, {...shelf, ...more});

test('[IMP44] what was decided about a row whose name is that of a twin is found by its name from then on', () => {
  expect(settle({})).toEqual([null]);
  expect(settle({aliases: new Map([['twin', 'decided']])})).toEqual(['decided']);
  expect(settle({aliases: new Map([['twin', 'gone']])})).toEqual([null]);
  // Where the name proves the row itself, nothing that was decided stands before it.
  expect(settle({aliases: new Map([['twin', 'decided']]), isSameFile: true})).toEqual(['twin']);
});
