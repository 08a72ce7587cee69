import {expect, type Locator, type Page} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {passwordOf} from './own-password.ts';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';

const admin = wordsIn(adminWords, 'es');

/** A person of the demonstration, by their part in the demo company. */
export type DemoPerson = keyof typeof demoPeople;

/** Fills the sign-in form that is open (in Spanish) and sends it. Typed by key: React does not hear Playwright's `fill` in stock Firefox. */
export async function fillSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.getByLabel('Correo').pressSequentially(email);
  await page.getByLabel('Contraseña', {exact: true}).pressSequentially(password);
  await page.getByRole('button', {name: 'Iniciar sesión'}).click();
}

/** Signs a person of the demonstration in, in Spanish, and waits for their dashboard. */
export async function signIn(page: Page, person: DemoPerson = 'owner'): Promise<void> {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople[person].email);
  await page.waitForURL('**/es/dashboard');
}

/** Signs the admin of the demonstration in, and waits for the list of users. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople.admin.email);
  await page.waitForURL('**/es/admin');
  await expect(page.getByRole('heading', {name: admin.usersTitle})).toBeVisible();
}

/** The chip that says how this device stands to the server; it is a link to the activity. */
export function syncChip(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', {name: /Ver actividad|Inicia sesión/});
}

/**
 * Waits until the server has confirmed everything of this device. Right after a change the chip may still say what was true before it: use
 * `untilSent`, or begin offline and let it count first (`untilWaiting`), or ask the server itself (`expect.poll`).
 */
export async function untilSynced(page: Page): Promise<void> {
  await expect(syncChip(page)).toHaveAccessibleName(/^Sincronizado · /, {timeout: 60_000});
}

/** Does something and waits until the server has taken the change: the chip alone may still say what was true before it. */
export async function untilSent(page: Page, act: () => Promise<void>): Promise<void> {
  const taken = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/api/v1/sync/push') && answer.ok());
  await act();
  await taken;
  await untilSynced(page);
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
  column: 'sync' | 'select' | 'date' | 'description' | 'account' | 'category' | 'receipt' | 'amount' | 'checked',
): Locator {
  return row.locator(`[data-column=${column}]`);
}

/** Puts the keyboard on the active place of the list. The heading of a new screen takes the focus until a person does something, which this is not. */
export async function focusGrid(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  const place = grid(page).locator('[data-row][tabindex="0"]').first();
  await expect(async () => {
    await place.focus();
    await expect(place).toBeFocused({timeout: 500});
  }).toPass();
}

/** Leaves this one movement alone in the list, by its words, and puts the keyboard on it. */
export async function goToRow(page: Page, words: string): Promise<void> {
  // Typed by key: React does not hear Playwright's `fill` in stock Firefox.
  const search = page.getByRole('combobox', {name: 'Buscar movimientos'});
  // What is typed anew is another list, which closes the open movement.
  if ((await search.inputValue()) !== words) {
    await search.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
  }
  // Both together: the row may be in sight among others, and the one that was alone before may still be.
  await expect(rowWith(page, words)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Totales de la lista'})).toContainText('1 fila ');
  await focusGrid(page);
}

/** Chooses a category by keyboard for what is marked, or for the active row: C, a few letters, Enter. */
export async function categorise(page: Page, letters: string): Promise<void> {
  const field = page.getByRole('combobox', {name: 'Elegir categoría'});
  await page.keyboard.press('c');
  await expect(field).toBeFocused();
  await page.keyboard.type(letters);
  // Before anything is offered, Enter chooses nothing.
  const offered = page.getByRole('listbox', {name: 'Elegir categoría'}).getByRole('option', {selected: true});
  await expect(offered).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}

/** Marks movements as reviewed, one by one from the active one, as fast as keys are taken. */
export async function checkRows(page: Page, count: number): Promise<void> {
  const place = grid(page).locator('[data-row][tabindex="0"], [data-row]:has([tabindex="0"])').first();
  for (let index = 0; index < count; index += 1) {
    // A row whose data is still on the way is not acted on, and a list under so many keys may lag.
    await expect(place).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('v');
    await page.keyboard.press('j');
  }
}

/** Hears every word the page says in passing from now on until it is loaded anew: what goes by itself may be gone before it is looked for. */
export async function hearToasts(page: Page): Promise<() => Promise<string[]>> {
  // Empty, it is hidden.
  const region = page.getByRole('region', {name: common.notifications, includeHidden: true});
  const heard = await region.evaluateHandle((toasts) => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(toasts, {childList: true});
    return said;
  });
  return async () => heard.jsonValue();
}

/** Waits until the chip says that this many changes are on this device only. */
export async function untilWaiting(page: Page, count: number): Promise<void> {
  await expect(syncChip(page)).toHaveAccessibleName(
    new RegExp(
      `^(Guardado en este dispositivo · ${count}|Sin conexión · ${count} en este dispositivo)\\. Ver actividad$`,
    ),
  );
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

/** Holds by the focus what is offered in a word said in passing: it stays until it is pressed. The newest, if there are several. */
export async function holdInPassing(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', {name, exact: true}).last();
  await button.focus();
  return button;
}

/** Waits until a question of the public site is open and in sight. */
export async function expectOpenQuestion(page: Page, name: RegExp): Promise<void> {
  const question = page.getByRole('heading', {level: 3, name});
  await expect(question).toBeInViewport();
  await expect(page.locator('details[open]').filter({has: question})).toHaveCount(1);
}

/** The local databases of people that are on this device. */
export async function listUserDatabases(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({name}) => name ?? ''));
  return names.filter((name) => name.startsWith('faro-user-'));
}

/** Waits until nothing of anybody is kept on this device. */
export async function untilNoDatabases(page: Page): Promise<void> {
  await expect.poll(async () => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
}
