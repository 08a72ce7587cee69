import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {es} from '#src/features/subscriptions/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const path = pathTo.subscriptions.path;
const visa = {cardId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expiry: 'good'};
const cards = [{...visa, isDefault: true}];

/** Gives the reader another part in the company that they look at. */
async function becomeA(role: SpaceRole, userId: string): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  const space = await readSpace(database, testId(0xc0));
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, testId(0xc0), {...space, role});
  database.close();
  await settle();
}

test('[SUB2] [SUB3] what is paid stands with its day and price, the next charge as a sentence with the card', async () => {
  await openScreen({path, answers: {listCards: {cards}}});
  const table = page.getByRole('region', {name: es.paid});
  const plan = table.getByRole('row').filter({hasText: 'Professional'});
  await expect.element(plan.filter({hasText: /Quebracho LLC.*\$900\.00/})).toBeVisible();
  await expect.element(page.getByText(es.toCards)).toBeVisible();
  await expect.element(page.getByText(/Visa •••• 4242, vence en 12\/34/)).toBeVisible();
});

test('[SUB3] a manager sees what is paid and nobody’s cards; a bookkeeper is told that it is not theirs to see', async () => {
  const {me} = await openScreen({path, answers: {listCards: {cards}}});
  await becomeA('manager', me?.id ?? '');
  await expect.element(page.getByText(es.cardsTheirs)).toBeVisible();
  await expect.element(page.getByText(/Professional/).first()).toBeVisible();
  await expect.element(page.getByText(/4242/)).not.toBeInTheDocument();
  await becomeA('bookkeeper', me?.id ?? '');
  await expect.element(page.getByRole('heading', {name: es.notYours})).toBeVisible();
  await expect.element(page.getByText(/Professional/)).not.toBeInTheDocument();
});

test('[SUB3] without a network what is paid is read, and the cards say why they are not', async () => {
  await openScreen({path, face: 'offline'});
  await expect.element(page.getByRole('row').filter({hasText: 'Professional'})).toBeVisible();
  await expect.element(page.getByText(es.cardsOffline)).toBeVisible();
});
