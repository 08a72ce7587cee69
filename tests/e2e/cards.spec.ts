import {expect, type Page} from '@playwright/test';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {test} from './product.ts';
import {signIn} from './steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

async function save(page: Page, number: string): Promise<void> {
  await button(page, checkout['cards.add']).click();
  await page.getByLabel(checkout.cardNumber).fill(number);
  await page.getByLabel(checkout.cardExpiry).fill('11/29');
  await page.getByLabel(checkout.cardCvc).fill('123');
  await page.getByLabel(checkout.zip).fill('C1425');
  await page.getByRole('combobox', {name: checkout.country}).fill('arg');
  await page.getByRole('option', {name: 'Argentina'}).click();
  await button(page, checkout['cards.save']).click();
}

test('[PAY22] [PAY23] the bank’s page saves a card of somebody seen, the new one is offered first, and the last goes only knowingly', async ({
  page,
}) => {
  await signIn(page, 'founder');
  await page.getByRole('link', {name: 'Tarjetas', exact: true}).click();
  const list = page.getByRole('list', {name: checkout['cards.cards']});
  const removeFirst = async () => {
    await list.getByRole('button').first().click();
    await page.getByRole('menuitem', {name: checkout['cards.remove']}).click();
  };
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await save(page, '4000 0000 0000 3220');
  const bank = page.getByRole('alertdialog', {name: checkout.bankTitle});
  await bank.locator('iframe').contentFrame().getByRole('button', {name: 'Confirmar'}).click();
  await expect(list.getByRole('listitem').first()).toContainText(`Visa •••• 3220 ${checkout['cards.isDefault']}`);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await removeFirst();
  await button(page, checkout['cards.remove']).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await removeFirst();
  await expect(page.getByText(checkout['cards.removeNeeded'])).toBeVisible();
  await button(page, checkout['cards.removeAnyway']).click();
  await expect(page.getByRole('heading', {name: checkout['cards.emptyTitle']})).toBeVisible();
  await page.goto('/es/dashboard');
  await page.getByRole('link', {name: checkout['cards.add']}).first().click();
  await expect(page.getByRole('heading', {name: checkout['cards.title'], level: 1})).toBeVisible();
});
