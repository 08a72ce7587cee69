import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/detail/text/es.ts';
import {es} from '#src/features/companies/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {beginExample, endExample, exampleId} from '#src/data/example/example-mode.ts';
import {databaseName} from '#sync/store/local-database.ts';
import {wipeDatabase} from '#sync/store/open-database.ts';
import {
  closeScreen,
  goTo,
  loadAllTexts,
  openScreen,
  setWidth,
  type OpenScreen,
  settle,
} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfFilled} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const newcomer = {path: pathTo.dashboard.path, isNewcomer: true} as const;
const bar = () => page.getByRole('complementary', {name: common['example.label']});
const isThere = async () => (await indexedDB.databases()).some(({name}) => name === databaseName(exampleId));

async function openExample(width: number): Promise<OpenScreen> {
  const screen = await openScreen({...newcomer, width});
  await page.getByRole('button', {name: es.seeExample}).click();
  await expect.element(bar()).toBeVisible();
  await expect.element(page.getByRole('heading', {name: common['example.company'], level: 3})).toBeVisible();
  return screen;
}

test('[SIT12] the home of somebody without a company holds what it promises', async () => {
  await openScreen({...newcomer, language: 'en'});
  expect([...(await findFaults('filled')), ...(await findFaultsOfFilled())]).toEqual([]);
});

test('[EXA1] the example has a home and books, says what it is, and has nothing of what the server does', async () => {
  const {server} = await openExample(1284);
  const askedBefore = server.countAsked();
  await expect.element(page.getByText(es.review_other.replace('{{count}}', '6'))).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', {name: /Ver actividad/})).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);

  await setWidth(1284);
  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await expect.element(page.getByRole('link', {name: /^Por revisar\s*6$/})).toBeVisible();
  await expect.element(bar()).toBeVisible();

  // Elsewhere the server says what was done to a row before.
  await userEvent.keyboard('e');
  await expect.element(page.getByRole('heading', {name: words.history})).toBeVisible();
  await expect.element(page.getByText(words.historyLoading)).not.toBeInTheDocument();
  await userEvent.keyboard('v');
  await expect.element(page.getByText(new RegExp(`^${words.historyYou}: `))).toBeVisible();
  await settle();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard(common['example.leave']);
  await expect.element(page.getByRole('option', {name: common['example.leave']})).toBeVisible();
  expect(server.countAsked()).toBe(askedBefore);
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

test('[EXA2] an example that is begun while the one before it is thrown away is there', async () => {
  await openExample(1284);
  void endExample();
  await beginExample();
  await expect.element(page.getByRole('heading', {name: common['example.company'], level: 3})).toBeVisible();
  await settle();
  await expect.element(bar()).toBeVisible();
  expect(await isThere()).toBe(true);
});

test('[EXA3] an example that another tab shows is joined by who begins it here, and stays when they leave', async () => {
  await openExample(1284);
  const {promise, resolve} = Promise.withResolvers<void>();
  // As another tab says that it shows it.
  const shown = navigator.locks.request('faro.example.shown', {mode: 'shared'}, async () => promise);
  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await expect.element(page.getByRole('link', {name: /^Por revisar\s*6$/})).toBeVisible();
  await endExample();
  expect(await isThere()).toBe(true);
  await beginExample();
  expect(await isThere()).toBe(true);
  await settle();
  resolve();
  await shown;
  await endExample();
  await expect.poll(isThere).toBe(false);
});

test('[EXA2] what another tab has thrown away is no longer shown', async () => {
  await openExample(1284);
  await wipeDatabase(exampleId);
  await expect.element(page.getByRole('button', {name: es.seeExample})).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});
