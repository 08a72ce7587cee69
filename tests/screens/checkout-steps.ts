import {page} from 'vitest/browser';
import {es, type CheckoutText} from '#src/features/checkout/text/es.ts';
import {settle} from '#tests/kits/screen-kit/open-screen.tsx';

/** Fills in a card of the sandbox and whose it is, as far as the page does not know it. */
export async function fillIn(number = '4242 4242 4242 4242', text: CheckoutText = es): Promise<void> {
  await page.getByRole('textbox', {name: text.cardNumber}).fill(number);
  await page.getByRole('textbox', {name: text.cardExpiry}).fill('11/29');
  await page.getByRole('textbox', {name: text.cardCvc}).fill('123');
  await fillInPayer(text);
}

/** Fills in what is asked beside a card. */
export async function fillInPayer(text: CheckoutText = es): Promise<void> {
  await page.getByRole('textbox', {name: text.zip}).fill('C1425');
  await pickCountry(text.nationality);
}

/** Chooses Colombia in a list of countries. */
export async function pickCountry(name: string): Promise<void> {
  const country = page.getByRole('combobox', {name});
  // A list that opens while the page still moves to it closes again.
  country.element().scrollIntoView({block: 'center'});
  await settle();
  await country.fill('col');
  await page.getByRole('option', {name: /^Col[oô]mbia$/}).click();
}
