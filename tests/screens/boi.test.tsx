import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as homeTexts} from '#src/features/companies/text/es.ts';
import {es} from '#src/features/boi/text/es.ts';
import {reasons} from '#src/features/boi/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const company = (overrides: Row = {}) =>
  buildRow('companies', companyId, {name: 'Estudio Sur LLC', state: 'WY', ...overrides});
const formation = (overrides: Row = {}) =>
  buildRow('formations', companyId, {kind: 'create', status: 'Completed', constitutedOn: '2026-03-11', ...overrides});
const due = {
  formedIn: 'abroad',
  formedOn: null,
  isRegistered: true,
  registeredOn: '2026-11-02',
  isExempt: false,
  outcome: 'due',
  dueDay: '2026-12-02',
};

async function open(rows: NonNullable<Scene['rows']>, scene: Partial<Scene> = {}) {
  await openScreen({path: pathTo.boiReport.path, rows, ...scene});
  await settle();
}

const formed = {companies: [company()], formations: [formation()], boiReports: [], companySteps: []};

test('[BOI1] what a state formed need not report: the answer, its reasons, its source and what the desk noted', async () => {
  const skip = buildRow('companySteps', testId(0x51), {
    kind: 'skip',
    fromStatus: 'ProvisionalEinLetterObtained',
    toStatus: 'ReadyForBankAccount',
    day: '2026-05-28',
    skipReason: 'formed-in-us',
  });
  await open({...formed, companySteps: [skip]});
  await expect
    .element(page.getByRole('heading', {name: 'Estudio Sur LLC no tiene que presentar el reporte BOI'}))
    .toBeVisible();
  await expect.element(page.getByText(/^En Wyoming, un estado de EE\. UU\., el 11 de marzo/)).toBeVisible();
  await expect.element(page.getByRole('link', {name: '91 FR 52508'})).toBeVisible();
  await expect.element(page.getByText(/31 CFR 1010\.380.*comprobado el 23 nov/)).toBeVisible();
  await expect.element(page.getByText(/^Paso «Reporte BOI» de su avance, 28 de mayo/)).toBeVisible();
  expect(page.getByRole('form').elements()).toEqual([]);
  expect(await findFaults('filled')).toEqual([]);
});

test('[BOI5] an answer is kept without a network, says its day, and is taken back', async () => {
  await open(formed, {face: 'offline'});
  await page.getByRole('button', {name: es.keep}).click();
  await expect.element(page.getByText(/^Guardada el /)).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.keep})).not.toBeInTheDocument();
  await page.getByRole('button', {name: 'Deshacer'}).click();
  await expect.element(page.getByRole('button', {name: es.keep})).toBeVisible();
});

test('[BOI6] where the facts have changed since, the page says so and offers today’s answer', async () => {
  const kept = buildRow('boiReports', testId(0xb1), {formedOn: '2026-03-10'});
  await open({...formed, boiReports: [kept]});
  await expect.element(page.getByText(/^La respuesta que guardaste el .* ya no es esta/)).toBeVisible();
  await page.getByRole('button', {name: es.keep}).click();
  await expect.element(page.getByText(/^Guardada el /)).toBeVisible();
});

test('[BOI3] of an added company it asks what the answer depends on, one after the other, and keeps the answers', async () => {
  await open({...formed, formations: []});
  await page.getByRole('button', {name: es.submit}).click();
  await expect.element(page.getByText(reasons['boi.not-answered'].es).first()).toBeVisible();
  await page.getByText(es['ask.formedIn.abroad'], {exact: true}).click();
  const answer = async (question: string, choice: string) =>
    page.getByRole('radiogroup', {name: question}).getByText(choice, {exact: true}).click();
  await answer(es['ask.isRegistered'], es.yes);
  await answer(es['ask.isExempt'], es.no);
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('02112026');
  await answer(es['ask.isFiled'], es.no);
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.submit}).click();
  await expect
    .element(
      page.getByRole('heading', {name: /^Estudio Sur LLC (tiene|tenía) que presentar el reporte BOI hasta el 2 de/}),
    )
    .toBeVisible();
  await expect.element(page.getByText(es.ownersText)).toBeVisible();
  await page.getByRole('button', {name: es.change}).click();
  await answer(es['ask.isFiled'], es.yes);
  await page.getByRole('button', {name: es.submit}).click();
  await expect.element(page.getByText(reasons['boi.filed-day-missing'].es).first()).toBeVisible();
});

test('[BOI5] a registration that is still to come is refused at its day, which is mended there', async () => {
  await open({...formed, formations: []});
  await page.getByText(es['ask.formedIn.abroad'], {exact: true}).click();
  const answer = async (question: string, choice: string) =>
    page.getByRole('radiogroup', {name: question}).getByText(choice, {exact: true}).click();
  await answer(es['ask.isRegistered'], es.yes);
  await answer(es['ask.isExempt'], es.yes);
  const registered = page.getByRole('group', {name: es['ask.registeredOn']});
  await registered.getByRole('spinbutton').first().click();
  await userEvent.keyboard('02112099');
  await page.getByRole('button', {name: es.submit}).click();
  await expect.element(page.getByText(reasons['boi.registered-future'].es).first()).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await registered.getByRole('spinbutton').first().click();
  await userEvent.keyboard('02112025');
  await expect.element(page.getByText(reasons['boi.registered-future'].es)).not.toBeInTheDocument();
  await page.getByRole('button', {name: es.submit}).click();
  await expect.element(page.getByRole('button', {name: es.change})).toBeVisible();
});

test('[BOI2] what is due comes first, and leads to where it is filed', async () => {
  await open({...formed, formations: [], boiReports: [buildRow('boiReports', testId(0xb1), due)]});
  await expect.element(page.getByRole('link', {name: es.file})).toBeVisible();
  // Whoever must file is told what of the rule was not read.
  await expect.element(page.getByText(es.daysEarlier)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[BOI9] the home asks for what is due and leads there; the company’s page says it', async () => {
  const rows = {...formed, formations: [], boiReports: [buildRow('boiReports', testId(0xb1), due)]};
  await openScreen({path: pathTo.dashboard.path, rows});
  await expect.element(page.getByText('Presenta el reporte BOI de Estudio Sur LLC')).toBeVisible();
  await page.getByRole('link', {name: new RegExp(`^${homeTexts['task.boiAct']}`)}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: es.title})).toBeVisible();
  await openScreen({path: pathTo.company.path, rows});
  await expect.element(page.getByText(/^Hay que presentarlo hasta el 2 de/)).toBeVisible();
});

test('[BOI7] who has no company is told where to begin', async () => {
  await openScreen({path: pathTo.boiReport.path, isNewcomer: true});
  await expect.element(page.getByText(es.empty)).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.add})).toBeVisible();
});
