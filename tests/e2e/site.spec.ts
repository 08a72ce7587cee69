import {expect, type Page} from '@playwright/test';
import {es as palette} from '#src/shell/palette/text/es.ts';
import {es as publicPage} from '#src/features/public-page/text/es.ts';
import {es as leaving} from '#src/shell/sign-out/text/es.ts';
import {findViolations} from './axe.ts';
import {untilInstalled} from './profile.ts';
import {test} from './product.ts';
import {categorise, expectOpenQuestion, focusGrid, openBooks, signIn, untilSynced, untilWaiting} from './steps.ts';

const article = '/es/blogs/boi-report';

/** Touches the page as a reader does, and waits until it can be read without a network. */
async function untilKept(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await untilInstalled(page);
  const isKept = async () =>
    page.evaluate(async () => (await caches.match(location.origin + location.pathname)) !== undefined);
  await expect.poll(isKept).toBe(true);
}

test('[SIT6] a page that was visited is read offline, one that was not is told of, and the first visit keeps no other', async ({
  page,
  context,
}) => {
  await page.goto(article);
  const title = await page.getByRole('heading', {level: 1}).textContent();
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({url}) => new URL(url).pathname)
      .filter((path) => /^\/(es|en|pt)(\/|$)/.test(path));
  });
  expect(kept).toEqual([article]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/es/contact');
  await expect(page.getByRole('heading', {name: 'Esta página aún no está en este dispositivo'})).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1, name: 'Contacto'})).toBeVisible();
});

test('[SIT6] [PAL4] a question that the palette finds offline, and whose page was never visited, is led to once there is a network', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilInstalled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: palette.title})).toBeFocused();
  await page.keyboard.type('transferencias cuenta virtual');
  await expect(page.getByRole('option', {selected: true})).toContainText(palette.helpQuestion);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: publicPage.title})).toBeVisible();
  await context.setOffline(false);
  await expectOpenQuestion(page, /transferencias/);
});

test('[SIT4] another language keeps the page and the place on it, and is remembered (S2.11)', async ({page}) => {
  await page.goto('/es/faq#cuanto-cuesta');
  await expect(page.locator('#cuanto-cuesta')).toHaveAttribute('open', '');
  await page.getByLabel(/^Idioma/).click();
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/\/en\/faq#cuanto-cuesta$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  // A menu closes by Escape and gives the focus back.
  await page.getByLabel(/^Language/).press('Enter');
  await expect(page.getByRole('link', {name: 'Português'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: 'Português'})).toBeHidden();
  await expect(page.getByLabel(/^Language/)).toBeFocused();
});

test('[ELG1] a visitor learns what their country can have before any form (S1.10), and what a plan costs (S9.04)', async ({
  page,
}) => {
  await page.goto('/es');
  const answer = page.getByRole('status').filter({has: page.locator('[data-answer]')});
  await page.getByLabel('País donde vives').selectOption('Venezuela');
  await expect(answer.getByRole('heading')).toHaveText('Empresa sí, banca digital no');
  await expect(answer).toContainText('residentes de Venezuela');
  await page.getByLabel('País donde vives').selectOption('Colombia');
  await expect(answer.getByRole('heading')).toHaveText('Empresa sí, banca digital también');

  await expect(page.getByText('$1,800').first()).toBeVisible();
  await page.getByRole('radio', {name: 'Mensual'}).check();
  await expect(page.getByText('$176.47')).toBeVisible();
  await page.getByRole('radio', {name: 'Cross Border Crypto'}).check();
  await expect(page.getByText('$244.12')).toBeVisible();
  await expect(page.getByText('$176.47')).toBeHidden();
});

test('[CTC1] the contact form says what is wrong at its field, loses nothing, and thanks (S5.05)', async ({
  page,
  context,
}) => {
  await page.goto('/es/contact');
  const send = page.getByRole('button', {name: 'Enviar mensaje'});
  await send.click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(3);
  await page.getByLabel('Nombre').fill('Iara Güemes');
  await page.getByLabel('Correo').fill('iara@');
  await page.getByLabel('Mensaje').fill('Hola, <script>alert(1)</script> ¿mi país puede?');
  await send.click();
  await expect(page.getByLabel('Correo')).toBeFocused();
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(/no es válido/);
  await page.getByLabel('Correo').fill('iara@example.com');

  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
  await expect(page.getByLabel('Mensaje')).toHaveValue(/mi país puede/);
  await context.setOffline(false);
  // The server knows an address that the page cannot: its word is said at the field too.
  await page.getByLabel('Correo').fill('iara@exa_mple.c');
  await send.click();
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(/no es válido/);
  await page.getByLabel('Correo').fill('iara@example.com');
  await send.click();
  await expect(page.getByRole('status').filter({hasText: 'Mensaje enviado correctamente'})).toBeFocused();
});

test('questions are found by their words, whatever the accents (S2.25)', async ({page}) => {
  await page.goto('/es/faq');
  const shown = page.locator('[data-question]:visible');
  const count = await shown.count();
  await page.getByLabel('Busca en las preguntas').fill('CONEXION');
  await expect.poll(async () => shown.count()).toBeLessThan(count);
  await expect(shown.first()).toBeVisible();
  await page.getByLabel('Busca en las preguntas').fill('xyzzy');
  await expect(page.getByRole('status')).toContainText('Ninguna pregunta');
});

test('an article has its contents, is passed on and printed without what is around it (S2.25)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  const contents = page.getByRole('navigation', {name: 'En esta página'});
  await contents.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#[a-z0-9-]+$/);
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await page.getByRole('button', {name: 'Compartir'}).click();
  await expect(page.getByRole('button', {name: 'Enlace copiado'})).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toMatch(/\/es\/blogs\/boi-report$/);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('[SIT7] who is signed in is led to their dashboard, and from start-now at once (S2.03, D5)', async ({page}) => {
  await signIn(page);
  await page.goto('/es/faq');
  await page.getByRole('banner').getByRole('link', {name: 'Ir a mi panel'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await page.goto('/es/start-now');
  await expect(page).toHaveURL(/\/es\/dashboard$/);
});

test('[SIT13] start-now while signed in asks, signs out and leads to the creation of a company (S2.30)', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilSynced(page);
  const startNow = page.getByRole('banner').getByRole('link', {name: 'Comenzar', exact: true});
  await page.goto('/es/faq');
  await startNow.click();
  const asking = page.getByRole('dialog', {name: leaving.ask});
  // Whoever only wants one more company is shown that way; whoever stays is still here.
  await expect(asking.getByRole('link', {name: leaving.addInstead})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await asking.getByRole('button', {name: 'Quedarme'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);

  await page.goto('/es/faq');
  await startNow.click();
  await asking.getByRole('button', {name: leaving.leave}).click();
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Entrar'})).toBeVisible();
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({name}) => name));
  expect(databases.filter((name) => name?.startsWith('faro-user-'))).toEqual([]);
  // The server's session is over, too, though the page was left.
  const askWho = async () => (await context.request.get('/api/v1/users/me')).status();
  await expect.poll(askWho).toBe(401);
});

test('[SIT13] start-now says what would be lost, and asks nobody who is not here (S2.30, D8)', async ({
  page,
  context,
}) => {
  await page.goto('/es/start-over');
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Entrar'})).toBeVisible();
  await signIn(page);
  await openBooks(page);
  await context.setOffline(true);
  await focusGrid(page);
  await categorise(page, 'viaj');
  await untilWaiting(page, 1);
  await context.route('**/api/v1/sync/push', async (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/es/start-over');
  const asking = page.getByRole('alertdialog', {name: '1 cambio sin sincronizar se perderá en este dispositivo'});
  await asking.getByRole('button', {name: 'Quedarme'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
});

test('[SIT3] an address that does not exist leads to the home of its language (S2.09)', async ({page}) => {
  await page.goto('/pt/blogs/nada-disso');
  await expect(page).toHaveURL(/\/pt$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('de qualquer país');
});
