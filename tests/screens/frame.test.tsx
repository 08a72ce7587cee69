import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pathTo} from '#src/routing/routing.ts';
import {es as own} from '#src/features/account/own/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {en as noticesEn} from '#src/shell/notices/text/en.ts';
import {es as noticesEs} from '#src/shell/notices/text/es.ts';
import {pt as noticesPt} from '#src/shell/notices/text/pt.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {writeMeta} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {freshStatus} from '#sync/store/status-record.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const noticesIn = {es: noticesEs, en: noticesEn, pt: noticesPt};
const scene = {path: pathTo.activity.path};

layerKit([
  {
    name: 'the command palette',
    scene,
    open: async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return page.getByRole('combobox');
    },
  },
  {
    name: 'the list of notices',
    scene,
    open: async (language) => {
      const name = new RegExp(`^${noticesIn[language].title}`);
      await page.getByRole('banner').getByRole('button', {name}).click();
      return page.getByRole('dialog');
    },
  },
]);

test('[SHL4] an admin whose page the server no longer serves is told of the new version', async () => {
  const answers = {listUsers: {code: 'outdated', reason: 'sync.old-wire-version'}};
  await openScreen({path: 'admin/users', who: 'admin', answers});
  await expect.element(page.getByText(common.updateReady)).toBeVisible();
});

test('[NAV3] the heading has the focus when a screen is loaded, when another is come to, and when what had it is taken away', async () => {
  await openScreen({path: 'account'});
  const heading = page.getByRole('heading', {level: 1});
  await expect.element(heading).toHaveFocus();
  await page.getByRole('link', {name: own.securityTab}).click();
  await expect.element(heading).toHaveTextContent(own.securityTitle);
  await expect.element(heading).toHaveFocus();

  const held = document.createElement('button');
  document.querySelector('main')?.append(held);
  held.focus();
  held.remove();
  await expect.element(heading).toHaveFocus();
});

test('[NAV3] the heading has the focus also on a screen that waits for its parts before it is seen', async () => {
  await openScreen({path: pathTo.dashboard.path});
  await expect.element(page.getByRole('heading', {level: 1})).toHaveFocus();
});

test.each([410, 1284])('[NAV2] an inner screen leads back to the place it belongs to, at %i px', async (width) => {
  await openScreen({path: pathTo.preferences.path, width});
  await page.getByRole('main').getByRole('link', {name: 'Inicio'}).click();
  await expect.poll(() => location.pathname).toBe('/es/dashboard');
});

test('[NAV2] the way back stands right above the heading', async () => {
  await openScreen({path: pathTo.preferences.path});
  const back = page.getByRole('main').getByRole('link', {name: 'Inicio'}).element().getBoundingClientRect();
  const heading = page.getByRole('heading', {level: 1}).element().getBoundingClientRect();
  expect(heading.top - back.bottom).toBeLessThan(12);
});

test('[NAV2] on a phone every place of the menu is two acts away', async () => {
  await openScreen({path: pathTo.preferences.path, width: 410});
  await page.getByRole('button', {name: common.more, exact: true}).click();
  const drawer = page.getByRole('dialog').getByRole('navigation', {name: common.mainNavigation});
  for (const name of ['Importaciones', 'Cuentas', 'Categorías', 'Estados de cuenta', 'Preguntas de banca', 'Actividad'])
    await expect.element(drawer.getByRole('link', {name})).toBeVisible();
});

test('[CHP3] the words of the chip never move the search box, and without a connection both are said', async () => {
  const {me} = await openScreen({path: pathTo.activity.path});
  const search = () => page.getByRole('button', {name: common.searchAll}).element().getBoundingClientRect().left;
  const before = search();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  for (const phase of ['sending', 'offline', 'idle'] as const) {
    await writeMeta(database, 'status', {...freshStatus, phase, lastSyncAt: new Date().toISOString()});
    await settle();
    expect([phase, search()]).toEqual([phase, before]);
  }
  database.close();
});

test('[ACC29] [NAV2] facts that cannot be had are no dead end', async () => {
  await openScreen({path: pathTo.taxRecord.path, face: 'refused'});
  await expect.element(page.getByRole('button', {name: common.retry})).toBeVisible();
  await expect.element(page.getByRole('link', {name: own.profileTab})).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', {name: 'Inicio', exact: true})).toBeVisible();
});
