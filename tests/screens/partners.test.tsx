import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {DraftPartner} from '#contract/formation/draft.ts';
import {emptyPartner} from '#contract/formation/empty.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {es as labels} from '#src/features/formation/text/es.ts';
import {es} from '#src/features/formation/wizard/text/es.ts';
import {es as wizard} from '#src/data/wizard/text/es.ts';
import {wizardTo} from '#src/routing/routing.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildDraft, buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await emptyGuests();
});

/** A visitor's draft at the step of its partners. */
async function openPartners(make: (id: string) => readonly DraftPartner[]): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  const place = {database, spaceId: guestSpaceId};
  const begun = await beginDraft(place, 'create');
  if (!begun.ok) throw new Error(begun.failure.reason);
  const {value: id} = begun;
  const store = keepInRows(place, id);
  const kept = await store.read();
  const partners = make(id);
  const {id: _id, ...answers} = buildDraft({responsiblePartnerId: id, partners, phone: '+573001234567'});
  const passed = ['you', 'company', 'type', 'industry', 'state', 'services'];
  if (kept) await store.write({draft: {...kept.draft, ...answers}, passed});
  database.close();
  await openScreen({path: `${wizardTo.guest.create.path}?draft=${id}`, who: 'guest'});
  await expect.element(page.getByRole('heading', {level: 2, name: es['step.partners']})).toBeVisible();
}

/** Three partners: the second lacks a city, the third everything. */
const makeThree = (id: string): DraftPartner[] => [
  buildOwnersPartner({id, draftId: id, shareBasisPoints: 4_000}),
  buildPartner({id: testId(2), draftId: id, shareBasisPoints: 3_000, city: ''}),
  {...emptyPartner(id, '2026-11-20T13:00:00.000Z'), id: testId(3), shareBasisPoints: 3_000},
];

const makeTwenty = (id: string): DraftPartner[] => [
  buildOwnersPartner({id, draftId: id, shareBasisPoints: 500}),
  ...Array.from({length: 19}, (_, at) =>
    buildPartner({id: testId(at + 2), draftId: id, shareBasisPoints: 500, city: at === 18 ? '' : 'Lima'}),
  ),
];

const link = (name: string) => page.getByRole('alert').getByRole('link', {name, exact: true});
const missing = (field: string) => es['address.missing'].replace('{{field}}', field);

test('[FRM9] [WIZ5] what is wrong with one of several partners names them and leads to their field, which opens for it', async () => {
  await openPartners(makeThree);
  await page.getByRole('button', {name: wizard.next}).click();
  await expect.element(link(`Socio 2, Luis Ortega Salas: ${missing(es['address.city'])}`)).toBeVisible();
  const third = page.getByRole('heading', {level: 3, name: 'Socio 3'});
  await expect.element(third).toBeVisible();
  await link(`Socio 3: ${missing(es['address.street'])}`).click();
  await expect.element(page.getByRole('textbox', {name: es['address.street']})).toHaveFocus();
  await expect.element(page.getByRole('textbox', {name: labels['field.firstName'], exact: true})).toHaveValue('');
  await link(`Socio 2, Luis Ortega Salas: ${missing(es['address.city'])}`).click();
  await expect.element(page.getByRole('textbox', {name: es['address.city']})).toHaveFocus();
});

test('[FRM9] of twenty partners those below the window are there too, and what is wrong with the last leads to it', async () => {
  await openPartners(makeTwenty);
  await expect
    .element(page.getByRole('list', {name: es['step.partners']}).getByRole('listitem').nth(19))
    .toBeInTheDocument();
  await expect.element(page.getByRole('radio').nth(19)).toBeInTheDocument();
  // There is no twenty-first.
  await expect.element(page.getByText(es['partner.most'].replace('{{count}}', '20'))).toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: es['partner.addPerson']})).not.toBeInTheDocument();
  await page.getByRole('button', {name: wizard.next}).click();
  await link(`Socio 20, Luis Ortega Salas: ${missing(es['address.city'])}`).click();
  await expect.element(page.getByRole('textbox', {name: es['address.city']})).toHaveFocus();
});

test('[FRM19] the address of another partner is taken instead of typed again, and what was typed before is given back', async () => {
  await openPartners((id) => [
    buildOwnersPartner({id, draftId: id, shareBasisPoints: 5_000}),
    buildPartner({id: testId(2), draftId: id, line1: '', city: '', region: 'Antioquia'}),
  ]);
  const same = page.getByRole('checkbox', {name: es['partner.sameAddress'].replace('{{name}}', 'Ana Restrepo')});
  const street = page.getByRole('textbox', {name: es['address.address'], exact: true});
  await expect.element(same).not.toBeChecked();
  await same.click({force: true});
  await expect.element(same).toBeChecked();
  await expect.element(street).toHaveValue('Carrera 7 # 71-21');
  await same.click({force: true});
  await expect.element(street).toHaveValue('');
  await expect.element(page.getByRole('textbox', {name: es['address.department']})).toHaveValue('Antioquia');
  await same.click({force: true});
  await page.getByRole('button', {name: wizard.next}).click();
  await expect.element(page.getByRole('heading', {level: 2, name: es['step.plan']})).toBeVisible();
});

test('[FRM18] where only companies are left, a person who acts for them is added with the name that was given, and the step is right', async () => {
  await openPartners((id) => [
    buildPartner({
      id: testId(2),
      draftId: id,
      kind: 'company',
      companyName: 'Norte SAS',
      firstName: '',
      lastName: '',
      birthDate: null,
      shareBasisPoints: 10_000,
    }),
  ]);
  await page.getByRole('button', {name: es['partner.addRepresentative']}).click();
  await expect.element(page.getByRole('radio', {name: 'Ana Restrepo'})).toBeChecked();
  await page
    .getByRole('checkbox', {name: es['partner.sameAddress'].replace('{{name}}', 'Norte SAS')})
    .click({force: true});
  await expect.element(page.getByText(new RegExp(`· ${es['partner.represents']}$`))).toBeVisible();
  await page.getByRole('button', {name: wizard.next}).click();
  await expect.element(page.getByRole('heading', {level: 2, name: es['step.plan']})).toBeVisible();
});

test('[FRM11] who took themselves out of the partners comes back as who they are, and is not asked again what they had said', async () => {
  await openPartners((id) => [
    buildOwnersPartner({id, draftId: id, shareBasisPoints: 5_000}),
    buildPartner({id: testId(2), draftId: id, shareBasisPoints: 5_000}),
  ]);
  const back = page.getByRole('button', {name: es['partner.addYou']});
  await expect.element(back).not.toBeInTheDocument();
  await page.getByRole('button', {name: `${es.change}: Ana Restrepo`}).click();
  await page.getByRole('button', {name: `${es['partner.remove']}: Ana Restrepo`}).click();
  await page.getByRole('dialog').getByRole('button', {name: es['partner.remove']}).click();
  await expect.element(page.getByRole('heading', {level: 3, name: 'Ana Restrepo'})).not.toBeInTheDocument();
  await back.click();
  await expect.element(page.getByRole('heading', {level: 3, name: 'Ana Restrepo'})).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
  await expect.element(page.getByText(new RegExp(`^${es['partner.isYou']} · `))).toBeVisible();
  const street = page.getByRole('textbox', {name: es['address.address'], exact: true});
  await expect.element(street).toHaveValue('Carrera 7 # 71-21');
});
