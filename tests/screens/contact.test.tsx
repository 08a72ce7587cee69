import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {words as contactWords} from '#src/features/contact/text/words.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';
import {wordsIn} from '#src/i18n/words.ts';

const es = wordsIn(contactWords, 'es');

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('[CTC6] an admin who cannot fetch the messages is told so and tries again; without any there is a word for that', async () => {
  const {me} = await openScreen({path: 'admin/messages', who: 'admin', face: 'offline'});
  await expect.element(page.getByText(es.trouble, {exact: false})).toBeVisible();
  answerInPage(me, 'empty');
  await page.getByRole('button', {name: common.retry}).click();
  await expect.element(page.getByText(es.none)).toBeVisible();
  await expect.element(page.getByText(es.trouble, {exact: false})).not.toBeInTheDocument();
});
