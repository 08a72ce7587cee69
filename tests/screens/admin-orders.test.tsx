import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {listOrderAgreements} from '#contract/agreements/list-order-agreements.ts';
import type {SignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {readFiling, type Filing} from '#contract/orders/read-filing.ts';
import {words} from '#src/features/admin/orders/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';
import {sampleOf} from '#tests/kits/screen-kit/sample.ts';
import {testId} from '#tests/fixtures/build-change.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const number = 'AX4471827';

/** A paid order that nobody has claimed, of one partner with a passport. */
function buildFiling(): Filing {
  const filing = sampleOf(readFiling.output, 'filled') as Filing;
  const [partner] = filing.partners;
  if (!partner) throw new Error('a filled order has partners');
  const ana = {...partner, firstName: 'Ana', lastName: 'Restrepo', kind: 'person', passport: 'AX••••27'} as const;
  // As long as the provider's are, without a place to break.
  const paid = {
    paymentId: `pi_${'3QkXz9'.repeat(6)}`,
    begunAt: filing.placedAt,
    givenBackAt: null,
    refusedAt: null,
    refusedFor: null,
    isCurrent: true,
  };
  return {...filing, state: 'paid', owner: null, partners: [{...ana, taxId: null}], payments: [paid]};
}

const scene: Scene = {
  path: 'admin/orders/:orderId',
  who: 'admin',
  params: {orderId: testId(0x5001)},
  answers: {readFiling: buildFiling(), openSealedNumber: {number}},
};

const dispute: Filing['disputes'][number] = {
  disputeId: 'dp_1',
  vendor: 'stripe',
  paymentId: 'pi_1',
  paidFor: 'plan',
  amountCents: 45_000,
  reason: 'fraudulent',
  state: 'needs-answer',
  openedAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-29T23:59:59.000Z',
  closedAt: null,
};

test('[DSP3] a dispute says what is to be done, until when, and leads to where it is answered; one that is decided says how', async () => {
  const lost = {...dispute, disputeId: 'dp_0', state: 'lost', answerBy: null, closedAt: dispute.openedAt} as const;
  await openScreen({...scene, answers: {...scene.answers, readFiling: {...buildFiling(), disputes: [dispute, lost]}}});
  await expect.element(page.getByText(words.disputeHow.es)).toBeVisible();
  await expect.element(page.getByText(words['dispute.needs-answer'].es)).toBeVisible();
  await expect.element(page.getByText(words['dispute.lost'].es, {exact: true})).toBeVisible();
  await expect.element(page.getByText(words['paidFor.plan'].es).first()).toBeVisible();
  const link = page.getByRole('link', {name: words.disputeAnswer.es});
  await expect.element(link).toHaveAttribute('href', 'https://dashboard.stripe.com/disputes/dp_1');
  expect(await findFaults('filled')).toEqual([]);
});

test('[DSP5] a dispute of the sandbox says that nobody can answer it', async () => {
  const filing = {...buildFiling(), disputes: [{...dispute, vendor: 'sandbox'}]};
  await openScreen({...scene, answers: {...scene.answers, readFiling: filing}});
  await expect.element(page.getByText(words.disputeSandbox.es)).toBeVisible();
  await expect.element(page.getByRole('link', {name: words.disputeAnswer.es})).not.toBeInTheDocument();
});

const openButton = () => page.getByRole('button', {name: /AX|Pasaporte|Passport|Passaporte/});

test('[SEA6] a number is asked for with its reason, shown as long as the dialog is open, and asked for anew afterwards', async () => {
  const {server} = await openScreen(scene);
  await expect.element(page.getByText(words.numberMissing.es)).toBeVisible();
  await openButton().click();
  await page.getByText(words['why.checkHint'].es).click();
  await page.getByRole('dialog').getByRole('button', {name: words.open.es, exact: true}).click();
  await expect.element(page.getByText(number)).toBeVisible();
  await expect.poll(() => server.sentTo('openSealedNumber')).toMatchObject([{field: 'passport', why: 'check'}]);
  await page.getByRole('button', {name: words.done.es}).click();
  await expect.element(page.getByText(number)).not.toBeInTheDocument();
  await openButton().click();
  await expect.element(page.getByText(words.openText.es)).toBeVisible();
  await expect.element(page.getByText(number)).not.toBeInTheDocument();
});

test('[SEA6] a number that does not open says why', async () => {
  const {me} = await openScreen(scene);
  answerInPage(me, 'filled', {openSealedNumber: {code: 'conflict', reason: 'admin.number-broken'}});
  await openButton().click();
  await page.getByRole('dialog').getByRole('button', {name: words.open.es, exact: true}).click();
  await expect.element(page.getByText(reasons['admin.number-broken'].es)).toBeVisible();
});

test('[ADM17] an order that is paid while nobody has its company says so, with where its link went', async () => {
  await openScreen(scene);
  await expect.element(page.getByText(words['claim.unclaimed'].es)).toBeVisible();
  await expect.element(page.getByText(/persona\.1@faro\.example/).first()).toBeVisible();
});

test('[AGR9] the order says whether the founding document is signed, by whom, and gives it', async () => {
  const unsigned = {isWanted: true, signed: []};
  await openScreen({...scene, answers: {...scene.answers, listOrderAgreements: unsigned}});
  await expect.element(page.getByText(words.agreementUnsigned.es)).toBeVisible();
  const sample = sampleOf(listOrderAgreements.output, 'filled') as {signed: SignedAgreement[]};
  const signed = sample.signed.slice(0, 1).map((one) => ({...one, signerName: 'Ana Restrepo'}));
  await openScreen({...scene, answers: {...scene.answers, listOrderAgreements: {isWanted: true, signed}}});
  await expect.element(page.getByText('Ana Restrepo').last()).toBeVisible();
  await expect.element(page.getByRole('button', {name: words.signedPdf.es})).toBeVisible();
  await expect.element(page.getByRole('button', {name: words.signedText.es})).toBeVisible();
  await openScreen({...scene, answers: {...scene.answers, listOrderAgreements: {isWanted: false, signed: []}}});
  await expect.element(page.getByText(words.agreementNone.es)).toBeVisible();
});

layerKit([
  {
    name: 'opening a number',
    scene,
    open: async () => {
      await openButton().click();
      return page.getByRole('radio').first();
    },
  },
]);
