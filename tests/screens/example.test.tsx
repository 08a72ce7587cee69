import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/companies/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {exampleId} from '#src/data/example/example-mode.ts';
import {databaseName} from '#sync/store/local-database.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfFilled} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const newcomer = {path: pathTo.dashboard.path, isNewcomer: true} as const;
const bar = () => page.getByRole('complementary', {name: common['example.label']});
const isThere = async () => (await indexedDB.databases()).some(({name}) => name === databaseName(exampleId));

async function openExample(width: number): Promise<void> {
  await openScreen({...newcomer, width});
  await page.getByRole('button', {name: es.seeExample}).click();
  await expect.element(bar()).toBeVisible();
  await expect.element(page.getByRole('heading', {name: common['example.company'], level: 3})).toBeVisible();
}

test('[SIT12] the home of somebody without a company holds what it promises', async () => {
  await openScreen({...newcomer, language: 'en'});
  expect([...(await findFaults('filled')), ...(await findFaultsOfFilled())]).toEqual([]);
});

test('[EXA1] the example has a home and books, says what it is, and has nothing of what the server does', async () => {
  await openExample(1284);
  await expect.element(page.getByText(es.review_other.replace('{{count}}', '6'))).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', {name: /Ver actividad/})).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);

  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await expect.element(page.getByRole('link', {name: /^Por revisar\s*6$/})).toBeVisible();
  await expect.element(bar()).toBeVisible();
});

test('[EXA2] who leaves the example sees what is their own, and it is thrown away', async () => {
  await openExample(410);
  // Its books are nowhere else.
  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await expect.element(page.getByRole('link', {name: /^Por revisar\s*6$/})).toBeVisible();
  await bar().getByRole('button', {name: common['example.leave']}).click();
  await expect.element(page.getByRole('button', {name: es.seeExample})).toBeVisible();
  await expect.poll(isThere).toBe(false);
});

test('[EXA2] a screen that the example has not ends it', async () => {
  await openExample(1284);
  await goTo('/es/preferences');
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.poll(isThere).toBe(false);
  await goTo('/es/dashboard');
  await expect.element(page.getByRole('button', {name: es.seeExample})).toBeVisible();
});
