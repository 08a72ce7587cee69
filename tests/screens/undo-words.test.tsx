import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pathTo} from '#src/routing/routing.ts';
import {readToasts, removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {readMeta} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-row]:not([aria-busy])')];

test('[NTC3] what was undone names its row with its day, and leaves no notice (ux.md U3)', async () => {
  const {me} = await openScreen({path: pathTo.books.path});
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  const database = await openDatabase(me?.id ?? '', () => undefined);
  // Dates and letters are told of meanwhile.
  const readNotices = async () => (await readMeta(database, 'notices'))?.filter(({text}) => text.includes('006')) ?? [];
  rows()
    .find((row) => row.textContent.includes('MOVIMIENTO 006'))
    ?.focus();
  await settle();
  await userEvent.keyboard('v');
  await settle();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Deshecho: MOVIMIENTO 006 \(10 nov 2026\)/)).toBeVisible();
  await settle();
  expect(await readNotices()).toEqual([]);
  database.close();
});

test('[UND1] the popup of an act goes when the act is undone: what it says is no longer so', async () => {
  removeToasts();
  await openScreen({path: pathTo.books.path});
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  rows()
    .find((row) => row.textContent.includes('MOVIMIENTO 006'))
    ?.focus();
  await settle();
  await userEvent.keyboard('{Delete}');
  const offer = page.getByRole('button', {name: /^Deshacer/});
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  expect(readToasts().map(({text}) => text)).toEqual([expect.stringMatching(/^Deshecho: /)]);
  await settle();
});
