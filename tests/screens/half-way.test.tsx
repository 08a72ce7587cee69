import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {en} from '#src/features/checkout/text/en.ts';
import {es} from '#src/features/checkout/text/es.ts';
import {pt} from '#src/features/checkout/text/pt.ts';
import type {Language} from '#src/i18n/languages.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildPaid, buildPaying, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

/** The page of an order that was closed while it was being paid, opened again. */
async function openAgain(answers: CheckoutAnswers, language: Language) {
  await keepDraft();
  Object.assign(answers, {...answerPlacing(), ...answers});
  return openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers, language});
}

const inLanguages = [
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const;

test.each(inLanguages)(
  '[ORD9] [ORD16] in %s a page that was closed at the bank’s says, opened again, that the bank waits and that nothing was charged',
  async (language, text) => {
    const answers: CheckoutAnswers = {readOrder: buildPaying({state: 'needs-action'})};
    const {server} = await openAgain(answers, language);
    await expect.element(page.getByText(text.bankWaits)).toBeVisible();
    await expect.element(page.getByRole('button', {name: text.openBank})).toBeVisible();
    // It was confirmed meanwhile, in another tab.
    answers['readOrder'] = buildPaid();
    await expect.element(page.getByRole('heading', {level: 1, name: text.paidTitle})).toBeVisible();
    expect(server.sentTo('payOrder')).toEqual([]);
    expect(server.sentTo('placeOrder')).toEqual([]);
  },
);

test.each(inLanguages)(
  '[ORD9] [ORD16] in %s a page that was closed while the bank worked says so, asks for no card, and tells how it ended by itself',
  async (language, text) => {
    const answers: CheckoutAnswers = {readOrder: buildPaying({state: 'processing', clientSecret: null})};
    const {server} = await openAgain(answers, language);
    await expect.element(page.getByText(text.processing)).toBeVisible();
    const check = page.getByRole('button', {name: text.checkPaid});
    await expect.element(check).toBeVisible();
    await check.click();
    await expect.element(page.getByText(text.processing)).toBeVisible();
    answers['readOrder'] = buildPaying({state: 'failed', declined: 'funds'});
    await expect.element(page.getByText(text.processing)).not.toBeInTheDocument();
    await expect.element(page.getByText(text.notPaidYet)).toBeVisible();
    expect(server.sentTo('payOrder')).toEqual([]);
  },
);
