import {expect, test} from 'vitest';
import {writePlainDigits} from '#workers/csv-import/file/plain-digits.ts';
import {readFile, shown} from './read-file.ts';

const inCyrillic = 'Дата;Описание;Сумма\n02.03.2026;Пятёрочка продукты;-125,50\n13.03.2026;Перевод зарплаты;1500,00\n';

/** Windows-1251 of Cyrillic letters. */
function cyrillicBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (letter === 'ё') return 0xb8;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
}

test('[IMP2] an old encoding is told by where its letters lie, so that no text becomes another', () => {
  const {reading, transactions} = readFile(cyrillicBytes(inCyrillic));
  expect([reading.encoding.value, transactions[0]?.description]).toEqual(['windows-1251', 'Пятёрочка продукты']);
  const latin = Uint8Array.from(
    'Fecha;Descripción;Importe\n02/03/2026;PAPELERÍA ÑANDÚ, año 1º;-125,50\n13/03/2026;José Núñez;1500,00\n',
    (letter) => letter.charCodeAt(0),
  );
  expect(readFile(latin).reading.encoding.value).toBe('windows-1252');
  const polish = Uint8Array.from(
    'Data;Opis;Kwota\n2026-03-02;p³atno\u009cæ kart¹;-125,50\n2026-03-05;wyp³ata;1500,00\n',
    (letter) => letter.charCodeAt(0),
  );
  expect(readFile(polish).transactions[0]?.description).toBe('płatność kartą');
});

test('[IMP7] digits of any script are digits, with the marks between them', () => {
  expect(writePlainDigits('٢٠٢٦/٠٣/٠٢ ۱۲٫۵۰ ०१२ ๑๒ １２．５ \u200e-4\u200f٬٠٠٠')).toBe(
    "2026/03/02 12.50 012 12 12.5 -4'000",
  );
  expect(writePlainDigits('Ñandú 12,50 東京 ½')).toBe('Ñandú 12,50 東京 ½');
});

test('[IMP4] a dated line that states a balance moves nothing, and one without date, amount and words is none', () => {
  const file = readFile(
    'Date,Description,Amount,Note\n2026-03-01,Opening balance,1000.00,\n2026-03-02,Saldo de libros ACME,-5.00,\n2026-03-05,Rent,-20.00,\n2026-03-31,Saldo final al 31,975.00,\n,,,,,,77.10\n',
  );
  expect(shown(file)).toEqual(['3 2026-03-02 -500 - Saldo de libros ACME', '4 2026-03-05 -2000 - Rent']);
  expect(file.errors).toEqual([]);
});

test('[IMP8] a balance from before each row proves no sign where the dates say which way the rows go', () => {
  const file = readFile(
    'Date,One,Two,Three,Text\n2026-03-02,1000.00,987.45,-12.55,a\n2026-03-05,987.45,2487.45,1500.00,b\n2026-03-13,2487.45,1637.45,-850.00,c\n',
  );
  expect(file.transactions.map(({amountUnits, balanceUnits}) => [amountUnits, balanceUnits])).toEqual([
    [-1255, 98745],
    [150000, 248745],
    [-85000, 163745],
  ]);
});

test('[IMP18] of a pair of which one side has a known name, the other is what fills its gaps', () => {
  const file = readFile(
    'Date,Text,Foo,Credit,Bar\n2026-03-02,a,12.55,,7\n2026-03-05,b,,1500.00,7\n2026-03-13,c,850.00,,7\n',
  );
  expect(file.transactions.map(({amountUnits}) => amountUnits)).toEqual([-1255, 150000, -85000]);
});

test('[IMP17] of two amounts the one that the account bore is read', () => {
  const file = readFile(
    'Date,Text,Amount,Currency,Card amount,Card currency\n2026-03-02,a,-10.00,EUR,-11.20,USD\n2026-03-05,b,-5.00,USD,-5.00,USD\n2026-03-06,c,8.00,USD,8.00,USD\n',
  );
  expect(file.transactions.map(({amountUnits}) => amountUnits)).toEqual([-1120, -500, 800]);
});

test('[IMP19] what calls itself a status is one in whatever language, and what nobody knows is asked about', () => {
  const file = readFile(
    'Date,Description,Amount,Status\n2026-03-02,a,-10.00,Zorp\n2026-03-05,b,5.00,Blib\n2026-03-06,c,5.00,Zorp\n',
  );
  expect(file.reading.questions).toEqual(['import.choose-status']);
  expect(file.reading.openStatuses.map(({name, count}) => `${name} ${count}`)).toEqual(['zorp 2', 'blib 1']);
});
