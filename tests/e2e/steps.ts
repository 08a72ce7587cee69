import {expect, type Locator, type Page} from '@playwright/test';
import {demoPassword, demoPeople} from '#server/demo/add-demo-data.ts';

/** A person of the demonstration, by their part in the demo company. */
export type DemoPerson = keyof typeof demoPeople;

/** Fills the sign-in form that is open (in Spanish) and sends it. Typed by key: React does not hear Playwright's `fill` in stock Firefox. */
export async function fillSignIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('Correo').pressSequentially(email);
  await page.getByLabel('Contraseña', {exact: true}).pressSequentially(password);
  await page.getByRole('button', {name: 'Entrar'}).click();
}

/** Signs a person of the demonstration in, in Spanish, and waits for their dashboard. */
export async function signIn(page: Page, person: DemoPerson = 'owner'): Promise<void> {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople[person].email);
  await page.waitForURL('**/es/dashboard');
}

/** The chip that says how this device stands to the server; it is a link to the activity. */
export function syncChip(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', {name: /Ver actividad|Inicia sesión/});
}

/** Waits until the server has confirmed everything of this device. */
export async function untilSynced(page: Page): Promise<void> {
  await expect(syncChip(page)).toHaveAccessibleName(/^Sincronizado · /);
}

/** Opens the books of the current company, all movements or the review queue, and waits for rows. */
export async function openBooks(page: Page, view: 'all' | 'review' = 'all'): Promise<void> {
  await page.goto(`/es/accounting-ai/bookkeeping${view === 'review' ? '?view=review' : ''}`);
  await page.waitForURL(/\/accounting-ai\/bookkeeping\/[0-9a-f-]{36}/);
  await expect(rows(page).first()).toBeVisible();
}

/** The list of movements. */
export function grid(page: Page): Locator {
  return page.getByRole('grid', {name: 'Movimientos'});
}

/** The movements in sight whose data is there, without the heading row. */
export function rows(page: Page): Locator {
  return grid(page).locator('[role=row][data-row]:not([aria-busy])');
}

/** The movements in sight that carry these words in any cell. */
export function rowWith(page: Page, words: string | RegExp): Locator {
  return rows(page).filter({hasText: words});
}

/** A cell of a row, by the id of its column. */
export function cell(
  row: Locator,
  column: 'sync' | 'select' | 'date' | 'description' | 'account' | 'category' | 'amount' | 'checked',
): Locator {
  return row.locator(`[data-column=${column}]`);
}

/** Puts the keyboard on the active place of the list. */
export async function focusGrid(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  const place = grid(page).locator('[data-row][tabindex="0"]').first();
  await place.focus();
  await expect(place).toBeFocused();
}

/** Chooses a category by keyboard for what is marked, or for the active row: C, a few letters, Enter. */
export async function categorise(page: Page, letters: string): Promise<void> {
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', {name: 'Elegir categoría'})).toBeFocused();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
}

/** Waits until the chip says that this many changes are on this device only. */
export async function untilWaiting(page: Page, count: number): Promise<void> {
  await expect(syncChip(page)).toHaveAccessibleName(`Guardado en este dispositivo · ${count}. Ver actividad`);
}

/** What happens when a person comes back to the tab: the engine tries again at once. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Opens the books of a person made for this journey. */
export async function openBooksOf(page: Page, email: string): Promise<void> {
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await openBooks(page);
  await untilSynced(page);
}
