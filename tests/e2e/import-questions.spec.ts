import {expect} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/imports/text/es.ts';
import {chooseAccount, importButton, openImport, pickFile, reason, readingOf} from './import-steps.ts';
import {test} from './product.ts';
import {signIn} from './steps.ts';

/** The exact header of Mercury's first export, with two accounts in it. Source: facts.md. */
const twoAccounts = [
  'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Category,GL Code,Timestamp,Original Currency',
  '03-22-2026,GUSTO,-46.00,Sent,Mercury Checking xx12,GUSTO; FEE 111111,,,,,,,03-22-2026 21:30:40,',
  '03-21-2026,Traslado,500.00,Sent,Mercury Savings xx90,INTERNAL,,,,,,,03-21-2026 21:30:40,',
].join('\n');

test('[IMP9] a question about a file is answered where it is asked, and the window does not scroll away (S4.04, D16)', async ({
  page,
}) => {
  await signIn(page);
  await openImport(page);
  await pickFile(page, {name: 'mercury.csv', content: `${twoAccounts}\n`});
  await chooseAccount(page, 'Mercury');
  const asked = page.getByRole('main').getByRole('alert').filter({hasText: words.questionsTitle});
  await expect(asked).toContainText(reason('choose-source-account'));
  await expect(importButton(page)).toHaveAttribute('aria-disabled', 'true');
  // What only screen readers see of the long page stays within it.
  await expect(readingOf(page, words.readSource)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  await asked.getByRole('button', {name: words.chooseFirst}).click();
  await page.getByRole('option', {name: /^Mercury Checking/}).click();
  await expect(asked).toHaveCount(0);
  await expect(importButton(page)).toBeFocused();
  await expect(readingOf(page, words.readSource)).toContainText('Mercury Checking');
});
