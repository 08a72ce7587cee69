import {expect, type Locator, type Page} from '@playwright/test';
import {en as registerEn} from '#src/features/account/register/text/en.ts';
import {es as registerEs} from '#src/features/account/register/text/es.ts';
import {pt as registerPt} from '#src/features/account/register/text/pt.ts';
import {en} from '#src/features/account/text/en.ts';
import {es} from '#src/features/account/text/es.ts';
import {pt} from '#src/features/account/text/pt.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';

// Signing in with Google is offered, and nobody asks it for anything here.
test.use({productEnvironment: {GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret'}});

const inLanguages = [
  {language: 'es', words: {...es, ...registerEs}},
  {language: 'en', words: {...en, ...registerEn}},
  {language: 'pt', words: {...pt, ...registerPt}},
] as const;

/** The sentence, with its two links. */
async function expectTerms(page: Page, language: string, sentence: string): Promise<Locator> {
  const line = page.getByText(sentence.replaceAll('|', ''));
  await expect(line).toBeVisible();
  const hrefs = await line.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([`/${language}/terms`, `/${language}/privacy`]);
  return line;
}

for (const {language, words} of inLanguages)
  test(`[ACC32] whoever creates an account is told what they accept, and that they are 16 or older, in ${language} (S1.12, S2.26)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 410, height: 800});
    await page.goto(`/${language}/register`);
    await expect(page.getByRole('button', {name: words.withGoogle})).toBeVisible();
    const line = await expectTerms(page, language, words.acceptTerms);
    expect(words.acceptTerms).toContain('16');
    await page.getByLabel(words.email).fill('iara@faro.example');
    const opened = page.waitForEvent('popup');
    await line.getByRole('link').first().click();
    const terms = await opened;
    await terms.waitForURL(`**/${language}/terms`);
    await expect(terms.getByRole('heading', {level: 1})).toBeVisible();
    await terms.close();
    await expect(page.getByLabel(words.email)).toHaveValue('iara@faro.example');

    // Google creates an account from the screen of signing in, too.
    await page.goto(`/${language}/login`);
    await expect(page.getByRole('button', {name: words.withGoogle})).toBeVisible();
    await expectTerms(page, language, words.acceptTerms);
    await expectNoSidewaysScroll(page);
    expect(await findViolations(page)).toEqual([]);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link')).toHaveText([words.terms, words.privacy, words.contact]);
    await foot.getByRole('link', {name: words.contact}).click();
    await page.waitForURL(`**/${language}/contact`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
