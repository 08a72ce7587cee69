import {expect, type BrowserContext, type Page} from '@playwright/test';
import {es as palette} from '#src/shell/palette/text/es.ts';
import {es as publicPage} from '#src/features/public-page/text/es.ts';
import {es as leaving} from '#src/shell/sign-out/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {forgetFetched, untilInstalled} from './profile.ts';
import {test} from './product.ts';
import {
  categorise,
  expectOpenQuestion,
  focusGrid,
  openBooksOf,
  signIn,
  listUserDatabases,
  untilSynced,
  untilWaiting,
  syncChip,
} from './steps.ts';

const article = '/es/blogs/boi-report';

/** Touches the page as a reader does, and waits until it can be read without a network. */
async function untilKept(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await untilInstalled(page);
  const isKept = async () =>
    page.evaluate(async () => (await caches.match(location.origin + location.pathname)) !== undefined);
  await expect.poll(isKept).toBe(true);
}

/** The public pages that are kept on this device. */
async function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({url}) => new URL(url).pathname)
      .filter((path) => /^\/(es|en|pt)(\/|$)/.test(path));
  });
}

async function readOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(article);
  const title = await page.getByRole('heading', {level: 1}).textContent();
  await untilKept(page);
  expect(await listKept(page)).toEqual([article]);
  await forgetFetched(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].map(({cssRules}) => cssRules.length > 0))).toContain(true);
  await page.goto('/es/contact');
  await expect(page.getByRole('heading', {name: publicPage.title})).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1, name: 'Contacto'})).toBeVisible();
}

async function openQuestionOffline(page: Page, context: BrowserContext): Promise<void> {
  await untilInstalled(page);
  // The frame hears keys; the heading may still be that of signing in.
  await expect(syncChip(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: palette.title})).toBeFocused();
  await page.keyboard.type('transferencias cuenta virtual');
  await expect(page.getByRole('option', {selected: true})).toContainText(palette.helpQuestion);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: publicPage.title})).toBeVisible();
  await context.setOffline(false);
  await expectOpenQuestion(page, /transferencias/);
}

test('[SIT6] [PAL4] a page that was visited is read offline, one that was not is told of and comes with the network', async ({
  page,
  context,
}) => {
  await test.step('the first visit keeps no page but its own', async () => readOffline(page, context));
  await test.step('so does a question that the palette finds', async () => {
    await signIn(page);
    await openQuestionOffline(page, context);
  });
});

async function learnWhatIsOffered(page: Page): Promise<void> {
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
}

async function readArticle(page: Page): Promise<void> {
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
  await page.emulateMedia({media: 'screen'});
}

async function searchQuestions(page: Page): Promise<void> {
  await page.goto('/es/faq');
  const shown = page.locator('[data-question]:visible');
  const count = await shown.count();
  await page.getByLabel('Busca en las preguntas').fill('CONEXION');
  await expect.poll(async () => shown.count()).toBeLessThan(count);
  await expect(shown.first()).toBeVisible();
  await page.getByLabel('Busca en las preguntas').fill('xyzzy');
  await expect(page.getByRole('status')).toContainText('Ninguna pregunta');
}

async function chooseLanguage(page: Page): Promise<void> {
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
}

test('[ELG1] [SIT3] [SIT4] a visitor learns what they can have and what it costs, reads, asks, and chooses a language (S1.10, S2.09, S2.11, S2.25, S9.04)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('what their country can have, before any form, and what a plan costs', async () =>
    learnWhatIsOffered(page));
  await test.step('an article has its contents, is passed on and printed without what is around it', async () =>
    readArticle(page));
  await test.step('questions are found by their words, whatever the accents', async () => searchQuestions(page));
  await test.step('another language keeps the page and the place on it, and is remembered', async () =>
    chooseLanguage(page));
  await test.step('an address that does not exist leads to the home of its language', async () => {
    await page.goto('/pt/blogs/nada-disso');
    await expect(page).toHaveURL(/\/pt$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('de qualquer país');
  });
});

const startNow = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Comenzar', exact: true});

/** Nobody is here: what asks before it signs out leads on by itself. */
async function startOverAsGuest(page: Page): Promise<void> {
  await page.goto('/es/start-over');
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Iniciar sesión'})).toBeVisible();
}

async function expectQuestionsOfBanking(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/es\/faq\/banking-crypto$/);
  await expect(page.getByLabel('Busca en las preguntas')).toBeVisible();
}

async function leaveTheSite(page: Page): Promise<void> {
  await page.goto('/es/faq');
  await page.getByRole('banner').getByRole('link', {name: 'Ir a mi panel'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await page.goto('/es/start-now');
  await expect(page).toHaveURL(/\/es\/dashboard\/add-company$/);
}

async function startOverAndStay(page: Page): Promise<void> {
  await page.goto('/es/faq');
  await startNow(page).click();
  const asking = page.getByRole('dialog', {name: leaving.ask});
  // Whoever only wants one more company is shown that way; whoever stays is still here.
  await expect(asking.getByRole('link', {name: leaving.addInstead})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await asking.getByRole('button', {name: 'Quedarme'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
}

async function startOverWithUnsent(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/es/accounting-ai/bookkeeping');
  await context.setOffline(true);
  await focusGrid(page);
  await categorise(page, 'viaj');
  await untilWaiting(page, 1);
  await page.goto('/es/start-over');
  const asking = page.getByRole('alertdialog', {name: '1 cambio sin sincronizar se perderá en este dispositivo'});
  await asking.getByRole('button', {name: 'Quedarme'}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await context.setOffline(false);
  await untilSynced(page);
}

async function startOver(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/es/faq');
  await startNow(page).click();
  await page.getByRole('dialog', {name: leaving.ask}).getByRole('button', {name: leaving.leave}).click();
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Iniciar sesión'})).toBeVisible();
  expect(await listUserDatabases(page)).toEqual([]);
  // The server's session is over, too, though the page was left.
  const askWho = async () => (await context.request.get('/api/v1/users/me')).status();
  await expect.poll(askWho).toBe(401);
}

test('[SIT7] [SIT13] [SIT15] who is signed in is led to their dashboard, and asked before start-now signs them out (S2.03, S2.04, S2.28, S2.30, D5, D8)', async ({
  page,
  context,
  product,
}) => {
  const {email} = await makeBookkeeper(product.url, 1);
  await test.step('nobody is asked who is not here', async () => startOverAsGuest(page));
  await test.step('the old address of the banking and crypto questions leads to them', async () => {
    await page.goto('/es/banking-crypto/faq');
    await expectQuestionsOfBanking(page);
  });
  await openBooksOf(page, email);
  await test.step('and does so where the app itself answers at it', async () => {
    await page.getByRole('link', {name: 'Preguntas de banca', exact: true}).click();
    await expectQuestionsOfBanking(page);
    await untilInstalled(page);
    await page.goto('/es/banking-crypto/faq');
    await expectQuestionsOfBanking(page);
  });
  await test.step('the public pages lead to the dashboard, start-now at once', async () => leaveTheSite(page));
  await test.step('who stays is still here', async () => startOverAndStay(page));
  await test.step('what would be lost is said', async () => startOverWithUnsent(page, context));
  await test.step('who leaves is signed out and led on', async () => startOver(page, context));
});
