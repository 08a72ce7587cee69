import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {languages} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {params} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const reading = JSON.stringify({
  version: 1,
  recipe: {plan: {columns: {}}},
  reading: {period: {from: '2026-03-01', to: '2026-03-31'}, rowOrder: 'oldest-first'},
  seen: [],
});

/** Two imports of one account that did not know of each other, with two movements each. */
async function fillTwice(
  userId: string,
  amounts = ['-4200', '-9900'],
  words = 'Hotel',
  day = '2026-03-12',
): Promise<void> {
  const make = buildChangeIn(params['companyId'] ?? '');
  const both = [0x5100, 0x5200];
  const imports = both.map((id, place) =>
    buildRow('imports', testId(id), {
      fileName: `marzo-${place}.csv`,
      reading,
      createdAt: `2026-11-2${place}T12:00:00.000Z`,
    }),
  );
  const rows = both.flatMap((id) =>
    amounts.map((amount, place) =>
      buildRow('transactions', testId(id + 1 + place), {
        date: day,
        amountUnits: Number(amount),
        description: `${words} ${place}`,
        importId: testId(id),
        importLine: 2 + place,
        identity: `row|${day}|${amount}|${words.toLowerCase()} ${place}||${id}`,
        balanceUnits: null,
        note: null,
        categoryId: null,
        checked: false,
      }),
    ),
  );
  const database = await openDatabase(userId, () => undefined);
  const label = {key: 'bookkeeping:labelImport'};
  await recordChange(
    database,
    {...make.create('imports', imports), label},
    {...make.create('transactions', rows), label},
  );
  database.close();
}

const list = () => page.getByRole('region', {name: es.doublesTitle});

test('[IMP45] what is here twice is shown pair by pair, and taken back or left', async () => {
  const {me} = await openScreen({path: pathTo.imports.path});
  await fillTwice(me?.id ?? '');
  await expect.element(list().getByRole('button', {name: es.doublesTake}).nth(1)).toBeVisible();
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
  await list().getByRole('button', {name: es.doublesApart}).first().click();
  await expect.element(list().getByRole('button', {name: es.doublesTake}).nth(1)).not.toBeInTheDocument();
  await list().getByRole('button', {name: es.doublesTake}).click();
  await expect.element(list()).not.toBeInTheDocument();
});

test('[IMP45] twins of which nothing tells how many are repetitions are asked about, in one field', async () => {
  const {me} = await openScreen({path: pathTo.imports.path});
  // The last day of both: either may have begun or ended within it.
  await fillTwice(me?.id ?? '', ['-350', '-350'], 'Café', '2026-03-31');
  const question = page.getByRole('button', {name: /¿Cuántos del segundo son otros movimientos\?$/});
  await expect.element(question).toBeVisible();
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
  await settle();
  expect(await findFaults('filled', 'everything')).toEqual([]);
  await question.click();
  await page.getByRole('option', {name: es.doublesNoneNew}).click();
  await expect.element(question).not.toBeInTheDocument();
});

test.each(languages)('[SIT12] what is here twice keeps nobody out, in %s', async (language) => {
  const {me} = await openScreen({path: pathTo.imports.path, language});
  await fillTwice(me?.id ?? '');
  await expect
    .element(
      page
        .getByRole('main')
        .getByText(/12.* · Hotel 0 ·/)
        .first(),
    )
    .toBeVisible();
  await settle();
  expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
});
