import {randomBytes, randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {priceOrder} from '#contract/catalogue/price-order.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {newId} from '#contract/kernel/ids.ts';
import {demoPassword} from '#server/demo/add-demo-data.ts';
import {buildDraft, buildOwnersPartner} from '#tests/fixtures/build-draft.ts';
import {test} from './product.ts';
import {fillSignIn} from './steps.ts';

test('[ORD11] [ORD15] [ORD16] a visitor comes by a link, pays with 3-D Secure, registers, and finds the company on two devices', async ({
  page,
  browser,
  product,
}) => {
  const id = newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
  const secret = randomBytes(32).toString('base64url');
  const email = `${randomUUID()}@faro.example`;
  const partner = buildOwnersPartner({id, draftId: id});
  const draft = buildDraft({id, email, responsiblePartnerId: id, partners: [partner], phone: '+573001234567'});
  const today = new Date().toISOString().slice(0, 10);
  const {todayCents} = priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today});
  const {placedOrderId: _order, paidAt: _paid, partners: _partners, ...answers} = draft;
  const {placedOrderId: _placed, ...answeredPartner} = partner;
  const placed = await page.request.post('/api/v1/orders', {
    data: {
      secret,
      language: 'es',
      draft: answers,
      partners: [answeredPartner],
      couponCode: null,
      seenCents: todayCents,
    },
    headers: {origin: product.url},
  });
  expect(await placed.text()).toContain('"state":"placed"');

  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/es/checkout/${id}#${secret}`);
  await expect(page).toHaveURL(`/es/checkout/${id}`);
  await page.getByRole('textbox', {name: 'Número de tarjeta'}).fill('4000 0027 6000 3184');
  await page.getByRole('textbox', {name: 'Vencimiento (MM/AA)'}).fill('11/29');
  await page.getByRole('textbox', {name: 'CVC'}).fill('123');
  await page.getByRole('textbox', {name: 'Nombre en la tarjeta'}).fill('Ana Restrepo');
  await page.getByRole('textbox', {name: 'Código postal'}).fill('C1425');
  for (const [name, country] of [
    ['País de la tarjeta', 'Argentina'],
    ['Nacionalidad', 'Colombia'],
  ] as const) {
    await page.getByRole('combobox', {name}).fill(country);
    await page.getByRole('option', {name: country}).click();
  }
  await page.getByRole('button', {name: /^Pagar \$.* y crear la empresa$/}).click();
  await page.frameLocator('iframe').getByRole('button').first().click();
  await expect(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Crear mi cuenta'}).click();
  await page.getByLabel('Nombre', {exact: true}).fill('Ana');
  await page.getByLabel('Apellido').fill('Restrepo');
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.locator('input[autocomplete="new-password"]').first().fill(demoPassword);
  await page.locator('input[autocomplete="new-password"]').last().fill(demoPassword);
  await page.getByRole('button', {name: 'Crear cuenta'}).click();
  await expect(page.getByRole('dialog', {name: 'Ceibo Studio LLC está en marcha'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Ver mi empresa'}).click();
  await expect(page.getByRole('heading', {name: 'Tu empresa está en marcha'})).toBeVisible();

  const other = await browser.newPage({baseURL: product.url});
  await other.goto('/es/login');
  await fillSignIn(other, email);
  await expect(other.getByRole('heading', {name: 'Ceibo Studio LLC'})).toBeVisible();

  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const {name = ''} of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
        texts.push(JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
      }
      database.close();
    }
    return texts.join('\n');
  });
  for (const told of [kept, addresses.join('\n')]) {
    expect(told).not.toContain(secret);
    expect(told).not.toContain('4000002760003184');
    expect(told).not.toContain('4000 0027 6000 3184');
  }
});
