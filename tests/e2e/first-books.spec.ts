import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {demoPassword} from '#server/demo/add-demo-data.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {fillSignIn, rowWith, untilSynced} from './steps.ts';

test('[COM1] [COM2] a person adds a company they run, then an account (D28, S3.13)', async ({page}) => {
  await page.goto('/es/register');
  await page.getByLabel('Nombre', {exact: true}).fill('Tomás');
  await page.getByLabel('Apellidos').fill('Araújo');
  await page.getByLabel('Correo').fill(`${randomUUID()}@faro.example`);
  await page.getByLabel('Contraseña', {exact: true}).fill(demoPassword);
  await page.getByLabel('Repite la contraseña').fill(demoPassword);
  await page.getByRole('button', {name: 'Crear cuenta'}).click();
  await page.waitForURL('**/es/dashboard');

  const add = page.getByRole('button', {name: 'Agregar empresa'});
  await page.getByLabel('Nombre de la empresa').fill(' X ');
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Escribe el nombre de la empresa, con al menos 2 letras.');
  await page.getByLabel('Nombre de la empresa').fill('Lapacho Verde LLC');
  await page.getByRole('combobox', {name: 'Estado de registro'}).fill('wyo');
  await page.getByRole('option', {name: 'Wyoming'}).click();
  await add.click();
  // Said in a popup that goes by Escape, kept among the notices, and not said again (S4.12).
  const popup = page.getByRole('dialog', {name: 'Lapacho Verde LLC ya está en tus empresas.'});
  await expect(popup).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page.getByText('Wyoming')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', {name: 'Avisos, 1 sin leer'})).toBeVisible();
  await expect(page.getByText('Wyoming')).toBeVisible();
  await expect(popup).toHaveCount(0);

  await page.getByRole('link', {name: 'Movimientos'}).first().click();
  await expect(page.getByRole('heading', {name: 'Aquí van los movimientos de tu empresa'})).toBeVisible();
  await page.getByRole('link', {name: 'Agregar una cuenta'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Guardar'}).click();
  await expect(dialog.getByText('Escribe el nombre de la cuenta.')).toBeVisible();
  await dialog.getByLabel('Nombre').fill('Caja en pesos');
  await dialog.getByLabel('Moneda').fill('cop');
  await dialog.getByLabel('Saldo inicial', {exact: true}).fill('250000');
  await dialog.getByRole('button', {name: 'Guardar'}).click();
  await expect(page.getByText('Caja en pesos').first()).toBeVisible();
  await untilSynced(page);
});

test('the company and its books are there after signing in on another browser', async ({page, product}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 3);
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await page.goto('/es/accounting-ai/bookkeeping');
  await page.waitForURL(`**/bookkeeping/${companyId}`);
  await expect(rowWith(page, 'MOVIMIENTO 001')).toBeVisible();
  await untilSynced(page);
  expect((await readRows(companyId, 'transactions')).map((row) => row['description'])).toEqual([
    'MOVIMIENTO 001',
    'MOVIMIENTO 002',
    'MOVIMIENTO 003',
  ]);
});
