import {afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {keptCopyMark} from '#contract/payments/paying-paths.ts';
import {pathTo} from '#src/routing/routing.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerPlacing, keepDraft, orderId, type CheckoutAnswers} from './checkout-scene.ts';

/** Addresses at which the page would have been loaded anew; the tests' own page stays. */
let loaded: string[] = [];
const hold = (event: NavigateEvent) => {
  if (event.navigationType !== 'reload' && new URL(event.destination.url).search !== '?add=yes') return;
  event.preventDefault();
  const {pathname, search} = new URL(event.destination.url);
  loaded.push(pathname + search);
};

beforeAll(loadAllTexts);
beforeEach(() => {
  loaded = [];
  navigation.addEventListener('navigate', hold);
});
afterEach(async () => {
  navigation.removeEventListener('navigate', hold);
  document.head.querySelector(`meta[name="${keptCopyMark}"]`)?.remove();
  await closeScreen();
  await settle();
  await emptyGuests();
});

/** What the service worker does where there is no network. */
function markCopy(): void {
  const mark = document.createElement('meta');
  mark.name = keptCopyMark;
  document.head.append(mark);
}

const unreachable = {code: 'offline', reason: 'network.unreachable'};

test('[PAY14] a checkout that was opened without a network is loaded anew once the server is heard, and not before', async () => {
  await keepDraft();
  markCopy();
  const answers: CheckoutAnswers = {...answerPlacing(), readOrder: unreachable, readPaymentProvider: unreachable};
  const scene = {path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers} as const;
  await openScreen(scene);
  // The device takes itself for connected: a copy that were loaded anew would be the same copy.
  expect(loaded).toEqual([]);
  answers['readOrder'] = null;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => loaded).toEqual([`/es/checkout/${orderId}`]);
});

test('[PAY14] a checkout that came from the server stays as it is', async () => {
  await keepDraft();
  await openScreen({path: 'checkout/:orderId', params: {orderId}, who: 'guest', answers: answerPlacing()});
  await settle();
  expect(loaded).toEqual([]);
});

test('[PAY14] [PAY22] a card is added on the server’s page, not on the copy that was opened without a network', async () => {
  markCopy();
  const answers = {readPaymentProvider: {kind: 'sandbox'}, listCards: {cards: []}};
  await openScreen({path: pathTo.cards.path, answers});
  await settle();
  expect(loaded).toEqual([]);
  await page.getByRole('button', {name: 'Agregar tarjeta'}).click();
  await expect.poll(() => loaded).toEqual(['/es/payment-method?add=yes']);
  await expect.element(page.getByRole('textbox', {name: 'Código postal'})).not.toBeInTheDocument();
});
