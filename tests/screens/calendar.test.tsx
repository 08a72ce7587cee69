import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/preferences/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const madeAt = '2026-11-20T15:00:00.000Z';
const address = `https://faro.example/api/v1/calendar/${'a'.repeat(43)}.ics`;

const open = async (isOn: boolean, scene: Partial<Scene> = {}) =>
  openScreen({
    path: pathTo.preferences.path,
    answers: {
      readCalendar: {madeAt: isOn ? madeAt : null},
      renewCalendar: {address, madeAt},
      stopCalendar: {},
    },
    ...scene,
  });

test('[CAL1] an address is made, shown once to be copied, and switched off', async () => {
  const {server} = await open(false);
  await expect.element(page.getByText(es.calendarOff)).toBeVisible();
  await page.getByRole('button', {name: es.calendarMake}).click();
  await expect.element(page.getByText(address)).toBeVisible();
  await expect.element(page.getByText(es.calendarOnce)).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.calendarCopy})).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.calendarStop}).click();
  await expect.element(page.getByText(es.calendarOff)).toBeVisible();
  expect(page.getByText(address).elements()).toEqual([]);
  await expect.poll(() => server.sentTo('stopCalendar')).toEqual([{}]);
});

test('[CAL2] an address that was made before is not shown again, and can be replaced', async () => {
  const {server} = await open(true);
  await expect.element(page.getByText(/^La dirección funciona desde: /)).toBeVisible();
  expect(page.getByText(address).elements()).toEqual([]);
  await page.getByText(es.calendarGoogle).click();
  await expect.element(page.getByText(es.calendarGoogleHow)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.calendarRenew}).click();
  await expect.element(page.getByText(address)).toBeVisible();
  await expect.poll(() => server.sentTo('renewCalendar')).toEqual([{}]);
});

test('[CAL1] without a network it is said why nothing can be changed', async () => {
  await open(true, {face: 'offline'});
  await expect.element(page.getByText(es.calendarOffline)).toBeVisible();
});
