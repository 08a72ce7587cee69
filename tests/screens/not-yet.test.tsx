import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {en} from '#src/data/plans/text/en.ts';
import {es} from '#src/data/plans/text/es.ts';
import {pt} from '#src/data/plans/text/pt.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {pressOn} from './keys.ts';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';

const admin = wordsIn(adminWords, 'es');

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('[CTC7] who is signed in asks with one press and their own address, in the language of the page, and is told where it stands', async () => {
  for (const [language, words] of Object.entries({es, en, pt} as const)) {
    // The keys are the languages.
    const {me, server} = await openScreen({
      path: 'dashboard',
      isNewcomer: true,
      language: language as 'es' | 'en' | 'pt',
    });
    await expect.element(page.getByText(words['notYet.account'])).toBeVisible();
    await page.getByRole('button', {name: words['notYet.tellMe']}).click();
    await expect.element(page.getByText(words['notYet.told'].replace('{{email}}', me?.email ?? ''))).toBeVisible();
    await expect.poll(() => server.sentTo('joinWaitlist')).toEqual([{topic: 'account', email: me?.email, language}]);
    await expect.element(page.getByRole('button', {name: words['notYet.tellMe']})).not.toBeInTheDocument();
  }
});

const wizard = 'dashboard/create-cross-border-crypto';

test('[CTC7] without a network the button cannot be pressed, and sends nothing', async () => {
  const {server} = await openScreen({path: wizard, face: 'offline'});
  const button = page.getByRole('button', {name: es['notYet.tellMe']});
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  // Whoever is at the keyboard, too.
  await pressOn(button, 'Enter');
  await expect.element(button).toBeVisible();
  expect(server.sentTo('joinWaitlist')).toEqual([]);
});

test('[CTC7] who is refused reads why beside the button, and can press again', async () => {
  const {me} = await openScreen({path: wizard});
  answerInPage(me, 'refused');
  const button = page.getByRole('button', {name: es['notYet.tellMe']});
  await button.click();
  await expect.element(page.getByRole('status').getByText(common['code.forbidden'])).toBeVisible();
  await expect.element(button).toBeVisible();
});

test('[CTC7] a visitor’s wizard leads to the page where they leave an address', async () => {
  await openScreen({path: 'create-cross-border-crypto', who: 'guest'});
  await expect.element(page.getByText(es['notYet.account'])).toBeVisible();
  await expect
    .element(page.getByRole('link', {name: es['notYet.tellMe']}))
    .toHaveAttribute('href', '/es/coming-soon#account');
});

test('[CTC12] an admin who cannot fetch who waits is told so and tries again; without anybody there is a word for that', async () => {
  const {me} = await openScreen({path: 'admin/waitlist', who: 'admin', face: 'offline'});
  await expect.element(page.getByText(admin.waitTrouble, {exact: false})).toBeVisible();
  answerInPage(me, 'empty');
  await page.getByRole('button', {name: common.retry}).click();
  await expect.element(page.getByText(admin.waitNone)).toBeVisible();
});
