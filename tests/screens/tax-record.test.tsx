import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es as words} from '#src/features/account/own/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('[ACC30] a tax record that does not reach the server keeps what was typed', async () => {
  const {me} = await openScreen({path: 'account/tax-record', face: 'empty'});
  const number = page.getByRole('textbox', {name: new RegExp(`^${words.taxNumber}`)});
  const save = page.getByRole('button', {name: words.taxSave});
  await number.fill('900.123.456-7');
  answerInPage(me, 'offline');
  await save.click();
  await expect.element(page.getByRole('alert').getByText(common['code.offline'])).toBeVisible();
  await expect.element(number).toHaveValue('900.123.456-7');
  const server = answerInPage(me, 'empty');
  await save.click();
  await expect.element(page.getByText(words.taxSaved)).toBeVisible();
  await expect.poll(() => server.sentTo('saveTaxRecord')).toMatchObject([{countryTaxId: '900.123.456-7'}]);
});
