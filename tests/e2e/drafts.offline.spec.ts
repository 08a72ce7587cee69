import {expect, type Locator, type Page} from '@playwright/test';
import {es as account} from '#src/features/account/text/es.ts';
import {es as formation} from '#src/features/formation/text/es.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';
import {es as drafts} from '#src/data/drafts/text/es.ts';
import {es as wizard} from '#src/data/wizard/text/es.ts';
import {untilInstalled} from './profile.ts';
import {test} from './product.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 2, name});
const next = async (page: Page) => page.getByRole('button', {name: wizard.next, exact: true}).click();

/** Typed by key: React does not hear Playwright's `fill` in stock Firefox. */
async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text);
}

async function fillYou(page: Page, email: string): Promise<void> {
  await write(page.getByLabel(formation['field.firstName'], {exact: true}), 'Lucía');
  await write(page.getByLabel(formation['field.lastName'], {exact: true}), 'Márquez');
  await write(page.getByRole('combobox', {name: formation['field.residenceCountry']}), 'Colombia');
  await page.getByRole('option', {name: 'Colombia', exact: true}).click();
  await write(page.getByLabel(formation['field.email']), email);
  await write(page.getByLabel(formation['field.phone'], {exact: true}), '300 1234567');
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('12031990');
}

test('[GST1] [GST2] [WIZ3] a visitor fills the wizard in offline, comes back, registers, and goes on where they were', async ({
  page,
  context,
}) => {
  const email = `lucia-${Date.now()}@example.com`;
  await page.goto('/es/create-company');
  await expect(heading(page, steps['step.you'])).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);
  await fillYou(page, email);
  await next(page);
  await expect(heading(page, steps['step.company'])).toBeVisible();
  await write(page.getByLabel(formation['field.nameOne']), 'Costa Norte LLC');
  await write(page.getByLabel(formation['field.nameTwo']), 'Costa Sur');
  await next(page);
  await expect(heading(page, steps['step.type'])).toBeVisible();

  // Another tab tells when the last answer is on the device; a page may be closed before that.
  const again = await context.newPage();
  await again.goto('/es/create-company');
  await expect(again.getByText('Costa Norte')).toBeVisible();
  await expect(again.getByText(/Paso 3 de 9/)).toBeVisible();
  await page.close();
  await again.getByRole('link', {name: `${drafts.continue}: Costa Norte`}).click();
  await expect(heading(again, steps['step.type'])).toBeVisible();
  await context.setOffline(false);
  await again.getByRole('link', {name: formation['account.register']}).click();
  await write(again.getByLabel(account.firstName), 'Lucía');
  await write(again.getByLabel(account.lastName), 'Márquez');
  await write(again.getByLabel(account.email), email);
  for (const field of await again.locator('input[type=password]').all()) await write(field, 'Una-clave-larga-42!');
  await again.getByRole('button', {name: account.register}).click();
  await again.waitForURL(/\/es\/dashboard\/create-company\?draft=/);
  await expect(heading(again, steps['step.type'])).toBeVisible();
  await again.getByRole('button', {name: steps['step.company']}).click();
  await expect(again.getByLabel(formation['field.nameOne'])).toHaveValue('Costa Norte');
  await expect(again.getByText(wizard.synced)).toBeVisible({timeout: 30_000});
});

/** The page, and what lists drafts on it, lie on this device. */
const isKept = async (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLElement>('[data-later]')?.dataset['later'] ?? '';
    return (await Promise.all([caches.match('/es/start-now'), caches.match(script)])).every(Boolean);
  });

test('[SIT16] [GST1] who leaves a wizard without a network finds it on start-now, discards it, brings it back and goes on', async ({
  page,
  context,
}) => {
  await page.goto('/es/start-now');
  await expect.poll(async () => isKept(page)).toBe(true);
  await page.goto('/es/create-company');
  await expect(heading(page, steps['step.you'])).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);
  await fillYou(page, 'lucia@example.com');
  await next(page);
  await expect(heading(page, steps['step.company'])).toBeVisible();
  await write(page.getByLabel(formation['field.nameOne']), 'Costa Norte');
  await page.getByRole('button', {name: formation.leave}).first().click();
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByText(/^Paso 2 de 9, /)).toBeVisible();
  await page.getByRole('button', {name: `${drafts.discard}: Costa Norte`}).click();
  await expect(page.getByText(/^Paso 2 de 9, /)).toBeHidden();
  await page.getByRole('button', {name: drafts.undo}).click();
  for (let nth = 0; nth < 3; nth += 1) {
    await expect(page.getByText(/^Paso 2 de 9, /)).toBeVisible();
    await page.reload();
  }
  await page.getByRole('link', {name: `${drafts.continue}: Costa Norte`}).click();
  await expect(page.getByLabel(formation['field.nameOne'])).toHaveValue('Costa Norte');
});

test('[SIT16] [GST1] who leaves a wizard without a network finds it also where start-now was never opened', async ({
  page,
  context,
}) => {
  await page.goto('/es/create-company');
  await expect(heading(page, steps['step.you'])).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);
  await fillYou(page, 'lucia@example.com');
  await next(page);
  await expect(heading(page, steps['step.company'])).toBeVisible();
  await write(page.getByLabel(formation['field.nameOne']), 'Costa Norte');
  await page.getByRole('button', {name: formation.leave}).first().click();
  await expect(page).toHaveURL(/\/es\/start-now$/);
  await expect(page.getByText(/^Paso 2 de 9, /)).toBeVisible();
  await page.getByRole('link', {name: `${drafts.continue}: Costa Norte`}).click();
  await expect(page.getByLabel(formation['field.nameOne'])).toHaveValue('Costa Norte');
});
