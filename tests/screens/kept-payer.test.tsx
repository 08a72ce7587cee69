import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {guestId} from '#src/data/database/visitor.ts';
import {readPayer} from '#src/data/formation/kept-payer.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildOwnersPartner} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildPaid, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn, pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const zip = page.getByRole('textbox', {name: 'Código postal'});
const holder = page.getByRole('textbox', {name: 'Nombre en la tarjeta'});

async function open(answers: CheckoutAnswers): Promise<void> {
  await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers});
  await settle();
}

async function expectTyped(): Promise<void> {
  await expect.element(holder).toHaveValue('Ana R. Quiroga');
  await expect.element(page.getByRole('textbox', {name: 'Código postal'})).toHaveValue('C1425');
  await expect.element(page.getByRole('combobox', {name: 'País de la tarjeta'})).toHaveValue('Colombia');
  await expect.element(page.getByRole('combobox', {name: 'Nacionalidad'})).toHaveValue('Colombia');
}

test('[ORD16] what was typed beside the card is there as the page is opened again, the card is not; paid, it is forgotten', async () => {
  await keepDraft();
  const answers = answerPlacing();
  await open(answers);
  await holder.fill('Ana R. Quiroga');
  await pickCountry('País de la tarjeta');
  await fillIn();
  await expectTyped();
  await open(answers);
  await expectTyped();
  await expect.element(page.getByRole('textbox', {name: 'Número de tarjeta'})).toHaveValue('');
  await expect.element(page.getByRole('textbox', {name: 'CVC'})).toHaveValue('');
  const database = await openDatabase(guestId, () => undefined);
  expect(await readPayer(database, orderId)).toEqual({
    holder: 'Ana R. Quiroga',
    zip: 'C1425',
    country: 'CO',
    nationality: 'CO',
  });
  answers['readOrder'] = buildPaid();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('heading', {name: 'Pago recibido', level: 1})).toBeVisible();
  await expect.poll(async () => readPayer(database, orderId)).toBeNull();
  database.close();
});

test('[ORD24] beside a card that is typed stand the owner’s name, country and the ZIP of the partner that they are, to be changed', async () => {
  await keepDraft();
  const answers = answerPlacing();
  await open(answers);
  await expect.element(holder).toHaveValue('Ana Restrepo');
  await expect.element(zip).toHaveValue(buildOwnersPartner().postalCode);
  await expect.element(page.getByRole('combobox', {name: 'País de la tarjeta'})).toHaveValue('Colombia');
  await expect.element(page.getByRole('combobox', {name: 'Nacionalidad'})).toHaveValue('');
  await zip.fill('C1425');
  await expect.element(zip).toHaveValue('C1425');
});
