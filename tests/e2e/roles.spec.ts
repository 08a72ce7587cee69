import {expect, type Browser, type Page} from '@playwright/test';
import pg from 'pg';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es} from '#src/features/admin/text/es.ts';
import {es as accountTexts} from '#src/features/account/text/es.ts';
import {es as ownTexts} from '#src/features/account/own/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as frame} from '#src/shell/frame/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './own-data.ts';
import {
  categorise,
  fillSignIn,
  focusGrid,
  openBooks,
  openBooksOf,
  rows,
  signIn,
  untilSynced,
  untilWaiting,
} from './steps.ts';

const own = {...accountTexts, ...ownTexts};

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople.admin.email);
  await page.waitForURL('**/es/admin');
  await expect(page.getByRole('heading', {name: es.usersTitle})).toBeVisible();
}

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

const localDatabases = async (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({name}) => String(name)).filter((name) => name.startsWith('faro-user-')),
  );

test('[POL3] an admin lands in the admin area and stays in it, a user never sees it (S2.05, S2.07, D5)', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  // What was said aloud about signing in.
  await expect(page.locator('[role=log] > *')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/es/dashboard');
  await page.waitForURL('**/es/admin');
  await page.getByRole('link', {name: es.companiesTitle}).click();
  await page.waitForURL('**/es/admin/companies');
  await expect(page.getByRole('rowheader', {name: 'Ceibo Studio LLC'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await localDatabases(page)).toEqual([]);
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner);
  await owner.goto('/es/admin');
  await owner.waitForURL('**/es/dashboard');
});

test('[POL3] an admin reaches their own account in their own frame, also on a phone (S2.29, D10)', async ({page}) => {
  await signInAsAdmin(page);
  await page.getByRole('link', {name: common.ownAccount}).click();
  await page.waitForURL('**/es/account');
  await expect(page.getByRole('heading', {level: 1, name: own.profileTitle})).toBeFocused();
  await expect(page.getByLabel(own.email)).toHaveValue(demoPeople.admin.email);
  await expect(page.getByRole('link', {name: 'Usuarios'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({width: 410, height: 820});
  await page.getByRole('link', {name: own.securityTab}).click();
  await page.waitForURL('**/es/account/security');
  await expect(page.getByRole('list', {name: own.sessions}).getByText(own.thisSession)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', {name: common.ownAccount}).click();
  await page.waitForURL('**/es/account');
  await page.reload();
  await expect(page.getByLabel(own.email)).toHaveValue(demoPeople.admin.email);
});

test('[POL3] who acts as a user is not offered that user’s own account, and told that it is out of reach (D10)', async ({
  page,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 0);
  await signInAsAdmin(page);
  await openActs(page, ines.email);
  await page.getByRole('menuitem', {name: 'Entrar como Inés'}).click();
  await page.waitForURL('**/es/dashboard');
  await page.getByRole('button', {name: `${common.accountOf} Inés Quiroga`}).click();
  await expect(page.getByRole('menuitem', {name: common.preferences})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: common.ownAccount})).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of ['/es/account', '/es/account/security', '/es/account/tax-record']) {
    await page.goto(path);
    await page.waitForURL('**/es/dashboard');
    const told = page
      .getByRole('region', {name: common.notifications})
      .getByText(common['reason.account.not-while-acting']);
    await expect(told).toBeVisible();
  }
});

test('[ADM11] [ADM12] on a phone lists for admins are cards, and what they show stands in the address (S2.05, S9.12)', async ({
  page,
}) => {
  await page.setViewportSize({width: 410, height: 820});
  await signInAsAdmin(page);
  const cards = page.getByRole('list', {name: es.usersTitle}).getByRole('listitem');
  await expect(cards.filter({hasText: demoPeople.owner.email})).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Ordenar por Lo más nuevo'}).click();
  await page.getByRole('menuitem', {name: es.email}).click();
  await page.waitForURL('**/es/admin?sort=email');
  // Other journeys' people are among them.
  const mails = async () => cards.getByText(/^\S+@\S+$/).allTextContents();
  const areSorted = async (sign: 1 | -1) => {
    const found = await mails();
    return (
      found.length > 1 && found.every((mail, at) => at === 0 || sign * mail.localeCompare(found[at - 1] ?? '') > 0)
    );
  };
  await expect.poll(async () => areSorted(1)).toBe(true);
  await page.getByRole('button', {name: common['list.ascending']}).click();
  await page.waitForURL('**/es/admin?sort=-email');
  await expect.poll(async () => areSorted(-1)).toBe(true);
  await page.getByRole('searchbox', {name: es.searchUsers}).fill('luis');
  await page.waitForURL('**/es/admin?q=luis&sort=-email');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', {name: es['status.blocked']}).click();
  await expect(page.getByRole('heading', {name: common['list.nothingFound']})).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', {name: es.searchUsers})).toHaveValue('luis');
  await expect(cards).toHaveCount(1);

  await page.goto('/es/admin/companies?type=LLC&origin=migrated');
  await expect(page.getByRole('heading', {name: common['list.nothingFound']})).toBeVisible();
  await page.getByRole('button', {name: es['origin.migrated']}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Ceibo Studio LLC'})).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
});

test('[ADM16] an admin marks users by keys and boxes and copies the e-mails of those marked, also on a phone (ux.md U3, S9.12)', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  const users = page
    .getByRole('grid')
    .getByRole('row')
    .filter({has: page.getByRole('rowheader')});
  const bar = page.getByRole('region', {name: common['list.bulkLabel']});
  await expect(users.nth(1)).toBeVisible();
  await page.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(users.nth(1)).toBeFocused();
  await expect(users.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(bar).toContainText('2 seleccionados');
  expect(await findViolations(page)).toEqual([]);
  // Keys inside a row are its own.
  await users
    .nth(1)
    .getByRole('button', {name: /^Acciones de/})
    .focus();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(bar).toContainText('2 seleccionados');
  await bar.getByRole('button', {name: 'Copiar correos (2)'}).click();
  await expect(page.getByText(es.copied_other.replace('{{count}}', '2'))).toBeVisible();
  const copied = async () => page.evaluate(async () => navigator.clipboard.readText());
  expect((await copied()).split(', ')).toHaveLength(2);

  await page.setViewportSize({width: 410, height: 820});
  const boxes = page.getByRole('list', {name: es.usersTitle}).getByRole('checkbox', {name: /^Seleccionar/});
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(0).uncheck({force: true});
  await expect(bar).toContainText('1 seleccionado');
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('searchbox', {name: es.searchUsers}).fill('luis');
  await page.waitForURL('**/es/admin?q=luis');
  await expect(bar).toHaveCount(0);

  await page.setViewportSize({width: 1284, height: 800});
  await page.getByRole('checkbox', {name: common['list.selectAll']}).check({force: true});
  await expect(bar).toContainText('1 seleccionado');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('[ADM10] [ADM13] an admin sends a mail again that was given up, by keyboard, and it is in no list any more', async ({
  page,
  product,
}) => {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  const orderedAt = '2026-11-20T12:00:00.000Z';
  const giveUp = async (order: object) =>
    client.query(`insert into pgboss.job (name, data) values ('mail-given-up', $1)`, [
      JSON.stringify({order, orderedAt, because: {message: 'SMTP 550 RCPT TO'}}),
    ]);
  await giveUp({kind: 'welcome', to: 'bea@example.com', language: 'es', firstName: 'Bea'});
  await giveUp({
    kind: 'reset-code',
    to: 'ciro@example.com',
    language: 'es',
    firstName: 'Ciro',
    code: '',
    minutesValid: 10,
  });
  await client.end();
  await signInAsAdmin(page);
  await page.getByRole('link', {name: 'Correos'}).click();
  await expect(page.getByRole('heading', {level: 1, name: es.mailsTitle})).toBeFocused();
  await expect(page.getByRole('row', {name: 'ciro@example.com'})).toContainText(es.secretGone);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Enviar de nuevo a bea@example.com'}).press('Enter');
  await expect(page.getByText('El correo a bea@example.com vuelve a salir')).toBeVisible();
  await expect(page.getByRole('row', {name: 'bea@example.com'})).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: es.mailsTitle})).toBeFocused();
  await page.setViewportSize({width: 410, height: 820});
  await expect(page.getByRole('listitem').filter({hasText: 'ciro@example.com'})).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
});

test('[ADM6] [ADM7] an admin sees the product as a user under a bar that says so, and nothing stays afterwards (S7.10, D10)', async ({
  page,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 3);
  await signInAsAdmin(page);
  await openActs(page, ines.email);
  await page.getByRole('menuitem', {name: 'Entrar como Inés'}).click();
  await page.waitForURL('**/es/dashboard');
  const bar = page.getByRole('complementary', {name: frame['acting.label']});
  await expect(bar).toContainText('Estás viendo como Inés Quiroga');
  await openBooks(page);
  await expect(rows(page)).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  const [name, ...others] = await localDatabases(page);
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
  await expect.poll(async () => localDatabases(page)).toEqual([]);
});

test('[ADM7] acting ends when the server says so, whatever the clock says, and what is unsent only when the admin does', async ({
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
  await openActs(page, ines.email);
  await page.getByRole('menuitem', {name: 'Entrar como Inés'}).click();
  await page.waitForURL('**/es/dashboard');
  await openBooks(page);
  await expect(rows(page)).toHaveCount(3);
  await context.setOffline(true);
  await focusGrid(page);
  await categorise(page, 'viaj');
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
  expect(await localDatabases(page)).toHaveLength(1);
  await dialog.getByRole('button', {name: frame['acting.leaveAnyway']}).click();
  await page.waitForURL('**/es/login**');
  await expect.poll(async () => localDatabases(page)).toEqual([]);
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
  await expect(page.getByRole('heading', {name: frame['blocked.paymentTitle']})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
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
