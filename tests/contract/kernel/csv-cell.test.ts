import Papa from 'papaparse';
import {expect, test} from 'vitest';
import {quoteCsvText, writeCsvText} from '#contract/kernel/csv-cell.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = ['', ' ', '\u00a0', '\u200b', '\ufeff', '"', "'", '“', ' "', "\u202f'"];

test('[BKS9] a formula is defused whatever stands before its sign, and what is none stays as it is', () => {
  for (const sign of signs)
    for (const start of before) {
      const text = `${start}${sign}cmd|' /C calc'!A0`;
      expect(Papa.parse<string[]>(writeCsvText(text), {delimiter: ','}).data).toEqual([[`'${text}`]]);
    }
  for (const text of ['\t1', '\r1', '\n1'])
    expect(Papa.parse<string[]>(writeCsvText(text), {delimiter: ',', newline: '\r\n'}).data).toEqual([[`'${text}`]]);
  for (const text of ['a=b', '1-2', '(=1)', 'a@b.co', '', 'ñ', '#REF', '/x'])
    expect(Papa.parse<string[]>(writeCsvText(text), {delimiter: ','}).data).toEqual(text === '' ? [] : [[text]]);
});

test('[BKS9] no text makes a cell of its own, by whichever separator it is read', () => {
  for (const separator of [',', ';', '\t'])
    for (const write of [writeCsvText, quoteCsvText]) {
      const text = `caf${separator}=HYPERLINK("x")`;
      expect(Papa.parse<string[]>(write(text), {delimiter: separator}).data).toEqual([[text]]);
    }
});
