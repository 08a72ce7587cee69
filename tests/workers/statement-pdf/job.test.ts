import {expect, test} from 'vitest';
import {makeStatement} from '#workers/statement-pdf/job.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import type {Statement, StatementInput} from '#workers/statement-pdf/input.ts';
import {buildStatement, readFont} from './build-statement.ts';
import {readPdf} from './read-pdf.ts';

async function make(input: StatementInput, loadFont: LoadFont = readFont): Promise<Statement> {
  const made = await makeStatement(input, loadFont);
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value;
}

test('[STM1] the summary adds up to the closing balance, and each row shows the balance after it', async () => {
  const {bytes} = await make(buildStatement([{amountUnits: 250_000}, {amountUnits: -12_345}]));
  const {text} = await readPdf(bytes);
  for (const figure of ['12,340.10', '+2,500.00', '−123.45', '14,840.10', '14,716.65']) expect(text).toContain(figure);
});

test('[STM1] a balance that does not follow, or a closing balance that does not add up, is a bug', async () => {
  const good = buildStatement([{amountUnits: 100}, {amountUnits: -50}]);
  const broken = good.rows.map((row, index) => (index === 0 ? {...row, balanceUnits: row.balanceUnits + 1} : row));
  await expect(makeStatement({...good, rows: broken}, readFont)).rejects.toThrow('balance of row 0');
  await expect(makeStatement({...good, closingUnits: 1}, readFont)).rejects.toThrow('closing balance');
});

test('[STM2] rows out of order or out of the period are a bug', async () => {
  const late = buildStatement([{amountUnits: 1, date: '2026-03-01'}]);
  const backwards = buildStatement([
    {amountUnits: 1, date: '2026-02-05'},
    {amountUnits: 1, date: '2026-02-04'},
  ]);
  await expect(makeStatement(late, readFont)).rejects.toThrow('row 0 is out of order');
  await expect(makeStatement(backwards, readFont)).rejects.toThrow('row 1 is out of order');
});

test('[STM3] account and routing numbers are shown by their ending only, and a longer one is refused', async () => {
  const input = buildStatement([{amountUnits: 1}]);
  expect((await readPdf((await make(input)).bytes)).text).toMatch(/•••• 0421.*•••• 0210/s);
  const whole = {...input, account: {...input.account, numberEnding: '123456789'}};
  await expect(makeStatement(whole, readFont)).rejects.toThrow('not masked');
});

test('[STM4] each language has its own words, month names and paper', async () => {
  const rows = [{amountUnits: -123_456_789}];
  const read = async (language: 'es' | 'en' | 'pt') => readPdf((await make(buildStatement(rows, {language}))).bytes);
  const [es, en, pt] = [await read('es'), await read('en'), await read('pt')];
  expect(es.text).toMatch(/Estado de cuenta.*28 de febrero de 2026.*4 feb 2026.*−1,234,567\.89.*Página 1 de 1/s);
  expect(en.text).toMatch(/Account statement.*February.*Feb 4, 2026.*−1,234,567\.89.*Page 1 of 1/s);
  expect(pt.text).toMatch(/Extrato da conta.*fevereiro.*4 de fev\. de 2026.*−1\.234\.567,89.*Página 1 de 1/s);
  expect([es, en, pt].map(({info}) => info.get('Language'))).toEqual(['es', 'en', 'pt']);
  expect(es.info.get('Title')).toMatch(/^Estado de cuenta · Mercury operativa · /);
});

test('[STM5] amounts have U+2212, grouping and the decimals of their currency, and end at one edge', async () => {
  const account = {...buildStatement([]).account, currency: 'JPY'};
  const rows = [{amountUnits: -1234}, {amountUnits: 1_111_111}, {amountUnits: -7}];
  const {pages, text} = await readPdf((await make(buildStatement(rows, {account}))).bytes);
  expect(text).toContain('−1,234');
  expect(text.split('Generado')[0]).not.toMatch(/-\d/);
  const amounts = (pages[0]?.items ?? []).filter(({text: item}) => ['−1,234', '+1,111,111', '−7'].includes(item));
  const [first, ...rest] = amounts.slice(-3).map(({right}) => Math.round(right * 10));
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  for (const right of rest) expect(right).toBe(first);
});

test('[STM6] a long description takes two lines and ends in an ellipsis inside its column', async () => {
  const description = 'Transferencia recibida por servicios de consultoría prestados durante el trimestre '.repeat(5);
  const {pages} = await readPdf((await make(buildStatement([{amountUnits: -1, description}]))).bytes);
  const items = pages[0]?.items ?? [];
  const lines = items.filter(({text}) => /Transferencia|consultoría|trimestre|…/.test(text));
  const amount = items.findLast(({text}) => text === '−0.01');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.text).toMatch(/\S…$/);
  for (const line of lines) expect(line.right).toBeLessThan(amount?.x ?? 0);
});

test('[STM7] pages repeat the column heads and count themselves; the closing balance is never alone', async () => {
  for (const count of [26, 27, 28, 29, 30, 31, 90]) {
    const transactions = Array.from({length: count}, (_, index) => ({
      amountUnits: index + 1,
      description: `Mov ${index}`,
    }));
    const {bytes, pageCount} = await make(buildStatement(transactions));
    const {pages} = await readPdf(bytes);
    expect(pages).toHaveLength(pageCount);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toMatch(/Fecha.*Descripción.*Importe.*Saldo/s);
      expect(page.text).toContain(`Página ${index + 1} de ${pageCount}`);
    }
    expect(pages.at(-1)?.text).toMatch(/Mov \d+.*Saldo final/s);
  }
});

test('[STM11] an empty month says so, with equal balances', async () => {
  const {bytes, pageCount} = await make(buildStatement([]));
  const {text} = await readPdf(bytes);
  expect(pageCount).toBe(1);
  expect(text).toContain('Sin movimientos en este período.');
  expect(text.split('12,340.10')).toHaveLength(3);
});

test('[STM12] equal input makes equal bytes', async () => {
  const input = buildStatement([{amountUnits: 5, description: 'Żółć 東京 شركة'}]);
  const [first, second] = [await make(input), await make(input)];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test('[STM13] ten thousand rows are all there, in less than 1.5 MB', async () => {
  const transactions = Array.from({length: 10_000}, (_, index) => ({
    amountUnits: index % 2 ? 70 : -35,
    description: `Pago ${index}`,
  }));
  const {bytes, pageCount} = await make(buildStatement(transactions));
  expect(bytes.length).toBeLessThan(1_500_000);
  const {pages, text} = await readPdf(bytes);
  expect(pages).toHaveLength(pageCount);
  expect(pageCount).toBeGreaterThan(200);
  expect(new Set(text.match(/Pago \d+/g)).size).toBe(10_000);
});
