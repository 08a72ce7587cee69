import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {es as words} from '#src/shell/palette/text/es.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {seedOtherCompany} from '#tests/kits/screen-kit/seed.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const field = () => page.getByRole('combobox', {name: words.title});
const group = (name: string) => page.getByRole('group', {name});

async function openPalette(rows: NonNullable<Parameters<typeof openScreen>[0]['rows']> = {}) {
  await openScreen({path: pathTo.dashboard.path, rows});
  await expect.element(page.getByRole('heading', {level: 1})).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
}

test('[PAL6] a movement is found by its words and by its amount, and Enter leads to its row with the panel open', async () => {
  await openPalette();
  await field().fill('movimiento 007');
  await expect.element(group(words.sectionMovements).getByRole('option', {name: /MOVIMIENTO 007/})).toBeVisible();
  // 1,250 and six times 977 cents.
  await field().fill('71,12');
  await expect.element(group(words.sectionMovements).getByRole('option', {name: /MOVIMIENTO 007/})).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(location.search).get('row')).toBe(testId(0x7006));
  const panel = () => document.querySelector(`section[aria-label="${books.detailLabel}"]`)?.textContent ?? '';
  await expect.poll(panel).toContain('MOVIMIENTO 007');
  await settle();
});

test('[PAL6] accounts, imports and receipts are found by name, and all that fits is a list away', async () => {
  await openPalette();
  await field().fill('cuenta eur');
  await expect.element(group(words.sectionAccounts).getByRole('option', {name: /Cuenta EUR/})).toBeVisible();
  await field().fill('febrero.csv');
  await expect.element(group(words.sectionFiles).getByRole('option', {name: /febrero.csv/})).toBeVisible();
  await field().fill('movimiento');
  await group(words.sectionMovements)
    .getByRole('option', {name: new RegExp(words.foundAll)})
    .click();
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('movimiento');
  await settle();
});

test('[PAL6] a merchant leads to its own movements, as many as its line says', async () => {
  const movement = (number: number, merchant: string) =>
    buildRow('transactions', testId(0x8000 + number), {description: `PAGO FIGMA ${number}`, merchant, note: null});
  const transactions = [movement(1, 'Figma'), movement(2, 'Figma'), movement(3, 'Figma Socios')];
  await openPalette({transactions});
  await field().fill('figma');
  await group(words.sectionMerchants)
    .getByRole('option', {name: `Figma ${words.foundAllAbout_other.replace('{{count}}', '2')}`})
    .click();
  await expect.poll(() => new URLSearchParams(location.search).get('merchant-name')).toBe('Figma');
  await expect.poll(() => document.querySelectorAll('[role=grid] [role=row][data-row]').length).toBe(2);
  await settle();
});

test('[PAL6] what is nowhere is said, and so is what is not looked for yet', async () => {
  await openPalette();
  await field().fill('zzqx');
  await expect
    .element(page.getByRole('status').filter({hasText: words.none.replace('{{typed}}', 'zzqx')}))
    .toBeVisible();
});

test('[PAL7] other companies are searched too, below the open one and by company, also without a network, and what is chosen there opens its company', async () => {
  const {me} = await openScreen({path: pathTo.dashboard.path, face: 'offline'});
  const mine = {type: 'LLC', role: 'owner'} as const;
  const yerba = await seedOtherCompany(me?.id ?? '', {...mine, name: 'Yerba LLC', merchant: 'Movimiento Zeta'});
  await seedOtherCompany(me?.id ?? '', {
    ...mine,
    type: 'Cross Border Crypto',
    name: 'Sin Libros',
    merchant: 'Zeta Dos',
  });
  await expect.element(page.getByRole('heading', {level: 1})).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field().fill('movimiento');
  const ofYerba = group(words.sectionElsewhere.replace('{{company}}', 'Yerba LLC'));
  await expect.element(ofYerba.getByRole('option', {name: /^Movimiento Zeta.*\$/})).toBeVisible();
  await field().fill('zeta');
  await expect.element(ofYerba.getByRole('option', {name: /Cuenta Movimiento Zeta/})).toBeVisible();
  await expect.element(ofYerba.getByRole('option', {name: /Movimiento Zeta.csv/})).toBeVisible();
  await expect.element(page.getByRole('option', {name: /Zeta Dos/})).not.toBeInTheDocument();
  await ofYerba.getByRole('option', {name: /^Movimiento Zeta.*\$/}).click();
  await expect.poll(() => location.pathname).toBe(pathTo.books('es', yerba));
  const panel = () => document.querySelector(`section[aria-label="${books.detailLabel}"]`)?.textContent ?? '';
  await expect.poll(panel).toContain('Movimiento Zeta');
  await settle();
});
