import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {openBooks} from './steps.ts';

/** A file as a person picks it. */
export type PickedFile = {readonly name: string; readonly content: Buffer | string};

/** Gives a file to the file picker of the open import screen. */
export async function pickFile(page: Page, {name, content}: PickedFile): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('main input[type=file]').setInputFiles({name, mimeType: 'text/csv', buffer});
}

/** Opens the import of the current company, in Spanish. */
export async function openImport(page: Page): Promise<void> {
  await openBooks(page);
  await page.getByRole('link', {name: 'Importar', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: words.importTitle})).toBeFocused();
}

/** Adds an account while importing, which is then the account of the import. */
export async function addAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name: words.firstAccount}).click();
  const dialog = page.getByRole('dialog', {name: words.accountAdd});
  await dialog.getByLabel(words.rowName, {exact: true}).fill(name);
  await dialog.getByRole('button', {name: 'Guardar'}).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', {name: new RegExp(`^${name}`)})).toBeVisible();
}

/** Chooses an account of the import that is there. */
export async function chooseAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name: new RegExp(`${words.field_account}$`)}).click();
  await page.getByRole('option', {name}).click();
}

/** One of the four counts over the preview. */
export function countOf(page: Page, name: string): Locator {
  return page
    .getByRole('region', {name: words.countsLabel})
    .locator('div')
    .filter({has: page.getByText(name, {exact: true})})
    .locator('strong');
}

/** How one thing was read: its row of the table, with value and evidence. */
export function readingOf(page: Page, part: string): Locator {
  return page
    .getByRole('region', {name: words.readingTitle})
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: part, exact: true})});
}

/** The button that imports what is previewed. */
export function importButton(page: Page): Locator {
  return page.getByRole('button', {name: /^Importar [\d.,]+ movimientos?$/});
}

/** Imports what is previewed and waits until it is done. */
export async function runImport(page: Page): Promise<void> {
  await importButton(page).click();
  await expect(page.getByRole('heading', {name: /movimientos? importados?$/})).toBeVisible({timeout: 60_000});
}

/** The words of a reason of the importer in Spanish. */
export function reason(name: string): string {
  const found = Object.entries(words).find(([key]) => key === `reason-${name}`);
  if (!found) throw new Error(`there is no reason ${name}`);
  return found[1];
}
