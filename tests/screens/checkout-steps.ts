import {page} from 'vitest/browser';
import {settle} from '#tests/kits/screen-kit/open-screen.tsx';

/** Fills in a card of the sandbox and whose it is, as far as the page does not know it. */
export async function fillIn(number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByRole('textbox', {name: 'Número de tarjeta'}).fill(number);
  await page.getByRole('textbox', {name: 'Vencimiento (MM/AA)'}).fill('11/29');
  await page.getByRole('textbox', {name: 'CVC'}).fill('123');
  await fillInPayer();
}

/** Fills in what is asked beside a card. */
export async function fillInPayer(): Promise<void> {
  await page.getByRole('textbox', {name: 'Código postal'}).fill('C1425');
  await pickCountry('Nacionalidad');
}

/** Chooses Colombia in a list of countries. */
export async function pickCountry(name: string): Promise<void> {
  const country = page.getByRole('combobox', {name});
  // A list that opens while the page still moves to it closes again.
  country.element().scrollIntoView({block: 'center'});
  await settle();
  await country.fill('colom');
  await page.getByRole('option', {name: 'Colombia'}).click();
}
