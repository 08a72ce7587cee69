import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {readOwnSpaceId} from '#src/data/database/own-space.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {es as activity} from '#src/features/activity/text/es.ts';
import {es} from '#src/features/formation/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {patchStatus} from '#sync/store/status-record.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, type Row} from '#tests/fixtures/build-change.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const state = (count: number) => common['sync.attention'].replace('{{count}}', String(count));
const told = (count: number) =>
  page
    .getByRole('main')
    .getByRole('link', {name: common['sync.openActivity'].replace('{{state}}', state(count)), exact: true});
const firstName = () => page.getByRole('textbox', {name: es['field.firstName']});

/** Two drafts in the own space of the person who is signed in, and what the server answered to a change of one. */
async function openDrafts() {
  const {me} = await openScreen({path: 'account/profile'});
  const database = await openDatabase(me?.id ?? '', () => undefined);
  // The seeded changes are of the books.
  await database.attention.clear();
  const spaceId = (await readOwnSpaceId(database)) ?? '';
  const begin = async (name: string) => {
    const begun = await beginDraft({database, spaceId}, 'create', {firstName: name});
    if (!begun.ok) throw new Error(begun.failure.reason);
    return begun.value;
  };
  return {database, spaceId, one: await begin('Nuria'), other: await begin('Pablo')};
}

async function refuse(database: LocalDatabase, spaceId: string, id: string, mine: Row) {
  const change = buildChangeIn(spaceId).edit('companyDrafts', [id], mine, {firstName: 'Nuria', lastName: ''});
  const theirs = {code: 'conflict', reason: 'sync.conflict', current: 'Otra', currentAt: change.madeAt} as const;
  const refusals = Object.keys(mine).map((field) => ({rowId: id, field, ...theirs}));
  return database.attention.add({spaceId, change, refusals, refusedAt: change.madeAt});
}

test('[WIZ8] a wizard says that a change of its draft waits for the person, leads to where they decide, and says so no more once they did', async () => {
  const {database, spaceId, one, other} = await openDrafts();
  await goTo(`/es/dashboard/create-company?draft=${one}`);
  await expect.element(firstName()).toHaveValue('Nuria');
  await expect.element(told(1)).not.toBeInTheDocument();
  await refuse(database, spaceId, one, {firstName: 'Nuria Inés'});
  await expect.element(told(1)).toHaveAttribute('href', '/es/activity');
  // Of another draft it is not said.
  await goTo(`/es/dashboard/create-company?draft=${other}`);
  await expect.element(firstName()).toHaveValue('Pablo');
  await expect.element(told(1)).not.toBeInTheDocument();
  await goTo(`/es/dashboard/create-company?draft=${one}`);
  await told(1).click();
  await page.getByRole('button', {name: activity.saveChoice}).click();
  await expect.poll(async () => database.attention.count()).toBe(0);
  await goTo(`/es/dashboard/create-company?draft=${one}`);
  await expect.element(firstName()).toBeVisible();
  await expect.element(told(1)).not.toBeInTheDocument();
  database.close();
});

test('[WIZ8] a wizard says that nothing is sent before one signs in again, and leads there and back', async () => {
  const {database, one} = await openDrafts();
  await database.transaction('rw', database.meta, async () => patchStatus(database, {phase: 'signed-out'}));
  const path = `/es/dashboard/create-company?draft=${one}`;
  await goTo(path);
  await expect.element(firstName()).toHaveValue('Nuria');
  const signIn = page.getByRole('main').getByRole('link', {name: common['sync.signInNone'], exact: false});
  await expect.element(signIn).toHaveAttribute('href', `/es/login?next=${encodeURIComponent(path)}`);
  await database.transaction('rw', database.meta, async () => patchStatus(database, {phase: 'idle'}));
  await expect.element(signIn).not.toBeInTheDocument();
  database.close();
});

test('[WIZ8] two answers that another device changed as well are decided in the review of the own space', async () => {
  const {database, spaceId, one} = await openDrafts();
  await refuse(database, spaceId, one, {firstName: 'Nuria Inés', lastName: 'Soto'});
  await goTo(`/es/dashboard/create-company?draft=${one}`);
  await told(1).click();
  await page.getByRole('link', {name: activity.showRows}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: activity.conflictsTitle})).toBeVisible();
  await expect.element(page.getByText(/Soto/).first()).toBeVisible();
  await database.attention.clear();
  await expect
    .element(page.getByRole('main').getByRole('link', {name: activity.title}))
    .toHaveAttribute('href', '/es/activity');
  database.close();
});

test('[WIZ8] a refused change of a partner counts for the draft it belongs to', async () => {
  const {database, spaceId, one, other} = await openDrafts();
  const change = buildChangeIn(spaceId).edit('draftPartners', [one], {city: 'Lima'}, {city: ''});
  const refusals = [{rowId: one, field: null, code: 'forbidden', reason: 'draft-partner.blocked'} as const];
  await database.attention.add({spaceId, change, refusals, refusedAt: change.madeAt});
  await goTo(`/es/dashboard/create-company?draft=${other}`);
  await expect.element(firstName()).toHaveValue('Pablo');
  await expect.element(told(1)).not.toBeInTheDocument();
  await goTo(`/es/dashboard/create-company?draft=${one}`);
  await expect.element(told(1)).toBeVisible();
  database.close();
});
