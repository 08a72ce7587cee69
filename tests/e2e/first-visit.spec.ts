import {expect, type Page} from '@playwright/test';
import {es as activity} from '#src/features/activity/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as received} from '#src/features/bookkeeping/text/es.ts';
import {test} from './product.ts';
import {pdfFile, share} from './share-files.ts';
import {signIn} from './steps.ts';

// The first seconds of the first visit: no worker keeps the other screens yet.
test.use({serviceWorkers: 'block'});

/** The code of the activity screen. */
const activityCode = '**/assets/activity-screen-*.js';
const problem = (page: Page) => page.getByRole('alert');

/** Follows the navigation to a screen whose code was not needed before. */
async function followToActivity(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', {name: 'Actividad'}).first().click();
}

async function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(globalThis, 'markOfThisPage'));
}

/** Collects every sentence of the problem as it changes, each once in a row: a second may pass before it is looked for. */
async function hearProblem(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteSentence', (words: string) => {
    if (!said.includes(words)) said.push(words);
  });
  await page.evaluate(() => {
    const noteSentence = Reflect.get(globalThis, 'noteSentence') as (words: string) => void;
    new MutationObserver(() => {
      for (const sentence of document.querySelectorAll('[role=alert] :is(h1, h2, p)'))
        noteSentence(sentence.textContent);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  return said;
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, {markOfThisPage: true}));
}

/** Without a network the person is told, goes back, and the screen opens by itself when there is one. */
async function waitForNetwork(page: Page): Promise<void> {
  const home = page.getByRole('heading', {level: 1, name: /Ana/});
  await expect(home).toBeVisible();
  await page.context().setOffline(true);
  await followToActivity(page);
  const stranded = problem(page).getByRole('heading', {name: common['error.strandedTitle']});
  await expect(stranded).toBeVisible();
  await problem(page).getByRole('button', {name: common.back}).click();
  await expect(home).toBeVisible();
  await followToActivity(page);
  await expect(stranded).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', {level: 1, name: activity.title})).toBeVisible();
  await expect(page).toHaveURL(/\/es\/activity$/);
}

/** Three seconds are counted down, and the home is loaded anew. */
async function beLedHome(page: Page): Promise<void> {
  await page.goto('/es/dashboard');
  await markPage(page);
  const said = await hearProblem(page);
  await followToActivity(page);
  await expect.poll(() => said).toContain(common['error.title']);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  expect(await isSamePage(page)).toBe(false);
  // "0" may be read while the home is already on its way.
  expect(said.filter((words) => words.startsWith('Te llevamos')).slice(0, 3)).toEqual([
    'Te llevamos al inicio en 3 segundos.',
    'Te llevamos al inicio en 2 segundos.',
    'Te llevamos al inicio en 1 segundo.',
  ]);
}

/** Whoever stays is not led away, and the screen comes when it is asked for again. */
async function stay(page: Page): Promise<void> {
  await followToActivity(page);
  // By keyboard, without waiting for the button to stand still: there are three seconds.
  await problem(page).getByRole('button', {name: common.stayHere}).press('Enter');
  await expect(problem(page)).not.toContainText('Te llevamos al inicio');
  await page.unroute(activityCode);
  await problem(page).getByRole('button', {name: common.retry}).click();
  await expect(page.getByRole('heading', {level: 1, name: activity.title})).toBeVisible();
  await expect(page).toHaveURL(/\/es\/activity$/);
}

/** A receipt that another app shares has nobody yet who could keep it. */
async function shareTooEarly(page: Page): Promise<void> {
  // Whoever has no company on the device yet is led to the home, which says why.
  await expect(page.getByRole('banner').getByRole('link', {name: /^Sincronizado/})).toBeVisible();
  await share(page, pdfFile('temprano.pdf'));
  await expect(page.getByRole('heading', {name: common['shared.tooEarlyTitle']})).toBeVisible();
  await expect(page.getByText(common['shared.tooEarlyText'])).toBeVisible();
  await page.getByRole('link', {name: common['shared.open']}).click();
  await expect(page.getByRole('heading', {name: received.receivedEmpty})).toBeVisible();
}

/** Without some code the page is not blank: it says so in its language and is loaded anew. */
async function openWithout(page: Page, code: string): Promise<void> {
  await page.route(code, async (route) => route.abort());
  await page.goto('/es/login');
  await expect(problem(page).getByRole('heading', {level: 1})).toHaveText('Faro no se pudo abrir');
  await expect(problem(page).getByRole('link')).toHaveText(['Volver a cargar']);
  await page.unroute(code);
  await problem(page).getByRole('link', {name: 'Volver a cargar'}).click();
  await expect(page.getByRole('button', {name: 'Iniciar sesión'})).toBeVisible();
  await expect(problem(page)).toBeHidden();
}

test('[SWK4] before the service worker is there, a screen that does not come says so, and what is shared is not kept (S2.10, ux.md U13)', async ({
  page,
}) => {
  await signIn(page);
  await test.step('without a network', async () => waitForNetwork(page));
  // A page whose requests are looked at keeps none of them: the code is asked for anew.
  await page.route(activityCode, async (route) => route.abort());
  await test.step('its code does not come', async () => beLedHome(page));
  await test.step('and the person stays', async () => stay(page));
  await test.step('a receipt is shared', async () => shareTooEarly(page));
});

test('a guest whose page or whose next page does not come is told so, and goes on (S2.10)', async ({page}) => {
  await test.step('without the start of the app', async () => openWithout(page, '**/assets/index-*.js'));
  await test.step('without the texts of the page', async () => openWithout(page, '**/assets/es-*.js'));
  await test.step('without a network before the next page', async () => {
    await page.context().setOffline(true);
    await page.getByRole('link', {name: 'Crear cuenta'}).click();
    await expect(problem(page).getByRole('heading', {name: common['error.strandedTitle']})).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel('Apellidos')).toBeVisible();
  });
});
