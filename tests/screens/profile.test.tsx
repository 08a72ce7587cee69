import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {Me} from '#contract/account/session.ts';
import {es as own} from '#src/features/account/own/text/es.ts';
import {es as words} from '#src/features/account/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage, type PageServer} from '#tests/kits/screen-kit/page-server.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const save = () => page.getByRole('button', {name: own.saveProfile});

/** Opens the profile of somebody of whom this is known; saving answers with the same person. */
async function openProfile(known: Partial<Me>): Promise<{me: Me; server: PageServer}> {
  const {me: anybody} = await openScreen({path: 'preferences'});
  if (!anybody) throw new Error('Nobody is here');
  const me = {...anybody, ...known};
  const server = answerInPage(me, 'filled', {changeProfile: me});
  await goTo('/es/account');
  return {me, server};
}

test('[ACC31] [ACC20] a telephone is typed with its country, and corrected (S5.02)', async () => {
  const {server} = await openProfile({});
  const country = page.getByRole('combobox', {name: own.phoneCountry});
  const number = page.getByRole('textbox', {name: new RegExp(`^${own.phone}`)});

  // Found by its calling code as by its name.
  await country.fill('+598');
  await page.getByRole('option', {name: 'Uruguay +598'}).click();
  await country.fill('colom');
  await page.getByRole('option', {name: 'Colombia +57'}).click();
  await number.click();
  await userEvent.keyboard('30012');
  await expect.element(number).toHaveValue('300 12');
  await save().click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', {name: own.phoneInvalid}).click();
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue('300 12');
  await expect.element(number).toHaveAccessibleDescription(expect.stringContaining(own.phoneInvalid));
  await userEvent.keyboard('{End}34567');
  await expect.element(number).toHaveValue('300 1234567');
  await save().click();
  await expect.element(page.getByText(own.profileSaved)).toBeVisible();

  // Pasted with its code, it brings its country.
  await number.fill('+351 912 345 678');
  await userEvent.tab();
  await expect.element(country).toHaveValue('Portugal +351');
  await expect.element(number).toHaveValue('912 345 678');
  await save().click();
  await expect.poll(() => server.sentTo('changeProfile').length).toBe(2);
  await number.fill('');
  await save().click();
  await expect.poll(() => server.sentTo('changeProfile').length).toBe(3);
  const phones = server.sentTo('changeProfile').map((sent) => (sent as Partial<Me>).phone);
  expect(phones).toEqual(['+573001234567', '+351912345678', null]);
});

test('[ACC20] a telephone that is kept is shown with its country', async () => {
  await openProfile({phone: '+573001234567'});
  await expect.element(page.getByRole('combobox', {name: own.phoneCountry})).toHaveValue('Colombia +57');
  await expect.element(page.getByRole('textbox', {name: new RegExp(`^${own.phone}`)})).toHaveValue('300 1234567');
});

test('[ACC20] [ACC3] who has no family name yet is told why the profile asks for one (S5.04)', async () => {
  // As of somebody of whom Google says one word.
  const {me} = await openProfile({lastName: ''});
  const lastName = page.getByRole('textbox', {name: words.lastName});
  const firstName = page.getByRole('textbox', {name: words.firstName, exact: true});
  await expect.element(lastName).toHaveAccessibleDescription(own.nameMissing);
  await expect.element(firstName).not.toHaveAccessibleDescription(own.nameMissing);
  await save().click();
  await expect
    .element(page.getByRole('alert').getByRole('link'))
    .toHaveTextContent(`${words.lastName}: ${common.required}`);
  await lastName.fill('Suharto');
  const server = answerInPage(me, 'filled', {changeProfile: {...me, lastName: 'Suharto'}});
  await save().click();
  await expect.element(page.getByText(own.profileSaved)).toBeVisible();
  await expect.element(lastName).not.toHaveAccessibleDescription(own.nameMissing);
  await expect.poll(() => server.sentTo('changeProfile')).toMatchObject([{lastName: 'Suharto'}]);
});

test.each([410, 1025, 1284])(
  'the parts of the account keep their tabs, each in sight, at %i px (S2.15)',
  async (width) => {
    await openScreen({path: 'account', width});
    const tabs = page.getByRole('navigation', {name: own.accountParts});
    const room = tabs.element().getBoundingClientRect();
    for (const name of [own.profileTab, own.taxTab, own.securityTab]) {
      const tab = tabs.getByRole('link', {name}).element().getBoundingClientRect();
      expect(tab.height).toBeGreaterThanOrEqual(38);
      expect(tab.top).toBeGreaterThanOrEqual(room.top);
      expect(tab.bottom).toBeLessThanOrEqual(room.bottom);
    }
  },
);
