import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {cleanup} from 'vitest-browser-react/pure';
import {checkPartners} from '#contract/formation/check-partners.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import {es as labels} from '#src/features/formation/text/es.ts';
import {PartnersFields} from '#src/features/formation/wizard/partners/partners-fields.tsx';
import {CompanyFields} from '#src/features/formation/wizard/steps/company-fields.tsx';
import {IndustryFields} from '#src/features/formation/wizard/steps/industry-fields.tsx';
import {StateFields} from '#src/features/formation/wizard/steps/state-fields.tsx';
import {TypeFields} from '#src/features/formation/wizard/steps/type-fields.tsx';
import {YouFields} from '#src/features/formation/wizard/steps/you-fields.tsx';
import {es} from '#src/features/formation/wizard/text/es.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';
import {openStep, owner} from './open-step.tsx';

const checkThem = (draft: Parameters<typeof checkPartners>[0]) => checkPartners(draft, factsOn('2026-11-23'));

beforeAll(async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
});
afterEach(cleanup);

const field = (name: string | RegExp) => page.getByRole('textbox', {name});

test('[FRM15] who names a country without digital banking hears at once what they can have all the same', async () => {
  const read = await openStep(YouFields, {draft: {residenceCountry: null}});
  await page.getByRole('combobox', {name: labels['field.residenceCountry']}).fill('Venezuela');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText(es['country.still.create'])).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(read().residenceCountry).toBe('VE');
});

test('[FRM5] [FRM6] an ending typed behind the name goes where it belongs, and an accent is told of', async () => {
  const read = await openStep(CompanyFields, {draft: {type: null}});
  await field(labels['field.nameOne']).fill('Ñandú, L.L.C.');
  await userEvent.tab();
  await expect.element(field(labels['field.nameOne'])).toHaveValue('Ñandú');
  expect(read()).toMatchObject({nameOne: 'Ñandú', designator: 'LLC'});
  await expect.element(page.getByText(/^Puedes dejar Ñ y ú: /)).toBeVisible();
});

test('[FRM6] a word that states keep for others is warned of with the reason of its keeper', async () => {
  await openStep(CompanyFields, {draft: {nameOne: 'Ceibo Trust', nameTwo: 'Ceibo Trust Engineering'}});
  const told = (word: string, why: 'trust' | 'licensed-profession') =>
    page.getByText(es['company.kept'].replace('{{word}}', word).replace('{{why}}', es[`company.why.${why}`]));
  await expect.element(told('trust', 'trust')).toBeVisible();
  await expect.element(told('engineering', 'licensed-profession')).toBeVisible();
});

test('[FRM7] a type brings its questions, and an ending that fits it', async () => {
  const read = await openStep(TypeFields, {draft: {designator: 'LLC'}});
  await expect.element(page.getByText(labels['field.management'])).toBeVisible();
  await page.getByText(es['type.corp.note']).click();
  await expect.element(field(labels['field.shareCount'])).toBeVisible();
  await expect.element(page.getByText(labels['field.management'])).not.toBeInTheDocument();
  expect(read()).toMatchObject({type: 'C-Corp', designator: 'Inc.'});
});

test('[FRM8] an industry is found in everyday words', async () => {
  const read = await openStep(IndustryFields);
  await field(es['industry.search']).fill('dropshipping');
  await page.getByText('459999').click();
  expect(read().naicsCode).toBe('459999');
});

test('[FRM8] one’s own words take the place of the industry that was found before', async () => {
  const read = await openStep(IndustryFields);
  await field(es['industry.search']).fill('dropshipping');
  await page.getByText('459999').click();
  await expect.poll(() => read().naicsCode).toBe('459999');
  await page.getByRole('textbox', {name: new RegExp(`^${es['industry.own']}`)}).fill('Vendo cursos de cocina');
  await expect.poll(read).toMatchObject({naicsCode: '', industryOther: 'Vendo cursos de cocina'});
});

test('[PLN8] of a state that nobody has confirmed it is said so', async () => {
  await openStep(StateFields, {draft: {state: 'AL'}});
  await expect.element(page.getByText(es['state.nothing'])).toBeVisible();
});

test('[PLN8] states are compared by what they take and when, with who says so and as of which day, and those that were not checked by name', async () => {
  await openStep(StateFields, {draft: {state: null, type: 'LLC'}});
  await expect.element(page.getByRole('radio', {name: 'Delaware'})).toHaveAccessibleDescription(/300.*1 jun/);
  await expect.element(page.getByRole('radio', {name: 'Nuevo México'})).toBeInTheDocument();
  await expect
    .element(page.getByText(/^Orientativo, con lo publicado al 23 nov 2026\..*Delaware Division of Corporations/))
    .toBeVisible();
  await cleanup();
  await openStep(StateFields, {draft: {state: null, type: 'C-Corp'}});
  await expect.element(page.getByText('Aún sin comprobar con el estado: Wyoming.')).toBeVisible();
  await expect.element(page.getByRole('radio', {name: 'Nuevo México'})).not.toBeInTheDocument();
});

test.each([
  ['33.333', 3_333],
  ['33,333', 3_333],
  ['66.6667 %', 6_667],
  ['0.5', 50],
  ['101', 10_100],
  ['-1', -100],
])('[FRM10] a part that is typed as %s is never taken for thousands', async (typed, basisPoints) => {
  const read = await openStep(PartnersFields);
  await field(/Parte de Ana Restrepo/).fill(typed);
  expect(read().partners[0]?.shareBasisPoints).toBe(basisPoints);
});

test('[FRM9] [FRM10] parts are summed as one types, and shared equally with the rest for the first', async () => {
  const read = await openStep(PartnersFields, {check: checkThem});
  await page.getByRole('button', {name: es['partner.addPerson']}).click();
  await page.getByRole('button', {name: es['partner.addPerson']}).click();
  await field(/Parte de Ana Restrepo/).fill('90');
  await expect.element(page.getByText('90 % de 100 %')).toBeVisible();
  await expect.element(page.getByText('Falta 10 %')).toBeVisible();
  await page.getByRole('button', {name: es['partner.equally']}).click();
  expect(read().partners.map(({shareBasisPoints}) => shareBasisPoints)).toEqual([3334, 3333, 3333]);
  await expect.element(page.getByText('100 % de 100 %')).toBeVisible();
});

test('[FRM11] [WIZ5] the owner types their address alone, in the words of their country, and what is wrong opens its card', async () => {
  await openStep(PartnersFields, {
    draft: {partners: [{...owner, line1: 'Defensa 120', city: 'Buenos Aires'}]},
    check: checkThem,
  });
  await expect.element(field(es['address.province'])).not.toBeInTheDocument();
  await page.getByRole('button', {name: 'next'}).click();
  await expect.element(field(es['address.province'])).toBeVisible();
  await expect.element(field(es['address.locality'])).toHaveValue('Buenos Aires');
  await expect.element(field(labels['field.firstName'])).not.toBeInTheDocument();
});
