import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {couponRefusals} from '#contract/catalogue/check-coupon.ts';
import {en} from '#src/features/checkout/text/en.ts';
import {es} from '#src/features/checkout/text/es.ts';
import {pt} from '#src/features/checkout/text/pt.ts';
import {reasons} from '#src/features/checkout/text/reasons.ts';
import type {Language} from '#src/i18n/languages.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const inLanguages = [
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const;

async function open(answers: CheckoutAnswers, language: Language): Promise<OpenScreen> {
  await keepDraft();
  for (const [name, answer] of Object.entries(answerPlacing())) answers[name] ??= answer;
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers, language});
  await settle();
  return screen;
}

test.each(inLanguages)(
  '[ORD5] in %s a country that is not served any more, and terms that changed, are told where one pays; what was typed stays',
  async (language, text) => {
    const answers: CheckoutAnswers = {};
    const {server} = await open(answers, language);
    await fillIn('4242 4242 4242 4242', text);
    const refused = ['order.country-ineligible', 'order.terms-changed'] as const;
    for (const reason of refused) {
      answers['payOrder'] = {code: 'conflict', reason};
      await page.getByRole('button', {name: /\$\s?1[.,]080[.,]00/u}).click();
      await expect.element(page.getByText(reasons[reason][language]).first()).toBeVisible();
      await expect.element(page.getByRole('textbox', {name: text.zip})).toHaveValue('C1425');
      await settle();
    }
    await expect.poll(() => server.sentTo('payOrder')).toHaveLength(refused.length);
    // Nothing began: no card went anywhere.
    expect(server.sentTo('confirmSandboxIntent')).toEqual([]);
  },
);

test.each(inLanguages)(
  '[CPN3] in %s a coupon says at its field why it does not count: unknown, over, not begun, not for the plan, used up',
  async (language, text) => {
    const answers: CheckoutAnswers = {};
    const {server} = await open(answers, language);
    const field = page.getByRole('textbox', {name: text.coupon});
    const refused = Object.entries(couponRefusals).flatMap(([code, all]) => all.map((reason) => ({code, reason})));
    const said = new Set<string>();
    for (const {code, reason} of refused) {
      answers['checkCoupon'] = {code, reason};
      await field.fill(reason.slice(-4));
      await page.getByRole('button', {name: text.couponApply}).click();
      const words = reasons[reason][language];
      await expect.element(field).toHaveAccessibleDescription(words);
      said.add(words);
    }
    expect(said.size).toBe(5);
    expect(server.sentTo('placeOrder')).not.toContainEqual(expect.objectContaining({couponCode: expect.any(String)}));
  },
);

test.each(inLanguages)(
  '[ORD5] [FLD1] in %s a name and a postal code that are none are told at their fields and above, and odd ones stay as they were typed',
  async (language, text) => {
    const {server} = await open({}, language);
    await fillIn('4242 4242 4242 4242', text);
    const holder = page.getByRole('textbox', {name: text.holder});
    const zip = page.getByRole('textbox', {name: text.zip});
    const payButton = page.getByRole('button', {name: /\$\s?1[.,]080[.,]00/u});
    for (const [name, code] of [
      ['', ''],
      ['   ', 'x'],
      ['\u202E\u2066', '\u200F1'],
    ] as const) {
      await holder.fill(name);
      await zip.fill(code);
      await payButton.click();
      await expect.element(holder).toHaveAccessibleDescription(reasons['order.holder-short'][language]);
      await expect.element(zip).toHaveAccessibleDescription(reasons['order.zip-short'][language]);
      await expect.poll(() => page.getByRole('alert').getByRole('link').elements()).toHaveLength(2);
      await expect.element(holder).toHaveValue(name);
      await expect.element(zip).toHaveValue(code);
    }
    // More than a card has is not taken into the field; scripts and other letters are a name as any.
    await holder.fill('<script>alert(1)</script> Пример 例え'.repeat(9));
    await zip.fill('x'.repeat(500));
    await payButton.click();
    await expect.poll(() => server.sentTo('payOrder').length).toBe(1);
    expect(server.sentTo('payOrder')[0]).toMatchObject({
      holder: '<script>alert(1)</script> Пример 例え'.repeat(9).slice(0, 120),
      zip: 'x'.repeat(20),
    });
  },
);

test.each(inLanguages)(
  '[ORD25] in %s what failed for no reason that we know says by what code support finds it',
  async (language) => {
    const supportId = '01990000-0000-7000-8000-0000000000aa';
    await open({placeOrder: {code: 'unexpected', reason: 'server.unexpected', details: {supportId}}}, language);
    const words = {es: 'Código para soporte', en: 'Code for support', pt: 'Código para o suporte'}[language];
    await expect.element(page.getByText(new RegExp(`${words}: ${supportId}`)).first()).toBeVisible();
  },
);
