import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {ListedCompany} from '#contract/admin/list-companies.ts';
import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import {stepWords} from '#contract/companies/move-words.data.ts';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {words} from '#src/features/admin/companies/text/words.ts';
import {words as documentWords} from '#src/features/admin/documents/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {testId} from '#tests/fixtures/build-change.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0x5101);
const since = '2026-10-10T12:00:00.000Z';

const company: ListedCompany = {
  id: companyId,
  name: 'Quetzal Labs LLC',
  type: 'LLC',
  state: 'WY',
  createdAt: '2026-09-20T12:00:00.000Z',
  isMigrated: false,
  dissolvedOn: null,
  owner: {id: testId(0x5102), name: 'Sofía Marroquín', email: 'sofia@faro.example'},
  order: {id: testId(0x5103), number: 'FA-20260920-01', kind: 'create', status: 'ObtainingEin', since, acts: 'irs'},
};

const asked: CompanyStepRow = {
  id: testId(0x5104),
  kind: 'onward',
  fromStatus: 'RegisteredInState',
  toStatus: 'ObtainingEin',
  day: '2026-10-10',
  movedAt: since,
  movedBy: 'Olga Núñez',
  note: '',
  skipReason: null,
};

const way: CompanyWay = {
  id: companyId,
  name: company.name,
  type: 'LLC',
  state: 'WY',
  formation: {
    orderNumber: 'FA-20260920-01',
    kind: 'create',
    status: 'ObtainingEin',
    nameOne: 'Quetzal Labs LLC',
    nameTwo: 'Casa Quetzal LLC',
    namesRefusedOn: null,
    statusSince: since,
    planId: 'professional',
    orderedAt: '2026-09-20T12:00:00.000Z',
    filedOn: '2026-09-21',
    constitutedOn: '2026-10-01',
    ein: null,
  },
  moves: [asked],
  owners: [{firstName: 'Sofía', language: 'es'}],
};

const other: ListedCompany = {...company, id: testId(0x5105), name: 'Vértice Studio LLC'};

const scene: Scene = {
  path: 'admin/companies',
  who: 'admin',
  answers: {
    listCompanies: {total: 2, rows: [company, other]},
    readCompanyWay: ({companyId: id}: {companyId: string}) => (id === companyId ? way : {...way, id, name: other.name}),
    moveCompany: {move: {...asked, id: testId(0x5106), toStatus: 'ProvisionalEinLetterObtained'}},
    // The public half of a pair that was made for this test.
    readSealingKey: {keyId: 'k3Y-of_it-01', publicKey: 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo'},
  },
};

const name = () => page.getByRole('button', {name: company.name, exact: true});
const panel = () => page.getByRole('region', {name: words.steps.es.replace('{{name}}', company.name)});
const moveTo4 = () => page.getByRole('button', {name: words['act.onward'].es.replace('{{step}}', '4')});

test('[PRG9] an admin sees what the owner will read, in the note’s own words too, before it is sent', async () => {
  await openScreen(scene);
  await name().click();
  const {title, next} = stepWords.ProvisionalEinLetterObtained.es;
  await expect.element(panel().getByText(new RegExp(next.slice(0, 30), 'u'))).toBeVisible();
  await expect.element(panel().getByText(new RegExp(`^${title}, `, 'u'))).toBeVisible();
  await panel()
    .getByRole('textbox', {name: /^Nota para Sofía/u})
    .fill('El IRS la envió por fax.');
  await expect
    .element(
      panel()
        .getByText(/Sofía|no tienes que hacer nada.*El IRS la envió por fax\./iu)
        .last(),
    )
    .toBeVisible();
});

test('[PRG8] [SEA1] a move goes out with the last one that was seen, and the EIN sealed', async () => {
  const {server} = await openScreen(scene);
  await name().click();
  await panel().getByRole('textbox', {name: /^EIN/u}).fill('37-2048816');
  await moveTo4().click();
  await expect.poll(() => server.sentTo('moveCompany')).toHaveLength(1);
  await expect
    .poll(() => server.sentTo('moveCompany'))
    .toMatchObject([
      {
        companyId,
        seenMoveId: asked.id,
        toStatus: 'ProvisionalEinLetterObtained',
        mails: true,
        ein: expect.stringMatching(/^••-•••8816 v1\./u),
      },
    ]);
  expect(JSON.stringify(server.sentTo('moveCompany'))).not.toContain('2048816');
});

test('[DOC9] a move names the company’s documents that were ticked', async () => {
  const paper: DeskDocument = {
    id: testId(0x5110),
    kind: 'ein-letter',
    partnerId: null,
    name: 'cp575.pdf',
    type: 'application/pdf',
    sizeBytes: 48_000,
    addedAt: since,
    deskName: 'Olga Núñez',
    bears: null,
    decision: 'accepted',
    refusal: null,
    note: null,
    decidedAt: since,
    stepId: null,
    isSealed: false,
    isStored: true,
  };
  const ofElsewhere = {...paper, id: testId(0x5111), kind: 'articles' as const, stepId: asked.id};
  const documents = {
    company: {type: 'LLC'},
    formation: {kind: 'create', missingPapers: ''},
    partners: [],
    documents: [paper, ofElsewhere],
  };
  const {server} = await openScreen({...scene, answers: {...scene.answers, listCompanyDocuments: documents}});
  await name().click();
  const group = panel().getByRole('group', {name: new RegExp(words.moveDocuments.es, 'u')});
  await group.getByText(paper.name).click();
  expect(group.getByRole('checkbox').elements()).toHaveLength(1);
  await moveTo4().click();
  await expect.poll(() => server.sentTo('moveCompany')).toMatchObject([{documentIds: [paper.id]}]);
});

test('[PRG8] an EIN that was typed before another move was chosen is neither judged nor sent', async () => {
  const {server} = await openScreen(scene);
  await name().click();
  await panel().getByRole('textbox', {name: /^EIN/u}).fill('12');
  await panel()
    .getByRole('button', {name: /Mover a$/u})
    .click();
  await page.getByRole('option', {name: /^Corregir: volver a 2/u}).click();
  await panel()
    .getByRole('textbox', {name: /^Nota para Sofía/u})
    .fill('Se anotó por error.');
  await panel().getByRole('button', {name: words['act.correction'].es}).click();
  await expect.poll(() => server.sentTo('moveCompany')).toMatchObject([{ein: null}]);
});

test('[PRG4] [PRG8] who corrects has to say why, and who comes second is told', async () => {
  const refused = {code: 'conflict', reason: 'admin.company-moved'};
  const {server} = await openScreen({...scene, answers: {...scene.answers, moveCompany: refused}});
  await name().click();
  await panel()
    .getByRole('button', {name: /Mover a$/u})
    .click();
  await page.getByRole('option', {name: /^Corregir: volver a 2/u}).click();
  await panel().getByRole('button', {name: words['act.correction'].es}).click();
  await expect.element(panel().getByText(reasons['admin.move-note-missing'].es).first()).toBeVisible();
  expect(server.sentTo('moveCompany')).toEqual([]);
  await panel().getByRole('textbox', {name: /^Nota/u}).fill('El estado no la registró.');
  await panel().getByRole('button', {name: words['act.correction'].es}).click();
  await expect.element(panel().getByText(reasons['admin.company-moved'].es).first()).toBeVisible();
  expect(server.sentTo('readCompanyWay').length).toBeGreaterThan(1);
});

test('[PRG8] a company is opened, moved and left with the keyboard alone', async () => {
  const {server} = await openScreen(scene);
  name().element().focus();
  await userEvent.keyboard('{Enter}');
  const select = panel().getByRole('button', {name: /Mover a$/u});
  await expect.element(select).toHaveFocus();
  moveTo4().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.sentTo('moveCompany')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(name()).toHaveFocus();
});

test('[PRG11] the list says who acts and since when, and leads on to the next company', async () => {
  await openScreen(scene);
  await expect.element(page.getByRole('cell', {name: words['acts.irs'].es, exact: true}).first()).toBeVisible();
  await expect.element(page.getByText(/^3\/8 EIN/u).first()).toBeVisible();
  await name().click();
  await page.getByRole('button', {name: words.next.es}).click();
  await expect.element(page.getByRole('heading', {name: other.name})).toBeVisible();
  await expect.element(page.getByRole('button', {name: words.next.es})).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: common.close})).toBeVisible();
});

const atStart: CompanyWay = {
  ...way,
  formation: {...way.formation, status: 'Start', filedOn: '2026-09-21', constitutedOn: null},
  moves: [{...asked, kind: 'filed', fromStatus: 'Start', toStatus: 'Start'}],
};
const startScene: Scene = {
  ...scene,
  answers: {
    ...scene.answers,
    readCompanyWay: () => atStart,
    moveCompany: {move: {...asked, id: testId(0x5107), kind: 'names-refused', toStatus: 'Start'}},
  },
};

test('[PRG12] an admin asks for other names in words, and sees what the owner will read', async () => {
  const {server} = await openScreen(startScene);
  await name().click();
  await panel()
    .getByRole('button', {name: /Mover a$/u})
    .click();
  const {title, next} = stepWords['names-refused'].es;
  await page.getByRole('option', {name: title}).click();
  await expect.element(panel().getByText(new RegExp(next, 'u'))).toBeVisible();
  expect(panel().getByRole('radio').elements()).toEqual([]);
  const ask = panel().getByRole('button', {name: words['act.names-refused'].es});
  await ask.click();
  await expect.element(panel().getByText(reasons['admin.move-note-missing'].es).first()).toBeVisible();
  await panel().getByRole('textbox', {name: /^Nota/u}).fill('Ya existen.');
  await ask.click();
  await expect
    .poll(() => server.sentTo('moveCompany'))
    .toMatchObject([{toStatus: 'Start', namesRefused: true, registered: null, note: 'Ya existen.'}]);
});

test('[PRG14] who notes the registration says under which name, the first unless they choose the other', async () => {
  const {server} = await openScreen(startScene);
  await name().click();
  await expect.element(panel().getByRole('radio', {name: 'Quetzal Labs LLC'})).toBeChecked();
  await panel().getByText('Casa Quetzal LLC', {exact: true}).click();
  await panel()
    .getByRole('button', {name: words['act.onward'].es.replace('{{step}}', '2')})
    .click();
  await expect
    .poll(() => server.sentTo('moveCompany'))
    .toMatchObject([{toStatus: 'RegisteredInState', namesRefused: false, registered: 'nameTwo'}]);
});

test('[PRG4] the day of registration is put right at its own step', async () => {
  const registered = {...way, formation: {...way.formation, status: 'RegisteredInState' as const}};
  const {server} = await openScreen({...scene, answers: {...scene.answers, readCompanyWay: () => registered}});
  await name().click();
  await panel()
    .getByRole('button', {name: /Mover a$/u})
    .click();
  await page.getByRole('option', {name: words['to.day'].es}).click();
  expect(panel().getByRole('radio').elements()).toEqual([]);
  await panel().getByRole('textbox', {name: /^Nota/u}).fill('El certificado dice otro día.');
  await panel().getByRole('button', {name: words['act.correction'].es}).click();
  await expect
    .poll(() => server.sentTo('moveCompany'))
    .toMatchObject([{toStatus: 'RegisteredInState', namesRefused: false, registered: null}]);
});

test('[DOC10] a company that its owner added is opened from the list like any other, and gone on from', async () => {
  const added: ListedCompany = {...other, name: 'Añadida Uno LLC', order: null};
  const documents = {company: {type: 'LLC'}, formation: null, partners: [], documents: []};
  const answers = {
    ...scene.answers,
    listCompanies: {total: 2, rows: [company, added]},
    listCompanyDocuments: documents,
  };
  const {server} = await openScreen({...scene, answers});
  await page.getByRole('button', {name: added.name, exact: true}).click();
  const ofAdded = page.getByRole('region', {name: words.documentsOf.es.replace('{{name}}', added.name)});
  await expect.element(ofAdded.getByRole('button', {name: documentWords.addAct.es})).toBeVisible();
  expect(server.sentTo('readCompanyWay')).toEqual([]);
  await page.getByRole('button', {name: words.previous.es}).click();
  await expect.element(moveTo4()).toBeVisible();
});

layerKit([
  {
    name: 'the name that was registered',
    scene: startScene,
    open: async (language) => {
      await name().click();
      return page.getByText(words.registeredAs[language], {exact: true});
    },
  },
  {
    name: 'a company beside the list',
    scene,
    open: async (language) => {
      await name().click();
      return page.getByText(words.moveTo[language], {exact: true});
    },
  },
]);
