import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {stepWords} from '#contract/companies/move-words.data.ts';
import {stepsOf} from '#contract/companies/progress.ts';
import {words} from '#src/features/companies/company/text/words.ts';
import {es} from '#src/features/companies/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {reasons} from '#src/features/companies/text/reasons.ts';
import {words as names} from '#src/features/companies/names/text/words.ts';
import {reasons as wizardReasons} from '#src/features/formation/wizard/text/reasons.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const scene = {path: pathTo.company.path};

test('[PRG7] a company’s page has its steps in order, with the day of what was done and who acts in what comes', async () => {
  await openScreen(scene);
  const steps = page.getByRole('list', {name: words.way.es}).getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  expect(steps.elements()).toHaveLength(stepsOf('create').length);
  await expect.element(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(2).getByText(new RegExp(stepWords.ObtainingEin.es.title, 'u')).first()).toBeVisible();
  await expect.element(steps.nth(2).getByText(words['later.irs'].es)).toBeVisible();
  await expect.element(page.getByText(words['now.faro'].es)).toBeVisible();
});

test('the only primary act of a company’s page lies in the step that is now (mockup company)', async () => {
  await openScreen(scene);
  const now = page.getByRole('listitem').filter({hasText: words['now.faro'].es});
  await expect
    .element(now.getByRole('link', {name: words.sign.es}))
    .toHaveAttribute('href', `/es/dashboard/company/${params['companyId']}/agreement`);
  expect(page.getByRole('link', {name: words.sign.es}).elements()).toHaveLength(1);
});

test('[PRG7] a company’s page is there without a network', async () => {
  await openScreen({...scene, face: 'offline'});
  await expect.element(page.getByText(words['now.faro'].es)).toBeVisible();
  await expect.element(page.getByText(words.einNone.es)).toBeVisible();
});

const sealed = (mask: string) => `${mask} v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(36)}`;
const withNumbers: Scene = {
  ...scene,
  rows: {
    partners: [
      buildRow('partners', testId(0x9105), {
        firstName: 'Bruno',
        lastName: 'Paz',
        taxId: sealed('•••-••-6789'),
        passport: sealed('AX••••27'),
      }),
    ],
  },
  answers: {
    listOpenings: {
      openings: [
        {
          id: testId(0x9106),
          at: '2026-11-19T15:00:00.000Z',
          by: 'Olga Núñez',
          rowId: testId(0x9105),
          field: 'taxId',
          why: 'filing',
        },
      ],
    },
  },
};

test('[SEA10] an owner reads the end of each partner’s numbers and what each was used for', async () => {
  await openScreen(withNumbers);
  const used = (words: RegExp) => page.getByRole('definition').filter({hasText: words});
  await expect.element(used(/•••-••-6789Se usó en un formulario oficial el 19 nov 2026\./u)).toBeVisible();
  await expect.element(used(/AX••••27Todavía no se usó\./u)).toBeVisible();
  expect(document.body.textContent).not.toContain('v1.');
});

test('[FRM18] who owns nothing and acts for the companies that do is said to, has no share and is not counted', async () => {
  const holding = {kind: 'company', companyName: 'Ombú Holding S.A.', shareBasisPoints: 10_000} as const;
  const acting = {firstName: 'Bruno', lastName: 'Paz', shareBasisPoints: 0} as const;
  const rows = [buildRow('partners', testId(0x9107), holding), buildRow('partners', testId(0x9108), acting)];
  await openScreen({...scene, rows: {partners: rows}});
  await expect.element(page.getByText(words.represents.es)).toBeVisible();
  await expect.element(page.getByText('Ombú Holding S.A., 100 %')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/(?<![\d.,])0\s?%/u);
  expect(page.getByRole('heading', {name: words.owners.es}).element().parentElement?.textContent).toMatch(/1$/u);
});

test('[SEA10] without a network the ends are there, and nothing is said of their use', async () => {
  await openScreen({...withNumbers, face: 'offline'});
  await expect.element(page.getByText('•••-••-6789')).toBeVisible();
  expect(page.getByText(words['used.not'].es).elements()).toEqual([]);
});

test('[SEA10] nobody but an owner reads them', async () => {
  const {me} = await openScreen(withNumbers);
  const number = page.getByRole('definition').filter({hasText: '•••-••-6789'});
  await expect.element(number).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (space) await writeSpace(database, companyId, {...space, role: 'manager'});
  database.close();
  await expect.element(number).not.toBeInTheDocument();
  await expect.element(page.getByText(words.facts.es)).toBeVisible();
});

test('[DUE5] beside what it owes its state a company’s page says what it declares to the IRS next', async () => {
  const born = {kind: 'create', status: 'Completed', constitutedOn: '2026-03-11'};
  await openScreen({
    ...scene,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Sur LLC', type: 'C-Corp', state: 'WY', dissolvedOn: null})],
      formations: [buildRow('formations', companyId, born)],
    },
  });
  const heading = page.getByRole('heading', {name: words.federal.es});
  await expect.element(heading).toBeVisible();
  const part = heading.element().closest('section');
  expect(part?.textContent).toMatch(/Formulario 1120Vence (el|hoy|mañana)/u);
  expect(part?.textContent).toContain('15 de abril');
});

test('an address of a company that is not one’s own says so, and leads home', async () => {
  await openScreen({...scene, params: {companyId: '01999999-0000-7000-8000-00000000dead'}});
  await expect.element(page.getByText(words.missingTitle.es)).toBeVisible();
  await expect.element(page.getByRole('link', {name: words.home.es})).toHaveAttribute('href', '/es/dashboard');
});

test('[HOM4] the home leads to each company', async () => {
  await openScreen({path: pathTo.dashboard.path});
  const way = page.getByRole('link', {name: new RegExp(`^${es.openCompany}: `, 'u')}).first();
  await expect.element(way).toHaveAttribute('href', `/es/dashboard/company/${params['companyId']}`);
});

const companyId = params['companyId'] ?? '';

test('[PRG15] the page of a company that came here says what its owner told of it', async () => {
  const note = 'Nos dijiste que está pendiente: el informe anual del estado.';
  const told = {
    kind: 'onward',
    fromStatus: 'Start',
    toStatus: 'Start',
    day: '2026-11-18',
    movedBy: 'Faro',
    note,
  } as const;
  const formation = {kind: 'migrate', status: 'Start', orderedAt: '2026-11-18T15:00:00.000Z'} as const;
  const rows = {
    formations: [buildRow('formations', companyId, {...formation, statusSince: '2026-11-18T15:00:00.000Z'})],
    companySteps: [buildRow('companySteps', testId(0x7002), {...told, movedAt: '2026-11-18T15:00:00.000Z'})],
  };
  await openScreen({...scene, rows});
  const steps = page.getByRole('list', {name: words.way.es}).getByRole('listitem');
  await expect.element(steps.first().getByText(note)).toBeVisible();
  await expect.element(page.getByText(words['now.faro'].es)).toBeVisible();
});

const refusedOn = '2026-11-19';
const refusedRow = buildRow('companySteps', testId(0x7001), {
  kind: 'names-refused',
  fromStatus: 'Start',
  toStatus: 'Start',
  day: refusedOn,
  movedAt: '2026-11-19T15:00:00.000Z',
  movedBy: 'Olga Núñez',
  note: 'Ya hay empresas que se llaman así.',
});
const asked: Scene = {
  ...scene,
  rows: {
    formations: [
      buildRow('formations', companyId, {
        orderNumber: 'FA-20261118-02',
        kind: 'create',
        status: 'Start',
        nameOne: 'Ceibo Studio LLC',
        nameTwo: 'Casa Ceibo LLC',
        orderedAt: '2026-11-18T15:00:00.000Z',
        statusSince: '2026-11-19T15:00:00.000Z',
        namesRefusedOn: refusedOn,
      }),
    ],
    companySteps: [refusedRow],
  },
};
const field = (which: 'nameOne' | 'nameTwo') =>
  page.getByRole('textbox', {name: new RegExp(`^${names[which].es}`, 'u')});
const send = () => page.getByRole('button', {name: names.send.es});

test('[PRG16] names that were typed without a network are there after a reload, and nothing has sent them', async () => {
  const {me, server} = await openScreen({...asked, face: 'offline'});
  await field('nameOne').fill('Jacarandá Norte');
  await field('nameTwo').fill('Casa Jacarandá');
  await goTo('/es/dashboard');
  await expect.element(field('nameOne')).not.toBeInTheDocument();
  await goTo(`/es/dashboard/company/${companyId}`);
  await expect.element(field('nameOne')).toHaveValue('Jacarandá Norte');
  await expect.element(field('nameTwo')).toHaveValue('Casa Jacarandá');
  expect(server.sentTo('proposeNames')).toEqual([]);
  const database = await openDatabase(me?.id ?? '', () => undefined);
  expect(await database.device.get(`names ${companyId} ${refusedOn}`)).toMatchObject({
    value: {nameOne: 'Jacarandá Norte', nameTwo: 'Casa Jacarandá'},
  });
  database.close();
});

test('[PRG12] [PRG13] [PRG16] whose names the state refused reads why, and the one thing to do now is to propose two others', async () => {
  const {me, server} = await openScreen({
    ...asked,
    answers: {proposeNames: {move: {...refusedRow, kind: 'names-proposed'}}},
  });
  await expect.element(page.getByText(words['now.owner'].es, {exact: true})).toBeVisible();
  await expect.element(page.getByText(words['does.names'].es)).toBeVisible();
  await expect.element(page.getByText(/Ya hay empresas que se llaman así\./u)).toBeVisible();
  expect(page.getByRole('link', {name: words.sign.es}).elements()).toEqual([]);
  await field('nameOne').fill('ceibo studio');
  await field('nameTwo').fill('Norte Bank');
  await send().click();
  await expect
    .element(field('nameOne'))
    .toHaveAccessibleDescription(new RegExp(reasons['company.name-refused'].es, 'u'));
  const restricted = wizardReasons['formation.name-restricted'].es.split('«')[0] ?? '';
  await expect.element(field('nameTwo')).toHaveAccessibleDescription(new RegExp(restricted, 'u'));
  expect(server.sentTo('proposeNames')).toEqual([]);
  await field('nameOne').fill('Jacarandá Norte, LLC');
  await field('nameTwo').fill('Casa Jacarandá');
  await expect.element(field('nameOne')).toHaveValue('Jacarandá Norte');
  send().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.sentTo('proposeNames'))
    .toMatchObject([{companyId, nameOne: 'Jacarandá Norte', nameTwo: 'Casa Jacarandá'}]);
  const database = await openDatabase(me?.id ?? '', () => undefined);
  await expect.poll(async () => (await database.device.get(`names ${companyId} ${refusedOn}`))?.value).toBeNull();
  database.close();
});

test('[PRG13] names are proposed again as the same proposal where the server did not answer', async () => {
  const {server} = await openScreen({
    ...asked,
    answers: {proposeNames: {code: 'conflict', reason: 'company.names-settled'}},
  });
  await field('nameOne').fill('Lenga');
  await field('nameTwo').fill('Coihue');
  await send().click();
  await expect.element(page.getByText(reasons['company.names-settled'].es).first()).toBeVisible();
  await send().click();
  await expect.poll(() => server.sentTo('proposeNames')).toHaveLength(2);
  const ids = (server.sentTo('proposeNames') as {id: string}[]).map(({id}) => id);
  expect(new Set(ids).size).toBe(1);
});

test('[PRG13] without a network the form says so, sends nothing and keeps what is typed', async () => {
  const {server} = await openScreen({...asked, face: 'offline'});
  await field('nameOne').fill('Lenga');
  await field('nameTwo').fill('Coihue');
  await expect.element(page.getByText(names.offline.es).first()).toBeVisible();
  field('nameTwo').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(server.sentTo('proposeNames')).toEqual([]);
  await expect.element(field('nameOne')).toHaveValue('Lenga');
});

test('[PRG12] the home asks for other names before anything else of a company', async () => {
  await openScreen({...asked, path: pathTo.dashboard.path});
  const way = page.getByRole('link', {name: new RegExp(`^${es['task.namesAct']}: `, 'u')});
  await expect.element(way).toHaveAttribute('href', `/es/dashboard/company/${companyId}`);
});

layerKit([
  {
    name: 'a company whose names were refused, with what is wrong with the new ones',
    scene: asked,
    open: async (language) => {
      await page.getByRole('button', {name: names.send[language]}).click();
      return page.getByText(wizardReasons['formation.second-name-missing'][language]).first();
    },
  },
]);
