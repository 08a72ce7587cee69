import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {es} from '#src/features/checkout/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {
  closeScreen,
  loadAllTexts,
  openScreen,
  settle,
  type OpenScreen,
  type Scene,
} from '#tests/kits/screen-kit/open-screen.tsx';
import {pickCountry} from './checkout-steps.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

function buildCard(overrides: Partial<SavedCard>): SavedCard {
  const facts = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034} as const;
  return {...facts, expiry: 'good', isDefault: false, ...overrides};
}

const visa = buildCard({isDefault: true});
const mastercard = buildCard({cardId: 'pm_2', brand: 'mastercard', last4: '4444', expiry: 'soon', expYear: 2026});
const ended = buildCard({cardId: 'pm_3', brand: 'amex', last4: '0005', expiry: 'expired', expMonth: 9, expYear: 2026});

type Answers = Record<string, unknown>;

const taken = {state: 'saved', declined: null, actionUrl: null};

async function open(
  cards: readonly SavedCard[],
  answers: Answers = {},
  scene: Partial<Scene> = {},
): Promise<OpenScreen> {
  const usual = {
    readPaymentProvider: {kind: 'sandbox'},
    listCards: {cards},
    beginSavingCard: {clientSecret: 'seti_1_secret_2'},
    confirmSandboxIntent: taken,
  };
  for (const [name, answer] of Object.entries(usual)) answers[name] ??= answer;
  const screen = await openScreen({path: pathTo.cards.path, answers, ...scene});
  await settle();
  return screen;
}

const button = (name: string | RegExp) => page.getByRole('button', {name});
const list = page.getByRole('list', {name: es['cards.cards']});
const item = (name: RegExp) => list.getByRole('listitem').filter({hasText: name});
const act = async (card: string, name: string) => {
  await button(es['cards.actsOf'].replace('{{card}}', card)).click();
  await page.getByRole('menuitem', {name}).click();
};
const say = (words: string, values: Readonly<Record<string, string>>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Fills in a card of the sandbox in the form that is open. */
async function fillIn(number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByRole('textbox', {name: es.cardNumber}).fill(number);
  await page.getByRole('textbox', {name: es.cardExpiry}).fill('11/29');
  await page.getByRole('textbox', {name: es.cardCvc}).fill('123');
  await page.getByRole('textbox', {name: es.zip}).fill('C1425');
  await pickCountry(es.country);
}

test('[PAY17] cards are listed, the default first, with until when each is good; one that has ended cannot be preferred', async () => {
  await open([visa, mastercard, ended]);
  const words = list.getByRole('listitem').elements();
  expect(words.map(({textContent}) => textContent)).toEqual([
    'Visa •••• 4242 PredeterminadaVence en 12/34',
    'Mastercard •••• 4444 Vence pronto, en 12/26Cambiar',
    'Amex •••• 0005 Venció en 09/26: ya no se puede usar.Cambiar',
  ]);
  await button(say(es['cards.actsOf'], {card: 'Amex •••• 0005'})).click();
  await expect.element(page.getByRole('menuitem', {name: es['cards.remove']})).toBeVisible();
  await expect.element(page.getByRole('menuitem', {name: es['cards.prefer']})).not.toBeInTheDocument();
});

test('[PAY22] a card is saved without paying: its number goes nowhere, the list says that it is there, and the focus comes back', async () => {
  const answers: Answers = {};
  const {server} = await open([], answers);
  await expect.element(page.getByText(es['cards.emptyTitle'])).toBeVisible();
  await button(es['cards.add']).click();
  await expect.element(page.getByRole('textbox', {name: es.cardNumber})).toHaveFocus();
  await button(es['cards.save']).click();
  await expect.element(page.getByRole('alert').getByText(es.cardNumberEmpty)).toBeVisible();
  expect(server.sentTo('beginSavingCard')).toEqual([]);
  await fillIn();
  answers['confirmSandboxIntent'] = () => {
    answers['listCards'] = {cards: [visa]};
    return taken;
  };
  await button(es['cards.save']).click();
  await expect.element(item(/Visa •••• 4242/)).toBeVisible();
  await expect.element(page.getByText(say(es['cards.saved'], {card: 'Visa •••• 4242'}))).toBeVisible();
  await expect.element(button(es['cards.add'])).toHaveFocus();
  await expect
    .poll(() => server.sentTo('beginSavingCard'))
    .toEqual([{id: expect.any(String) as string, language: 'es'}]);
  const sent = server.sentTo('confirmSandboxIntent');
  expect(sent).toEqual([{clientSecret: 'seti_1_secret_2', card: 'pm_sandbox_visa'}]);
});

test.each([
  ['funds', es['cards.declined.funds']],
  ['check-card', es['cards.declined.check-card']],
  ['confirm', es['cards.declined.confirm']],
  ['declined', es['cards.declined.declined']],
  ['try-later', es['cards.declined.try-later']],
  ['other-card', es['cards.declined.other-card']],
] as const)(
  '[PAY22] [PAY3] a card that is declined (%s) has its words; another one follows in the same saving',
  async (group, words) => {
    const answers: Answers = {confirmSandboxIntent: {state: 'failed', declined: group, actionUrl: null}};
    const {server} = await open([], answers);
    await button(es['cards.add']).click();
    await fillIn('4000 0000 0000 0002');
    await button(es['cards.save']).click();
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(page.getByRole('textbox', {name: es.zip})).toHaveValue('C1425');
    answers['confirmSandboxIntent'] = () => {
      answers['listCards'] = {cards: [visa]};
      return taken;
    };
    await page.getByRole('textbox', {name: es.cardNumber}).fill('4242 4242 4242 4242');
    await button(es['cards.save']).click();
    await expect.element(item(/Visa/)).toBeVisible();
    const ids = server.sentTo('beginSavingCard').map((sent) => (sent as {id: string}).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  },
);

test('[PAY22] a bank’s page that is left saves nothing and says so; once confirmed the card is there', async () => {
  const asks = {state: 'needs-action', declined: null, actionUrl: '/favicon.ico'};
  const answers: Answers = {confirmSandboxIntent: asks, readSandboxIntent: asks};
  await open([], answers);
  await button(es['cards.add']).click();
  await fillIn('4000 0000 0000 3220');
  await button(es['cards.save']).click();
  const bank = page.getByRole('alertdialog', {name: es.bankTitle});
  await bank.getByRole('button', {name: 'Cerrar'}).click();
  await expect.element(page.getByRole('alert').getByText(es['cards.left'])).toBeVisible();
  await button(es['cards.save']).click();
  await expect.element(bank).toBeVisible();
  answers['readSandboxIntent'] = taken;
  answers['listCards'] = {cards: [buildCard({last4: '3220'})]};
  await bank.getByRole('button', {name: 'Cerrar'}).click();
  await expect.element(item(/Visa •••• 3220/)).toBeVisible();
});

test('[PAY20] a number that was saved already is said to be, and is listed once', async () => {
  const answers: Answers = {};
  await open([visa, mastercard], answers);
  await button(es['cards.add']).click();
  await fillIn();
  answers['listCards'] = {cards: [{...visa, cardId: 'pm_9'}, mastercard]};
  await button(es['cards.save']).click();
  await expect.element(page.getByText(say(es['cards.savedAgain'], {card: 'Visa •••• 4242'}))).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
});

test('[PAY7] [PAY22] where nobody knows what became of a card the list is asked: it is there, or it can be tried again', async () => {
  const lost = {code: 'provider-down', reason: 'payment.provider-down'};
  const answers: Answers = {confirmSandboxIntent: lost};
  const {server} = await open([mastercard], answers);
  await button(es['cards.add']).click();
  await fillIn();
  await button(es['cards.save']).click();
  await expect.element(page.getByRole('alert').getByText(es['cards.unknown'])).toBeVisible();
  answers['listCards'] = {cards: [visa, mastercard]};
  await button(es['cards.save']).click();
  await expect.element(item(/Visa •••• 4242/)).toBeVisible();
  const ids = server.sentTo('beginSavingCard').map((sent) => (sent as {id: string}).id);
  expect(new Set(ids).size).toBe(1);
});

test('[PAY17] another card is preferred at once', async () => {
  const soon = {...mastercard, isDefault: true};
  const other = {...visa, isDefault: false};
  const answers: Answers = {setDefaultCard: {cards: [visa, {...mastercard, isDefault: false}]}};
  const {server} = await open([soon, other], answers);
  await act('Visa •••• 4242', es['cards.prefer']);
  await expect.element(item(/Visa.*Predeterminada/)).toBeVisible();
  await expect.poll(() => server.sentTo('setDefaultCard')).toEqual([{cardId: 'pm_1'}]);
});

test('[PAY17] a default that ends soon is changed for a new card, which is then the default', async () => {
  const soon = {...mastercard, isDefault: true};
  const amex = buildCard({cardId: 'pm_4', brand: 'amex', last4: '0005'});
  const changed: Answers = {setDefaultCard: {cards: [{...amex, isDefault: true}, mastercard]}};
  const {server} = await open([soon], changed);
  await button(say(es['cards.changeOf'], {card: 'Mastercard •••• 4444'})).click();
  await expect.element(page.getByText(say(es['cards.newCardFor'], {card: 'Mastercard •••• 4444'}))).toBeVisible();
  await fillIn();
  changed['listCards'] = {cards: [soon, amex]};
  await button(es['cards.save']).click();
  await expect.element(item(/Amex.*Predeterminada/)).toBeVisible();
  await expect.poll(() => server.sentTo('setDefaultCard')).toEqual([{cardId: 'pm_4'}]);
});

test('[PAY23] who removes the only card that is good reads which company will lack one; with another it is plain', async () => {
  const answers: Answers = {removeCard: {cards: [ended]}};
  const {server} = await open([visa, ended], answers);
  await act('Visa •••• 4242', es['cards.remove']);
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(es['cards.removeNeeded'])).toBeVisible();
  await expect.element(dialog.getByText(/^Quebracho LLC, el \d/)).toBeVisible();
  await dialog.getByRole('button', {name: 'Cancelar'}).click();
  expect(server.sentTo('removeCard')).toEqual([]);
  await act('Visa •••• 4242', es['cards.remove']);
  await dialog.getByRole('button', {name: es['cards.removeAnyway']}).click();
  await expect.element(item(/Visa/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/se renueva Quebracho LLC y no hay una tarjeta/)).toBeVisible();
  await expect.poll(() => server.sentTo('removeCard')).toEqual([{cardId: 'pm_1', leavesNone: true}]);
  await closeScreen();
  const plain = await open([visa, mastercard], {removeCard: {cards: [{...mastercard, isDefault: true}]}});
  await act('Visa •••• 4242', es['cards.remove']);
  await expect.element(dialog.getByText(/Las renovaciones pasarán a Mastercard •••• 4444/)).toBeVisible();
  await dialog.getByRole('button', {name: es['cards.remove'], exact: true}).click();
  await expect.element(item(/Mastercard.*Predeterminada/)).toBeVisible();
  expect(plain.server.sentTo('removeCard')).toEqual([{cardId: 'pm_1', leavesNone: false}]);
});

test('[PAY23] a renewal that only the server knows of is told by its refusal, and then it is their choice', async () => {
  const answers: Answers = {removeCard: {code: 'conflict', reason: 'payment.card-needed'}};
  const {server} = await open([visa, mastercard], answers);
  await act('Visa •••• 4242', es['cards.remove']);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', {name: es['cards.remove'], exact: true}).click();
  await expect.element(dialog.getByText(/^Una renovación necesita esta tarjeta/)).toBeVisible();
  answers['removeCard'] = {cards: []};
  await dialog.getByRole('button', {name: es['cards.removeAnyway']}).click();
  await expect.element(page.getByText(es['cards.emptyTitle'])).toBeVisible();
  await expect.poll(() => server.sentTo('removeCard')).toMatchObject([{leavesNone: false}, {leavesNone: true}]);
});

test('[PAY4] a card that another device has removed is read to be gone', async () => {
  const answers: Answers = {removeCard: {code: 'not-found', reason: 'payment.card-unknown'}};
  answers['setDefaultCard'] = answers['removeCard'];
  await open([visa, mastercard], answers);
  answers['listCards'] = {cards: [visa]};
  await act('Mastercard •••• 4444', es['cards.prefer']);
  await expect.element(page.getByText('Esa tarjeta ya no está guardada.')).toBeVisible();
  await expect.element(item(/Mastercard/)).not.toBeInTheDocument();
  answers['listCards'] = {cards: []};
  await act('Visa •••• 4242', es['cards.remove']);
  await page.getByRole('alertdialog').getByRole('button', {name: es['cards.removeAnyway']}).click();
  await expect.element(page.getByText(es['cards.emptyTitle'])).toBeVisible();
});

test('[PAY21] a card that ends before the next renewal, and none that is good, are told with company and day', async () => {
  await open([{...visa, expMonth: 1, expYear: 2020}]);
  await expect
    .element(page.getByText(/^Visa •••• 4242 vence en 01\/20, antes de que se renueve Quebracho LLC/))
    .toBeVisible();
  await closeScreen();
  await open([ended]);
  await expect.element(page.getByText(/se renueva Quebracho LLC y no hay una tarjeta/)).toBeVisible();
});

test('[PAY17] cards that cannot be read are said so and read again; without a network none are shown or asked for', async () => {
  const answers: Answers = {listCards: {code: 'provider-down', reason: 'payment.provider-down'}};
  await open([], answers);
  await expect.element(page.getByText(es['cards.unread'])).toBeVisible();
  answers['listCards'] = {cards: [visa]};
  await button(common.retry).click();
  await expect.element(item(/Visa/)).toBeVisible();
  await closeScreen();
  const {server} = await open([visa], {}, {face: 'offline'});
  await expect.element(page.getByText(es['cards.offlineTitle'])).toBeVisible();
  await expect.element(button(es['cards.add'])).toHaveAttribute('aria-disabled', 'true');
  expect(server.sentTo('listCards')).toEqual([]);
});

test('[PAY22] who comes back from the bank’s own page unseen reads so, and its secret stays in no address', async () => {
  const bank = '?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=failed';
  await open([], {}, {path: `${pathTo.cards.path}${bank}`});
  await expect.element(page.getByText(es['cards.declined.confirm'])).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  await closeScreen();
  await open([visa], {}, {path: `${pathTo.cards.path}${bank.replace('failed', 'succeeded')}`});
  await expect.element(item(/Visa/)).toBeVisible();
  await expect.element(button(es['cards.save'])).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('[ORD24] beside a new card stands what was typed beside one the last time, to be changed', async () => {
  await open([], {readPayer: {holder: 'Otra Persona', zip: 'C1042', country: 'AR', nationality: 'CO'}});
  await button(es['cards.add']).click();
  await expect.element(page.getByRole('textbox', {name: es.zip})).toHaveValue('C1042');
  await expect.element(page.getByRole('combobox', {name: es.country})).toHaveValue('Argentina');
  // Their own name stood there already.
  await expect.element(page.getByRole('textbox', {name: es.holder})).toHaveValue('Ana Quiroga');
  await page.getByRole('textbox', {name: es.zip}).fill('C1425');
  await expect.element(page.getByRole('textbox', {name: es.zip})).toHaveValue('C1425');
});
