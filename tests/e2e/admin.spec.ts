import {expect, type Page} from '@playwright/test';
import pg from 'pg';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {es as accountTexts} from '#src/features/account/text/es.ts';
import {es as ownTexts} from '#src/features/account/own/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './own-data.ts';
import {listUserDatabases, signInAsAdmin} from './steps.ts';
import {wordsIn} from '#src/i18n/words.ts';

const es = wordsIn(adminWords, 'es');

const own = {...accountTexts, ...ownTexts};

async function land(page: Page): Promise<void> {
  await signInAsAdmin(page);
  // What was said aloud about signing in.
  await expect(page.locator('[role=log] > *')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/es/dashboard');
  await page.waitForURL('**/es/admin');
  await page.getByRole('link', {name: common.companies}).click();
  await page.waitForURL('**/es/admin/companies');
  await expect(page.getByRole('rowheader', {name: 'Ceibo Studio LLC'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('row', {name: /Nube Andina/})
    .getByRole('link')
    .click();
  await page.waitForURL('**/es/admin/orders/*');
  await expect(page.getByText('Luis Ortega Salas')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await listUserDatabases(page)).toEqual([]);
  await page.getByRole('link', {name: es.usersTitle}).click();
  await page.waitForURL('**/es/admin');
}

/** Several in a row by keys; the e-mails of those marked are copied. */
async function markByKeys(page: Page): Promise<void> {
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
}

/** One by one by boxes, all that are shown by one; another question begins without marks. */
async function markByBoxes(page: Page): Promise<void> {
  const bar = page.getByRole('region', {name: common['list.bulkLabel']});
  await page.setViewportSize({width: 410, height: 820});
  const boxes = page.getByRole('list', {name: es.usersTitle}).getByRole('checkbox', {name: /^Seleccionar/});
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(0).uncheck({force: true});
  await expect(bar).toContainText('1 seleccionado');
  await expectNoSidewaysScroll(page);
  // So tall that the bar lies over no card: what it covers in part would be a target too small.
  await page.setViewportSize({width: 410, height: 7_000});
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({width: 410, height: 820});
  await page.getByRole('searchbox', {name: es.searchUsers}).fill('luis');
  await page.waitForURL('**/es/admin?q=luis');
  await expect(bar).toHaveCount(0);

  await page.setViewportSize({width: 1284, height: 800});
  await page.getByRole('checkbox', {name: common['list.selectAll']}).check({force: true});
  await expect(bar).toContainText('1 seleccionado');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
}

async function orderCards(page: Page): Promise<void> {
  await page.setViewportSize({width: 410, height: 820});
  await page.goto('/es/admin');
  const cards = page.getByRole('list', {name: es.usersTitle}).getByRole('listitem');
  await expect(cards.filter({hasText: demoPeople.owner.email})).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Ordenar por Lo más reciente'}).click();
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
}

/** What is shown stands in the address: it is gone back to, and there after a reload. */
async function narrowCards(page: Page): Promise<void> {
  const cards = page.getByRole('list', {name: es.usersTitle}).getByRole('listitem');
  await page.getByRole('searchbox', {name: es.searchUsers}).fill('luis');
  await page.waitForURL('**/es/admin?q=luis&sort=-email');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', {name: common['list.filters'], exact: true}).click();
  await page.getByRole('button', {name: es['status.blocked']}).click();
  await expect(page.getByRole('heading', {name: common['list.nothingFound']})).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', {name: es.searchUsers})).toHaveValue('luis');
  await expect(cards).toHaveCount(1);

  await page.goto('/es/admin/companies?type=LLC&status=Canceled');
  await expect(page.getByRole('heading', {name: common['list.nothingFound']})).toBeVisible();
  await page.getByRole('button', {name: 'Cancelada'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Ceibo Studio LLC'})).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
}

async function giveUpMails(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
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
    token: '',
    linkMinutes: 30,
  });
  await client.end();
}

async function sendAgain(page: Page): Promise<void> {
  await page.setViewportSize({width: 1284, height: 800});
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
}

/** In their own frame, also on a phone. */
async function visitOwnAccount(page: Page): Promise<void> {
  await page.setViewportSize({width: 1284, height: 800});
  await page.getByRole('link', {name: common.ownAccount}).click();
  await page.waitForURL('**/es/account');
  await expect(page.getByRole('heading', {level: 1, name: own.profileTitle})).toBeFocused();
  await expect(page.getByLabel(own.email)).toHaveValue(demoPeople.admin.email);
  await expect(page.getByRole('link', {name: 'Usuarios'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({width: 410, height: 820});
  await page.getByRole('link', {name: own.securityTab}).click();
  await page.getByRole('link', {name: common.ownAccount}).click();
  await page.waitForURL('**/es/account');
  await page.reload();
  await expect(page.getByLabel(own.email)).toHaveValue(demoPeople.admin.email);
}

test('[POL3] [ADM10] [ADM11] [ADM12] [ADM13] [ADM16] [ADM18] [ADM19] an admin lands in the admin area, stays in it, and works with its lists by keys, by boxes and on a phone (S2.05, S2.07, S2.29, S9.12, D5, D10, ux.md U3)', async ({
  page,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveUpMails(product.databaseUrl);
  await test.step('they land in their area, and nothing of anybody is kept', async () => land(page));
  await test.step('they mark users by keys', async () => markByKeys(page));
  await test.step('they mark users by boxes', async () => markByBoxes(page));
  await test.step('on a phone the list is cards, ordered like the table', async () => orderCards(page));
  await test.step('what the cards show stands in the address', async () => narrowCards(page));
  await test.step('a mail that was given up is sent again by keyboard', async () => sendAgain(page));
  await test.step('their own account is theirs as everybody’s', async () => visitOwnAccount(page));
});
