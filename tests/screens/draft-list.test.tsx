import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {es as drafts} from '#src/data/drafts/text/es.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {readDrafts} from '#src/data/formation/read-drafts.ts';
import {keepOrder} from '#src/data/formation/kept-order.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {es} from '#src/features/formation/text/es.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import {readSpace, readSpaces, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {buildDraft, buildOwnersPartner} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await emptyGuests();
});

const rtl = 'شركة النور';

/** Begins a draft and answers so much of it. */
async function begin(database: LocalDatabase, spaceId: string, answers: Partial<CompanyDraft>, passed: string[] = []) {
  const place = {database, spaceId};
  const begun = await beginDraft(place, answers.kind ?? 'create');
  if (!begun.ok) throw new Error(begun.failure.reason);
  const store = keepInRows(place, begun.value);
  const kept = await store.read();
  if (!kept) throw new Error('there is no draft');
  const [owner] = kept.draft.partners;
  const partners = owner ? [{...buildOwnersPartner(), id: owner.id, draftId: begun.value}] : [];
  await store.write({draft: {...kept.draft, ...answers, ...(answers.partners && {partners})}, passed});
  return begun.value;
}

const whole = (answers: Partial<CompanyDraft> = {}): Partial<CompanyDraft> => {
  const {id: _id, createdAt: _at, responsiblePartnerId: _who, ...rest} = buildDraft(answers);
  return {...rest, phone: '+573001234567'};
};

async function openGuests(): Promise<LocalDatabase> {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  return database;
}

/** A visitor's drafts with these names, in their list. */
async function openList(names: readonly string[], width = 1284) {
  const database = await openGuests();
  for (const nameOne of names) await begin(database, guestSpaceId, whole({nameOne}), ['you']);
  const titles = async () => (await readDrafts(database, guestSpaceId)).map(({draft}) => draft.title || draft.nameOne);
  await openScreen({path: wizardTo.guest.create.path, who: 'guest', width});
  return titles;
}

const lines = () => page.getByRole('list', {name: es['drafts.title']}).getByRole('listitem');
const openMenu = async (title: string) =>
  page.getByRole('button', {name: drafts.acts.replace('{{title}}', title)}).click();
const choose = async (name: string) => page.getByRole('menuitem', {name}).click();

test('[FRM16] a draft says how far it is and leads back to its step', async () => {
  await openList(['Ceibo']);
  await expect.element(lines().getByText(/Paso 2 de 9/)).toBeVisible();
  await page.getByRole('link', {name: `${drafts.continue}: Ceibo`}).click();
  await expect.element(page.getByRole('heading', {level: 2, name: steps['step.company']})).toBeVisible();
});

test('[GST1] who opens a wizard for the first time begins at its first step, and at no moment reads that a draft is gone', async () => {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    if (document.body.textContent.includes(es['drafts.gone'])) seen.add(es['drafts.gone']);
  });
  watch.observe(document.body, {childList: true, subtree: true, characterData: true});
  await openScreen({path: wizardTo.guest.create.path, who: 'guest'});
  await expect.element(page.getByRole('textbox', {name: es['field.firstName']})).toBeVisible();
  watch.disconnect();
  expect([...seen]).toEqual([]);
});

test('[GST1] who comes back to what was begun finds it each time, and nothing is begun beside it', async () => {
  const titles = await openList(['Ceibo']);
  for (let nth = 0; nth < 6; nth += 1) {
    await expect.element(lines().getByText(/Paso 2 de 9/)).toBeVisible();
    await openScreen({path: wizardTo.guest.create.path, who: 'guest'});
  }
  expect(await titles()).toEqual(['Ceibo']);
});

test('[GST1] a draft is renamed, and by an empty name called as its company again', async () => {
  const titles = await openList(['Ceibo']);
  await openMenu('Ceibo');
  await choose(drafts.rename);
  await page.getByRole('textbox', {name: drafts.nameLabel}).fill('La de mi hermana');
  await page.getByRole('button', {name: drafts.save}).click();
  await expect.element(lines().getByText(/La de mi hermana/)).toBeVisible();
  await openMenu('La de mi hermana');
  await choose(drafts.rename);
  await page.getByRole('textbox', {name: drafts.nameLabel}).fill('');
  await page.getByRole('button', {name: drafts.save}).click();
  await expect.element(lines().getByText(/Ceibo/)).toBeVisible();
  expect(await titles()).toEqual(['Ceibo']);
});

test('[GST1] a company with a long name is copied under as much of it as can be kept, and renamed as it stands it follows its company', async () => {
  const name = `Sociedad 🐚${'🦆'.repeat(52)} SA`;
  const titles = await openList([name]);
  await openMenu(name);
  await choose(drafts.duplicate);
  await expect.element(page.getByText(drafts.copiedPlain)).toBeVisible();
  const copy = (await titles()).find((title) => title !== name) ?? '';
  expect([copy.length <= 80, copy.isWellFormed(), copy.endsWith('… (copia)')]).toEqual([true, true, true]);
  await openMenu(name);
  await choose(drafts.rename);
  await page.getByRole('button', {name: drafts.save}).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect((await titles()).toSorted()).toEqual([copy, name].toSorted());
});

test('[GST1] a copy is a draft of its own', async () => {
  const titles = await openList(['Ceibo']);
  await openMenu('Ceibo');
  await choose(drafts.duplicate);
  await expect.element(page.getByText(drafts.copiedPlain)).toBeVisible();
  await expect.poll(async () => (await titles()).toSorted()).toEqual(['Ceibo', 'Ceibo (copia)']);
  await expect.poll(() => lines().elements().length).toBe(2);
});

test('[UND1] the last draft is discarded and comes back with undo; meanwhile the list says that there is none', async () => {
  const titles = await openList(['Ceibo']);
  await openMenu('Ceibo');
  await choose(drafts.discard);
  await expect.element(page.getByText(es['drafts.none'])).toBeVisible();
  expect(await titles()).toEqual([]);
  await page.getByRole('button', {name: drafts.undo}).click();
  await expect.element(lines().getByText(/Ceibo/)).toBeVisible();
  expect(await titles()).toEqual(['Ceibo']);
});

test('[FRM16] many drafts, long names and names of other scripts stay in their lines on a phone', async () => {
  const long = `Sociedad ${'Latinoamericana'.repeat(6)}`;
  const names = [...Array.from({length: 22}, (_, index) => `Empresa ${index + 1}`), long, rtl];
  await openList(names, 410);
  await expect.poll(() => lines().elements().length).toBe(24);
  await expect.element(page.getByText(long)).toBeVisible();
  // Words of the line do not turn around with the name.
  expect(page.getByText(rtl, {exact: true}).element().tagName).toBe('BDI');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(410);
});

const allSteps = ['you', 'company', 'type', 'industry', 'state', 'services', 'partners', 'plan'];

test('[FRM16] what is answered whole says that paying is left; one that a visitor has paid leads to its account', async () => {
  const database = await openGuests();
  await begin(database, guestSpaceId, whole({nameOne: 'Ceibo Uno'}), allSteps);
  const paid = await begin(database, guestSpaceId, whole({nameOne: 'Ceibo Dos'}), allSteps);
  const order = {id: paid, state: 'paid'} as Parameters<typeof keepOrder>[2]['order'];
  await keepOrder(database, paid, {order, isAsked: false});
  await openScreen({path: wizardTo.guest.create.path, who: 'guest'});
  await expect.element(lines().first().getByText(drafts.paid)).toBeVisible();
  await expect
    .element(
      lines()
        .nth(1)
        .getByText(/Falta pagar/),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', {name: `${drafts.continue}: Ceibo Dos`}))
    .toHaveAttribute('href', `/es/checkout/${paid}`);
  await openMenu('Ceibo Dos');
  await expect.element(page.getByRole('menuitem', {name: drafts.duplicate})).toBeVisible();
  expect(page.getByRole('menuitem', {name: drafts.discard}).elements()).toHaveLength(0);
});

test('[FRM16] the answers of a draft whose order is being paid are not changed: its address leads to paying', async () => {
  const database = await openGuests();
  const id = await begin(database, guestSpaceId, whole({nameOne: 'Ceibo'}), allSteps.slice(0, 3));
  const order = {id, state: 'paying'} as Parameters<typeof keepOrder>[2]['order'];
  await keepOrder(database, id, {order, isAsked: false});
  const params = new URLSearchParams({draft: id});
  await openScreen({path: `${wizardTo.guest.create.path}?${params.toString()}`, who: 'guest'});
  await expect.element(page.getByRole('heading', {level: 1, name: es['paying.title']})).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await expect
    .element(page.getByRole('link', {name: es['paying.toPay']}))
    .toHaveAttribute('href', `/es/checkout/${id}`);
});

test('[PAL5] [FRM16] home and palette name what was begun, how far it is, and lead back to it', async () => {
  const {me} = await openScreen({path: pathTo.dashboard.path});
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const own = [...(await readSpaces(database))].find(([, {kind}]) => kind === 'person');
  const id = await begin(database, own?.[0] ?? '', whole({nameOne: 'Ceibo'}), allSteps.slice(0, 3));
  await expect.element(page.getByRole('link', {name: `${drafts.continue}: Ceibo`})).toBeVisible();
  await expect.element(page.getByText(/^Paso 4 de 9, /)).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox').fill('continua llc');
  const entry = page.getByRole('option', {name: /Continúa tu LLC: paso 4 de 9, .* Ceibo/});
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe(`/es/dashboard/create-company?draft=${id}`);
  database.close();
});

test('[GST3] while the first pull is under way no draft is begun beside one that may be coming', async () => {
  // Newcomers have no drafts, and without a network nothing is pulled.
  const {me} = await openScreen({path: pathTo.dashboard.path, isNewcomer: true, face: 'offline'});
  const ownId = me?.id ?? '';
  const database = await openDatabase(ownId, () => undefined);
  const space = await readSpace(database, ownId);
  if (!space) throw new Error('there is no space');
  await writeSpace(database, ownId, {...space, cursor: null, cold: {version: 1, pages: []}});
  await goTo(`/es/${wizardTo.user.create.path}`);
  await expect.element(page.getByText(es['drafts.missing'])).toBeVisible();
  await settle();
  expect(await readDrafts(database, ownId)).toEqual([]);
  await writeSpace(database, ownId, space);
  await expect.element(page.getByRole('heading', {name: es['first.title'], level: 2})).toBeVisible();
  database.close();
});

test.each([
  ['is begun', false],
  ['was opened and left before', true],
])('[FRM21] in another wizard that %s what one said of oneself is there already', async (_, wasOpened) => {
  const database = await openGuests();
  if (wasOpened) await begin(database, guestSpaceId, {kind: 'create'});
  await begin(database, guestSpaceId, whole({kind: 'migrate', nameOne: 'Ceibo', email: 'ana@example.com'}), ['you']);
  await openScreen({path: wizardTo.guest.create.path, who: 'guest'});
  const field = (name: 'firstName' | 'email') => page.getByRole('textbox', {name: es[`field.${name}`]});
  await expect.element(field('email')).toHaveValue('ana@example.com');
  await expect.element(field('firstName')).toHaveValue(buildDraft().firstName);
  const found = await readDrafts(database, guestSpaceId);
  // It holds nothing of its own: it is no work yet.
  expect(found.filter(({isTouched}) => isTouched).map(({draft}) => draft.kind)).toEqual(['migrate']);
  expect(found).toHaveLength(2);
  database.close();
});
