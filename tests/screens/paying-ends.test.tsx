import {afterEach, beforeAll, expect, test} from 'vitest';
import {commands, page} from 'vitest/browser';
import {actionDoneMessage} from '#contract/payments/sandbox-intent.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {en} from '#src/features/checkout/text/en.ts';
import {es} from '#src/features/checkout/text/es.ts';
import {pt} from '#src/features/checkout/text/pt.ts';
import type {Language} from '#src/i18n/languages.ts';
import {readKept} from '#src/data/formation/kept-order.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type OpenScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, buildPaid, buildPaying, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';
import {fillIn} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await settle();
  await emptyGuests();
});

const payButton = page.getByRole('button', {name: /^(Pagar|Pay) /});
const paid = page.getByRole('heading', {name: 'Pago recibido', level: 1});

/** A visitor's order that can be paid; its answers may change while the screen is open. */
async function open(answers: CheckoutAnswers, language: Language = 'es'): Promise<OpenScreen> {
  await keepDraft();
  for (const [name, answer] of Object.entries(answerPlacing())) answers[name] ??= answer;
  const screen = await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers, language});
  await settle();
  return screen;
}

test('[ORD6] [ORD16] two tabs pay one order: where the other has paid meanwhile, pressing says so and gives no card', async () => {
  const answers: CheckoutAnswers = {};
  const {server} = await open(answers);
  await fillIn();
  answers['payOrder'] = buildPaid();
  answers['readOrder'] = buildPaid();
  await payButton.click();
  await expect.element(paid).toBeVisible();
  expect(server.sentTo('confirmSandboxIntent')).toEqual([]);
});

test('[ORD16] a tab that is looked at again learns that the other has paid', async () => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await fillIn();
  answers['readOrder'] = buildPaid();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(paid).toBeVisible();
});

test('[PAY11] [ORD16] who refuses on the bank’s page reads that it was not confirmed, and pays with the next card', async () => {
  const answers: CheckoutAnswers = {};
  await open(answers);
  await fillIn('4000 0027 6000 3184');
  answers['payOrder'] = buildPaying();
  const asks = {state: 'needs-action', declined: null, actionUrl: '/favicon.ico'};
  answers['confirmSandboxIntent'] = asks;
  answers['readSandboxIntent'] = asks;
  answers['readOrder'] = buildPaying({state: 'needs-action'});
  await payButton.click();
  const bank = page.getByRole('alertdialog', {name: 'Tu banco'});
  await expect.element(bank).toBeVisible();
  answers['readSandboxIntent'] = {state: 'failed', declined: 'confirm', actionUrl: null};
  answers['readOrder'] = buildPaying({state: 'failed', declined: 'confirm'});
  // As the last page of the bank does.
  window.postMessage(actionDoneMessage, location.origin);
  await expect.element(bank).not.toBeInTheDocument();
  await expect.element(page.getByText(/confirmar que eres tú/)).toBeVisible();
  await fillIn();
  answers['confirmSandboxIntent'] = () => {
    answers['readOrder'] = buildPaid();
    return {state: 'paid', declined: null, actionUrl: null};
  };
  await payButton.click();
  await expect.element(paid).toBeVisible();
});

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const)(
  '[PAY3] in %s each group of refusals has its own words, and says that nothing was charged',
  async (language, text) => {
    const answers: CheckoutAnswers = {payOrder: buildPaying()};
    await open(answers, language);
    await fillIn('4242 4242 4242 4242', text);
    const said = new Set<string>();
    for (const group of declineGroups) {
      answers['confirmSandboxIntent'] = {state: 'failed', declined: group, actionUrl: null};
      answers['readOrder'] = buildPaying({state: 'failed', declined: group});
      await payButton.click();
      const words = text[`declined.${group}`];
      await expect.element(page.getByText(words)).toBeVisible();
      said.add(words);
      await settle();
    }
    expect(said.size).toBe(declineGroups.length);
    for (const words of said) expect(words).toMatch(/No se cobró nada|Nothing was charged|Nada foi cobrado/);
  },
);

test('[AGR1] [PAY21] the receipt of one’s own company leads to its paper, names the card also without a network, and says where one is missing to renew', async () => {
  const companyId = testId(0xc0);
  const own = buildPaid({companyId, isClaimed: true, isYours: true, account: null});
  const scene = {path: 'dashboard/checkout/:orderId', params: {orderId}} as const;
  const {me} = await openScreen({...scene, answers: {readOrder: own, listCards: {cards: []}}});
  await expect.element(page.getByText(/^Para renovar el plan el 23 de noviembre de 2027 hará falta/)).toBeVisible();
  await expect.element(page.getByText('Visa •••• 3184')).toBeVisible();
  // The draft's own address is another one.
  await expect.element(page.getByText(es.paidText.replace('{{email}}', me?.email ?? ''))).toBeVisible();
  const paper = page.getByRole('link', {name: es['sign.operating-agreement']});
  await expect.element(paper).toHaveAttribute('href', `/es/dashboard/company/${companyId}/agreement`);
  const database = await openDatabase(me?.id ?? '', () => undefined);
  await expect
    .poll(async () => (await readKept(database, orderId)).order?.payment?.card)
    .toMatchObject({last4: '3184'});
  database.close();
});

test('the receipt on paper has the order, the sum and the card, and none of the acts', async () => {
  const answers: CheckoutAnswers = {readOrder: buildPaid()};
  await open(answers);
  const acts = [page.getByRole('button', {name: 'Imprimir'}), page.getByRole('button', {name: 'Crear mi cuenta'})];
  const facts = ['FA-20261123-03', 'Visa •••• 3184', '$1,080.00', 'Plan Professional, un año'];
  for (const act of acts) await expect.element(act).toBeVisible();
  await commands.showOnPaper(true);
  try {
    // Found by what they are for, which is nothing where they are left out.
    for (const act of acts) await expect.element(act).not.toBeInTheDocument();
    for (const fact of facts) await expect.element(page.getByText(fact).first()).toBeVisible();
    await expect.element(page.getByRole('link', {name: 'Faro'})).not.toBeInTheDocument();
  } finally {
    await commands.showOnPaper(false);
  }
});
