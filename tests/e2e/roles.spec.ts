import {expect, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as frame} from '#src/shell/frame/text/es.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {test} from './own-data.ts';
import {
  categorise,
  focusGrid,
  listUserDatabases,
  openBooks,
  openBooksOf,
  rows,
  signInAsAdmin,
  untilSynced,
  untilWaiting,
} from './steps.ts';
import {wordsIn} from '#src/i18n/words.ts';

const es = wordsIn(adminWords, 'es');

async function openAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  return page;
}

/** Finds one user and opens what can be done with them. */
async function openActs(page: Page, email: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox', {name: es.searchUsers}).fill(email);
  await expect(page.getByText('1 de 1')).toBeVisible();
  await page.getByRole('row', {name: email}).getByRole('button', {name: 'Acciones de Inés'}).click();
}

async function setBlocked(page: Page, email: string, act: 'block' | 'unblock'): Promise<void> {
  await openActs(page, email);
  await page.getByRole('menuitem', {name: es[act]}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: es[act]}).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function actAs(page: Page, email: string): Promise<void> {
  await openActs(page, email);
  await page.getByRole('menuitem', {name: 'Ver Faro como Inés'}).click();
  await page.waitForURL('**/es/dashboard');
}

/** The user's own account is not offered, and whoever goes there is told that it is out of reach. */
async function missOwnAccount(page: Page): Promise<void> {
  await page.getByRole('button', {name: `${common.accountOf} Inés Quiroga`}).click();
  await expect(page.getByRole('menuitem', {name: common.preferences})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: common.ownAccount})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/es/account/security');
  await page.waitForURL('**/es/dashboard');
  const told = page
    .getByRole('region', {name: common.notifications})
    .getByText(common['reason.account.not-while-acting']);
  await expect(told).toBeVisible();
}

/** Under a bar that says so; the history names the admin, and nothing stays afterwards. */
async function seeAndLeave(page: Page, ines: Bookkeeper): Promise<void> {
  const bar = page.getByRole('complementary', {name: frame['acting.label']});
  await expect(bar).toContainText('Estás viendo como Inés Quiroga');
  await openBooks(page);
  await expect(rows(page)).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  const [name, ...others] = await listUserDatabases(page);
  expect(others).toEqual([]);
  expect(name).not.toContain(ines.me.id);
  await focusGrid(page);
  await categorise(page, 'viaj');
  const findChanged = async () =>
    (await ines.readRows(ines.companyId, 'transactions')).find(({categoryId}) => categoryId !== null);
  await expect.poll(findChanged).toBeDefined();
  const history = await ines.readHistory(ines.companyId, String((await findChanged())?.['id']));
  expect(history[0]?.by).toBe('Admin Faro');
  await untilSynced(page);
  await bar.getByRole('button', {name: frame['acting.leave']}).click();
  await page.waitForURL('**/es/admin');
  await expect(page.getByRole('heading', {name: es.usersTitle})).toBeVisible();
  await expect.poll(async () => listUserDatabases(page)).toEqual([]);
}

/** Unsent work goes only when the admin says so. */
async function loseSession(page: Page, context: BrowserContext): Promise<void> {
  await openBooks(page);
  await expect(rows(page)).toHaveCount(3);
  await context.setOffline(true);
  await focusGrid(page);
  await categorise(page, 'soft');
  await untilWaiting(page, 1);
  await context.clearCookies();
  await context.setOffline(false);
  const dialog = page.getByRole('alertdialog', {name: '1 cambio sin enviar se perderá'});
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', {name: common['signOut.stay']})).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', {name: common['signOut.export']}).click();
  expect((await download).suggestedFilename()).toMatch(/^faro-.*\.json$/);
  expect(await listUserDatabases(page)).toHaveLength(1);
  await dialog.getByRole('button', {name: frame['acting.leaveAnyway']}).click();
  await page.waitForURL('**/es/login**');
  await expect.poll(async () => listUserDatabases(page)).toEqual([]);
}

test('[ADM6] [ADM7] [POL3] an admin sees the product as a user, and acting ends when the server says so, whatever the clock says (S7.10, D10)', async ({
  page,
  context,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 3);
  // By this device's clock, acting is over before it has begun.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 2 * 3_600_000;
  });
  await signInAsAdmin(page);
  await test.step('they act as the user', async () => actAs(page, ines.email));
  await test.step('the user’s own account is out of reach', async () => missOwnAccount(page));
  await test.step('they change something and leave', async () => seeAndLeave(page, ines));
  await test.step('they act once more, and their session ends', async () => {
    await actAs(page, ines.email);
    await loseSession(page, context);
  });
});

test('[POL4] who is blocked is told why, keeps what is on the device unsent, and goes on when it is over (S4.10)', async ({
  page,
  context,
  browser,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 3);
  const admin = await openAdmin(browser);
  await openBooksOf(page, ines.email);
  await context.setOffline(true);
  await focusGrid(page);
  await categorise(page, 'viaj');
  await untilWaiting(page, 1);
  await setBlocked(admin, ines.email, 'block');
  await context.setOffline(false);
  const popup = page.getByRole('dialog', {name: frame['blocked.popupTitle']});
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {name: frame['blocked.paymentTitle']})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {name: frame['blocked.paymentTitle']})).toBeVisible();
  // Signing out says what would be lost.
  await page.getByRole('button', {name: common.signOut}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: common['signOut.stay']}).click();
  await setBlocked(admin, ines.email, 'unblock');
  await page.getByRole('button', {name: frame['blocked.checkAgain']}).click();
  await expect(rows(page).first()).toBeVisible();
  await untilSynced(page);
  const kept = await ines.readRows(ines.companyId, 'transactions');
  expect(kept.filter(({categoryId}) => categoryId !== null)).toHaveLength(1);
});
