import {expect, type Page} from '@playwright/test';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as subscriptions} from '#src/features/subscriptions/text/es.ts';
import {test} from './product.ts';
import {signIn} from './steps.ts';

// A product of its own: what could not be charged is paid here.
test.use({productEnvironment: {LOG_LEVEL: 'error'}});

const company = 'Puna Textil LLC';

async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', {name: checkout['cards.add'], exact: true}).click();
  await page.getByLabel(checkout.cardNumber).pressSequentially(number);
  await page.getByLabel(checkout.cardExpiry).pressSequentially('11/29');
  await page.getByLabel(checkout.cardCvc).pressSequentially('123');
  // Known from what was paid before.
  await expect(page.getByLabel(checkout.zip)).toHaveValue('C1042');
  await expect(page.getByRole('combobox', {name: checkout.country})).toHaveValue('Argentina');
  await page.getByRole('button', {name: checkout['cards.save'], exact: true}).click();
}

test('[NTC9] [SUB7] [SUB8] a charge that failed is told in the bell, fails by hand with a card that declines, and is put right with another', async ({
  page,
}) => {
  await signIn(page, 'renewer');
  await page
    .getByRole('dialog')
    .getByRole('button', {name: /Recordar/})
    .click();
  await page.getByRole('button', {name: /sin leer/}).click();
  await page.getByRole('link', {name: new RegExp(`${company}: no pudimos cobrar`)}).click();
  await saveCard(page, '4000 0000 0000 0341');
  await page.getByRole('button', {name: /^Pagar .* con Visa •••• 0341$/}).click();
  await expect(page.getByText(checkout['declined.other-card'])).toBeVisible();
  await saveCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', {name: /^Pagar .* con Visa •••• 4242$/}).click();
  await expect(page.getByText(new RegExp(`^Se pagaron .* por ${company}\\.$`)).first()).toBeVisible();
  await expect(page.getByText(`No se pagó la renovación de ${company}`)).toHaveCount(0);
  await page.getByRole('link', {name: 'Suscripciones', exact: true}).first().click();
  await expect(page.getByRole('heading', {name: subscriptions.title, level: 1})).toBeVisible();
  await expect(page.getByRole('row').filter({hasText: company})).toBeVisible();
  await expect(page.getByText(/no se pudo cobrar/)).toHaveCount(0);
});
