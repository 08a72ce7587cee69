import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {cleanup} from 'vitest-browser-react/pure';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {checkAbroad, checkExisting, checkPlan, checkVolume} from '#contract/formation/check-steps.ts';
import {ensureGuestSpace} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import {planRow} from '#src/data/record.ts';
import {es as plans} from '#src/data/plans/text/es.ts';
import {es as labels} from '#src/features/formation/text/es.ts';
import {es} from '#src/features/formation/wizard/text/es.ts';
import {AbroadFields} from '#src/features/formation/wizard/steps/abroad-fields.tsx';
import {DutiesFields} from '#src/features/formation/wizard/steps/duties-fields.tsx';
import {ExistingFields} from '#src/features/formation/wizard/steps/existing-fields.tsx';
import {PlanFields} from '#src/features/formation/wizard/steps/plan-fields.tsx';
import {ServicesFields} from '#src/features/formation/wizard/steps/services-fields.tsx';
import {StateFields} from '#src/features/formation/wizard/steps/state-fields.tsx';
import {TypeFields} from '#src/features/formation/wizard/steps/type-fields.tsx';
import {VolumeFields} from '#src/features/formation/wizard/steps/volume-fields.tsx';
import {YouFields} from '#src/features/formation/wizard/steps/you-fields.tsx';
import {i18n} from '#src/i18n/i18n.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';
import {openStep} from './open-step.tsx';

const today = '2026-11-23';

beforeAll(async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
});
afterEach(async () => {
  await cleanup();
  await emptyGuests();
});

const field = (name: string | RegExp) => page.getByRole('textbox', {name});
const pressNext = async () => page.getByRole('button', {name: 'next'}).click();

test('[PLN4] services are chosen with their price, those of partners with how many, and taken off again', async () => {
  const read = await openStep(ServicesFields, {draft: {plan: 'standard'}});
  const names = readCatalogue(today).services.services.map(({id, words}) => [id, words.es.name] as const);
  const box = (id: string) =>
    page.getByRole('checkbox', {name: new RegExp(`^${names.find(([one]) => one === id)?.[1]} · `)});
  await expect.element(box('us-address')).not.toBeChecked();
  await page.getByText(/^Dirección en EE. UU. · .*180.* al año/).click();
  await page.getByText(/^ITIN de un socio · .*300.* una vez/).click();
  expect(read().services).toBe('us-address itin');
  await field(es['services.count']).fill('3');
  await userEvent.tab();
  expect(read().services).toBe('us-address itin:3');
  await page.getByText(/^Dirección en EE. UU. · /).click();
  expect(read().services).toBe('itin:3');
});

test('[PLN4] what the chosen plan has is said to be included', async () => {
  const {services} = readCatalogue(today).services;
  const found = services.find(({includedIn}) => includedIn.includes('enterprise'));
  await openStep(ServicesFields, {draft: {plan: 'enterprise'}});
  await expect
    .element(page.getByText(new RegExp(`^${found?.words.es.name} · ${es['services.included']}`)))
    .toBeVisible();
});

test('[FRM13] a plan is chosen by the year or by the month; without one the step says so at the plans', async () => {
  const read = await openStep(PlanFields, {check: checkPlan});
  await pressNext();
  await expect.element(page.getByRole('link', {name: /plan/i}).first()).toBeVisible();
  await page.getByText('Professional', {exact: true}).click();
  expect(read()).toMatchObject({plan: 'professional', period: 'year'});
  await page.getByText(plans['plan.monthly'], {exact: true}).click();
  expect(read()).toMatchObject({plan: 'professional', period: 'month'});
});

test('[FRM13] of Cross Border Crypto a plan below the volume says so and is not taken', async () => {
  const read = await openStep(PlanFields, {draft: {kind: 'crypto', volume: 'up-to-1m'}, check: checkPlan});
  await expect.element(page.getByText(plans['plan.tooSmall'])).toBeVisible();
  await page.getByText('Enterprise', {exact: true}).click();
  expect(read().plan).toBe('enterprise');
});

test('[FRM14] a company that exists is asked for as it is registered; its EIN is grouped as one leaves it', async () => {
  const check = (draft: Parameters<typeof checkExisting>[0]) => checkExisting(draft, factsOn(today));
  const read = await openStep(ExistingFields, {draft: {kind: 'migrate'}, check});
  await pressNext();
  await expect.element(page.getByText(/EIN/).first()).toBeVisible();
  await field(es['existing.name']).fill('Arrayán LLC');
  await field(labels['field.ein']).fill('123456789');
  await userEvent.tab();
  await expect.element(field(labels['field.ein'])).toHaveValue('12-3456789');
  await field(labels['field.registeredAgent']).fill('Agents Inc.');
  expect(read()).toMatchObject({nameOne: 'Arrayán LLC', ein: '12-3456789', addedCompanyId: null});
  // Its papers come after paying: here it is told which.
  await expect.element(page.getByText(es['existing.papers'])).toBeVisible();
  // A visitor has added none.
  await expect.element(page.getByText(es['existing.added'])).not.toBeInTheDocument();
});

/** A company that its owner has added, on this device. */
async function addCompany(id: string, origin: 'added' | 'migrated'): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  const state = {role: 'owner', cursor: 1, revision: 1, startOverBelow: 0, cold: null} as const;
  await writeSpace(database, id, {...state, kind: 'company', services: ['company', 'accounting']});
  const row = buildRow('companies', id, {name: `Quebracho ${origin}`, type: 'C-Corp', state: 'DE', origin});
  const planned = planRow({database, spaceId: id}, 'companies', row, {id});
  if (planned.ok) await recordChange(database, planned.value);
  database.close();
}

test('[FRM17] an owner chooses the company that they had added: its name, type and state come with it; and says that it is another one', async () => {
  await addCompany(testId(0x51), 'added');
  await addCompany(testId(0x52), 'migrated');
  const read = await openStep(ExistingFields, {draft: {kind: 'migrate', type: null}});
  await expect.element(page.getByText(es['existing.added'])).toBeVisible();
  await expect.element(page.getByText('Quebracho migrated')).not.toBeInTheDocument();
  await page.getByText(/^Quebracho added/).click();
  expect(read()).toMatchObject({
    addedCompanyId: testId(0x51),
    nameOne: 'Quebracho added',
    type: 'C-Corp',
    state: 'DE',
  });
  await page.getByText(es['existing.notAdded']).click();
  expect(read().addedCompanyId).toBeNull();
});

test('[FRM17] a company that is not there any more is said to be gone, and another one can be chosen', async () => {
  const read = await openStep(ExistingFields, {draft: {kind: 'migrate', addedCompanyId: testId(0x53)}});
  await expect.element(page.getByText(es['existing.gone'])).toBeVisible();
  await page.getByText(es['existing.notAdded']).click();
  expect(read().addedCompanyId).toBeNull();
  await expect.element(page.getByText(es['existing.gone'])).not.toBeInTheDocument();
});

test('[FRM14] papers that are not at hand are marked and unmarked, and none has to be', async () => {
  const read = await openStep(ExistingFields, {draft: {kind: 'migrate'}});
  await page.getByText(es['existing.no.ein-letter']).click();
  await page.getByText(es['existing.no.articles']).click();
  expect(read().missingPapers.split(' ').toSorted()).toEqual(['articles', 'ein-letter']);
  await page.getByText(es['existing.no.ein-letter']).click();
  expect(read().missingPapers).toBe('articles');
});

test('[FRM14] duties that are open are marked and unmarked, and none has to be', async () => {
  const read = await openStep(DutiesFields, {draft: {kind: 'migrate'}});
  await page.getByText(new RegExp(`^${es['duties.form-5472']}`)).click();
  await page.getByText(new RegExp(`^${es['duties.annual-report']}`)).click();
  expect(read().openDuties.split(' ').toSorted()).toEqual(['annual-report', 'form-5472']);
  await page.getByText(new RegExp(`^${es['duties.form-5472']}`)).click();
  expect(read().openDuties).toBe('annual-report');
});

test('[FRM13] [FRM15] a company abroad names its country and hears at once when that has no account, with what there is instead', async () => {
  const check = (draft: Parameters<typeof checkAbroad>[0]) => checkAbroad(draft, factsOn(today));
  const read = await openStep(AbroadFields, {draft: {kind: 'crypto'}, check});
  await field(es['existing.name']).fill('Exportadora Andina');
  await page.getByRole('combobox', {name: labels['field.originCountry']}).fill('Venezuela');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText(es['country.noCrypto'].replace('{{country}}', 'Venezuela'))).toBeVisible();
  await expect.element(page.getByText(es['country.still.create'])).toBeVisible();
  await expect.element(page.getByRole('link', {name: es['country.other']})).toHaveAttribute('href', '/es/start-now');
  expect(read().originCountry).toBe('VE');
});

test('[FRM13] what one expects to move is chosen; without it the step says so', async () => {
  const read = await openStep(VolumeFields, {draft: {kind: 'crypto'}, check: checkVolume});
  await pressNext();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByText(new RegExp(`^${labels['volume.most'].replace('{{sum}}', '.500,000')}`)).click();
  expect(read().volume).toBe('up-to-500k');
});

test.each<[OrderKind, 'country.noBanking' | 'country.noCrypto', 'country.still.create' | 'country.still.migrate']>([
  ['create', 'country.noBanking', 'country.still.create'],
  ['migrate', 'country.noBanking', 'country.still.migrate'],
  ['crypto', 'country.noCrypto', 'country.still.create'],
])('[FRM15] in the wizard to %s the country says what there is not and what there is', async (kind, said, still) => {
  await openStep(YouFields, {draft: {kind, residenceCountry: 'NI'}});
  await expect.element(page.getByText(es[said].replace('{{country}}', 'Nicaragua'))).toBeVisible();
  await expect.element(page.getByText(es[still])).toBeVisible();
});

test('[FRM7] nobody is advised on the type that their company has already', async () => {
  await openStep(TypeFields, {draft: {kind: 'migrate'}});
  await expect.element(page.getByText(es['type.files']).first()).toBeVisible();
  await expect.element(page.getByText(es['type.fits'])).not.toBeInTheDocument();
});

test('[PLN8] a state is found by its name in the language of the page, and by its English one', async () => {
  const read = await openStep(StateFields, {draft: {state: null}});
  const state = page.getByRole('combobox', {name: labels['field.state']});
  await state.fill('carolina del n');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(read().state).toBe('NC');
  await state.fill('new mex');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(read().state).toBe('NM');
  await expect.element(state).toHaveValue('Nuevo México');
});

test('[FRM7] shares and their value are taken as they are typed, with either decimal mark', async () => {
  const read = await openStep(TypeFields, {draft: {type: 'C-Corp', designator: 'Inc.'}});
  const shares = field(labels['field.shareCount']);
  const par = field(labels['field.parValue']);
  for (const [count, value] of [
    ['10,000,000', '0.0001'],
    ['10.000.000', '$0,0001'],
  ] as const) {
    await shares.fill(count);
    await par.fill(value);
    await userEvent.tab();
    expect(read()).toMatchObject({shareCount: 10_000_000, parValueMicros: 100});
  }
  await expect.element(shares).toHaveValue('10,000,000');
  await expect.element(par).toHaveValue('0.0001');
  await expect.element(page.getByText('El nombre termina en «Inc.». Se cambia en Empresa.')).toBeVisible();
});

test('[FRM7] a number that cannot be read stays as it was typed and is said', async () => {
  const read = await openStep(TypeFields, {draft: {type: 'C-Corp', shareCount: 5}});
  const shares = field(labels['field.shareCount']);
  await shares.fill('10,00,000');
  await userEvent.tab();
  await expect.element(shares).toHaveValue('10,00,000');
  await expect.element(page.getByText(/^Escribe un número de 1 a 10[.,]000[.,]000[.,]000\.$/)).toBeVisible();
  expect(read().shareCount).toBeNull();
});
