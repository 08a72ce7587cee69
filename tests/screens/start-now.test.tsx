import {afterEach, beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {en} from '#src/data/drafts/text/en.ts';
import {es} from '#src/data/drafts/text/es.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {readDrafts} from '#src/data/formation/read-drafts.ts';
import {listDrafts} from '#src/site/enhance/drafts/list-drafts.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildDraft} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';

const place = async () => {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  return {database, spaceId: guestSpaceId};
};
const names = async () => {
  const {database} = await place();
  const found = await readDrafts(database, guestSpaceId);
  database.close();
  return found.map(({draft}) => draft.title || draft.nameOne).toSorted();
};

beforeEach(() => document.body.replaceChildren());
afterEach(async () => {
  document.body.replaceChildren();
  await emptyGuests();
});

/** A draft whose first step is answered. */
async function begin(answers: Partial<CompanyDraft>): Promise<string> {
  const there = await place();
  const begun = await beginDraft(there, answers.kind ?? 'create');
  if (!begun.ok) throw new Error(begun.failure.reason);
  const store = keepInRows(there, begun.value);
  const kept = await store.read();
  const {id: _id, createdAt: _at, responsiblePartnerId: _who, partners: _all, ...whole} = buildDraft(answers);
  if (kept) await store.write({draft: {...kept.draft, ...whole, phone: '+573001234567'}, passed: ['you']});
  there.database.close();
  return begun.value;
}

/** The place of the list as the page has it. */
async function openPage(words: typeof es = es): Promise<HTMLElement> {
  document.documentElement.lang = words === es ? 'es' : 'en';
  const section = document.createElement('section');
  section.dataset['drafts'] = JSON.stringify(words);
  section.innerHTML = '<h2>Drafts</h2><p data-waiting>…</p><ul></ul><p role="status"></p>';
  document.body.append(section);
  await listDrafts(section);
  return section;
}

const button = (word: string, title: string) => page.getByRole('button', {name: `${word}: ${title}`});

test('[SIT16] a visitor finds what they began, how far it is, and the way on, in the language of the page', async () => {
  const id = await begin({nameOne: 'Ceibo'});
  const other = await begin({kind: 'migrate', nameOne: 'شركة النور'});
  await openPage(en);
  await expect.element(page.getByText(/^Step 2 of 9, /).first()).toBeVisible();
  const go = (title: string) => page.getByRole('link', {name: `${en.continue}: ${title}`});
  await expect.element(go('Ceibo')).toHaveAttribute('href', `/en/create-company?draft=${id}`);
  await expect.element(go('شركة النور')).toHaveAttribute('href', `/en/migrate-company?draft=${other}`);
  expect(page.getByText('شركة النور', {exact: true}).element().tagName).toBe('BDI');
});

test('[SIT16] a draft is renamed, and Escape leaves its name as it was', async () => {
  await begin({nameOne: 'Ceibo'});
  await openPage();
  await button(es.rename, 'Ceibo').click();
  await page.getByRole('textbox', {name: es.nameLabel}).fill('Otra');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(await names()).toEqual(['Ceibo']);
  await button(es.rename, 'Ceibo').click();
  await page.getByRole('textbox', {name: es.nameLabel}).fill('La de mi hermana');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', {name: 'La de mi hermana'})).toBeVisible();
  expect(await names()).toEqual(['La de mi hermana']);
});

test('[SIT16] a copy is another draft, and what is discarded comes back', async () => {
  await begin({nameOne: 'Ceibo'});
  const section = await openPage();
  await button(es.duplicate, 'Ceibo').click();
  await expect.element(page.getByText(es.copiedPlain)).toBeVisible();
  await expect.poll(names).toEqual(['Ceibo', 'Ceibo (copia)']);
  for (const title of ['Ceibo (copia)', 'Ceibo']) await button(es.discard, title).click();
  await expect.poll(names).toEqual([]);
  expect(section.hidden).toBe(false);
  await page.getByRole('button', {name: es.undo}).click();
  await expect.element(page.getByRole('heading', {name: 'Ceibo', exact: true})).toBeVisible();
  expect(await names()).toEqual(['Ceibo']);
});

test('[SIT16] a long name is cut in its copy, and a name that is left as it is goes on following the company', async () => {
  const long = 'Ceibo '.repeat(20).trim();
  await begin({nameOne: long});
  await openPage();
  await button(es.duplicate, long).click();
  await expect.element(page.getByText(es.copiedPlain)).toBeVisible();
  await expect.poll(async () => (await names()).filter((name) => name.endsWith('… (copia)'))).toHaveLength(1);
  await button(es.rename, long).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(await names()).toContain(long);
});

test('[SIT16] who has only looked into a wizard is shown nothing', async () => {
  await beginDraft(await place(), 'create');
  const section = await openPage();
  await expect.poll(() => section.hidden).toBe(true);
});
