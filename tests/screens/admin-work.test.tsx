import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {ListedWork} from '#contract/desk/list-work.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {words as companyWords} from '#src/features/admin/companies/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {words} from '#src/features/admin/work/text/words.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {readFiling, type Filing} from '#contract/orders/read-filing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildSs4Partner} from '#tests/fixtures/build-ss4.ts';
import {sampleOf} from '#tests/kits/screen-kit/sample.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

const es = wordsIn(words, 'es');

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0x5201);
const since = '2026-10-10T12:00:00.000Z';

const work: ListedWork = {
  id: `ask-ein:${companyId}`,
  kind: 'ask-ein',
  subjectId: companyId,
  companyId,
  orderId: testId(0x5202),
  name: 'Quetzal Labs LLC',
  state: 'WY',
  owner: null,
  since,
  due: null,
  isOverdue: false,
  about: null,
  assigned: null,
};
const otherId = testId(0x5203);
const filing: ListedWork = {
  ...work,
  id: `file-state:${otherId}`,
  kind: 'file-state',
  subjectId: otherId,
  companyId: otherId,
  name: 'Vértice Studio LLC',
  due: {at: '2026-10-12T12:00:00.000Z', day: null},
  isOverdue: true,
};
const payment: ListedWork = {
  ...work,
  id: `unfinished-payment:${testId(0x5204)}`,
  kind: 'unfinished-payment',
  companyId: null,
  name: 'Mata Clara LLC',
};

const way = (id: string): CompanyWay => ({
  id,
  name: id === companyId ? work.name : filing.name,
  type: 'LLC',
  state: 'WY',
  formation: {
    orderNumber: 'FA-20260920-01',
    kind: 'create',
    status: id === companyId ? 'RegisteredInState' : 'Start',
    nameOne: 'Quetzal Labs LLC',
    nameTwo: 'Casa Quetzal LLC',
    namesRefusedOn: null,
    statusSince: since,
    planId: 'professional',
    orderedAt: '2026-09-20T12:00:00.000Z',
    filedOn: id === companyId ? '2026-09-21' : null,
    constitutedOn: null,
    ein: null,
  },
  moves: [],
  owners: [{firstName: 'Sofía', language: 'es'}],
});

const olga = {id: testId(0x5206), name: 'Olga Núñez'};
const scene: Scene = {
  path: 'admin/work',
  who: 'admin',
  answers: {
    listWork: {total: 3, rows: [filing, work, payment]},
    listAdmins: {admins: [olga]},
    readCompanyWay: ({companyId: id}: {companyId: string}) => way(id),
    assignWork: ({adminId}: {adminId: string | null}) => ({
      assigned: adminId === null ? null : {id: adminId, name: adminId === olga.id ? olga.name : 'Yo'},
    }),
  },
};

const opener = (one: ListedWork) =>
  page.getByRole('button', {name: `${es[`kind.${one.kind}`]}, ${one.name}`, exact: true});
const holderOf = (one: ListedWork) =>
  page.getByRole('button', {name: `${es.assigned}: ${one.assigned?.name ?? es.nobody}, ${one.name}`, exact: true});

test('[DSK1] [DSK2] each piece of work leads to where it is done, and says when it is overdue', async () => {
  await openScreen(scene);
  await expect.element(page.getByRole('row', {name: new RegExp(filing.name, 'u')}).getByText(es.overdue)).toBeVisible();
  const link = page.getByRole('link', {name: es['kind.unfinished-payment']});
  await expect.element(link).toHaveAttribute('href', `/es/admin/orders/${payment.orderId}`);
  await opener(work).click();
  const panel = page.getByRole('region', {name: companyWords.steps.es.replace('{{name}}', work.name)});
  await expect.element(panel).toBeVisible();
});

test('[DSK1] work is opened, gone on from and left with the keyboard alone', async () => {
  await openScreen(scene);
  await expect.element(opener(filing)).toBeVisible();
  opener(filing).element().focus();
  await userEvent.keyboard('{Enter}');
  // The panel takes the focus once it has read the company.
  await expect.element(page.getByRole('button', {name: /Mover a$/u})).toHaveFocus();
  page.getByRole('button', {name: companyWords.next.es}).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', {name: work.name})).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener(filing)).toHaveFocus();
});

test('[DSK1] what was done goes on to the next piece of work in its place', async () => {
  const done = {...way(otherId), formation: {...way(otherId).formation, filedOn: '2026-11-20'}};
  const answers = {
    ...scene.answers,
    readCompanyWay: ({companyId: id}: {companyId: string}) => (id === otherId ? done : way(id)),
  };
  let rows = [filing, work, payment];
  await openScreen({...scene, answers: {...answers, listWork: () => ({total: rows.length, rows})}});
  await expect.element(opener(filing)).toBeVisible();
  rows = [work, payment];
  await opener(filing).click();
  await expect.element(opener(filing)).not.toBeInTheDocument();
  await page.getByRole('button', {name: companyWords.next.es}).click();
  await expect.element(page.getByRole('heading', {name: work.name})).toBeVisible();
});

test('[DSK3] work is taken and given on by name', async () => {
  const {server, me} = await openScreen(scene);
  await holderOf(work).click();
  await page.getByRole('menuitem', {name: es.take}).click();
  await expect.poll(() => server.sentTo('assignWork')).toHaveLength(1);
  const works = [{kind: 'ask-ein', subjectId: companyId, seenAdminId: null}];
  await expect.poll(() => server.sentTo('assignWork')).toEqual([{works, adminId: me?.id}]);
  const mine = {...work, assigned: {id: '', name: 'Yo'}};
  await holderOf(mine).click();
  await page.getByRole('menuitem', {name: es.giveTo.replace('{{name}}', olga.name)}).click();
  await expect.element(holderOf({...work, assigned: olga})).toBeVisible();
});

test('[DSK3] several are taken at once by keys', async () => {
  const {server} = await openScreen(scene);
  await expect.element(opener(filing)).toBeVisible();
  document.querySelector<HTMLElement>('[data-row="0"]')?.focus();
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const bar = page.getByRole('region', {name: common['list.bulkLabel']});
  await bar.getByRole('button', {name: es.assigned}).click();
  await page.getByRole('menuitem', {name: es.take}).click();
  await expect
    .poll(() => server.sentTo('assignWork'))
    .toMatchObject([{works: [{kind: 'file-state'}, {kind: 'ask-ein'}]}]);
});

test('[DSK3] who comes second is told, and sees who has it', async () => {
  const refused = {code: 'conflict', reason: 'admin.work-taken'};
  let row = work;
  const answers = {...scene.answers, assignWork: refused, listWork: () => ({total: 1, rows: [row]})};
  await openScreen({...scene, answers});
  await expect.element(holderOf(work)).toBeVisible();
  row = {...work, assigned: olga};
  await holderOf(work).click();
  await page.getByRole('menuitem', {name: es.take}).click();
  await expect.element(page.getByText(reasons['admin.work-taken'].es).first()).toBeVisible();
  await expect.element(holderOf({...work, assigned: olga})).toBeVisible();
});

test('[ADM12] on a phone the filters wait behind one button, by keys too, and the first screen has rows', async () => {
  await openScreen({...scene, path: 'admin/work', width: 410});
  const filters = page.getByRole('button', {name: common['list.filters'], exact: true});
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  const mine = page.getByRole('button', {name: es['assigned.me'], exact: true});
  await expect.element(mine).not.toBeInTheDocument();
  const tools = document.querySelector('search')?.getBoundingClientRect();
  expect(tools?.height).toBeLessThan(120);
  filters.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mine).toBeVisible();
  await expect.element(filters).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mine).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(mine).toBeVisible();
  expect(await findFaults('filled', 'everything')).toEqual([]);
});

test('[ADM12] a list of few filters has its button on a phone as well, and none where there is room', async () => {
  await openScreen({path: 'admin', who: 'admin', width: 410});
  const filters = page.getByRole('button', {name: common['list.filters'], exact: true});
  const blocked = page.getByRole('button', {name: adminWords['status.blocked'].es, exact: true});
  await filters.click();
  await blocked.click();
  await expect
    .element(page.getByRole('button', {name: common['list.filtersOn'].replace('{{shown}}', '1')}))
    .toBeVisible();
  expect(location.search).toContain('status=blocked');
  await closeScreen();
  await openScreen({path: 'admin', who: 'admin'});
  await expect.element(blocked).toBeVisible();
  await expect.element(filters).not.toBeInTheDocument();
});

test('[ADM12] on a phone the filters that stand are in sight and counted, as the address has them', async () => {
  await openScreen({...scene, path: 'admin/work?assigned=me', width: 410});
  const others = page.getByRole('button', {name: es['assigned.others'], exact: true});
  const ordered = common['list.sortedBy'].replace('{{what}}', es.order);
  await expect.element(page.getByRole('button', {name: ordered})).toBeVisible();
  await expect.element(page.getByRole('button', {name: es['assigned.me'], exact: true})).toBeVisible();
  await expect.element(others).not.toBeInTheDocument();
  const filters = page.getByRole('button', {name: common['list.filtersOn'].replace('{{shown}}', '1')});
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await expect.element(others).toBeVisible();
  await page.getByRole('button', {name: `${es.state}: ${common['list.all']}`}).click();
  await page.getByRole('menuitem', {name: 'Wyoming'}).click();
  await expect.element(page.getByRole('button', {name: `${es.state}: Wyoming`})).toBeVisible();
});

test('[DSK6] [DSK7] [DSK8] broken scans, missing papers and refused payments say what they are about, and lead there', async () => {
  const owner = {id: testId(0x5207), name: 'Sofía Marroquín', email: 'sofia@faro.example'};
  const of = (kind: ListedWork['kind'], about: ListedWork['about']): ListedWork => ({
    ...work,
    id: `${kind}:${companyId}`,
    kind,
    owner,
    about,
  });
  const scan = of('finish-scan', {of: 'scan', by: olga.name});
  const paper = of('give-document', {of: 'papers', papers: ['articles', 'ein-letter']});
  const refused = of('refused-payment', {
    of: 'payment',
    what: 'plan',
    cents: 45_000,
    why: 'funds',
    retryOn: '2026-12-02',
  });
  const {server} = await openScreen({
    ...scene,
    answers: {...scene.answers, listWork: {total: 3, rows: [scan, paper, refused]}},
  });
  await expect
    .element(page.getByRole('link', {name: es['kind.finish-scan']}))
    .toHaveAttribute('href', `/es/admin/mail?${new URLSearchParams({q: work.name, state: 'unsent'})}`);
  await expect.element(page.getByText(es.begunBy.replace('{{name}}', olga.name))).toBeVisible();
  await expect.element(page.getByText(`${es['paper.articles']} · ${es['paper.ein-letter']}`)).toBeVisible();
  await opener(paper).click();
  // Its documents, and no move.
  await expect.poll(() => server.sentTo('listCompanyDocuments')).toHaveLength(1);
  await expect.element(page.getByRole('button', {name: /Mover a$/u})).not.toBeInTheDocument();
  await opener(refused).click();
  const panel = page.getByRole('region', {name: es.refusedOf.replace('{{name}}', work.name)});
  await expect.element(panel.getByText(es['refusal.funds'], {exact: true})).toBeVisible();
  await expect.element(panel.getByText(/2 dic/u)).toBeVisible();
  await expect
    .element(panel.getByRole('link', {name: es.whatTheyPay}))
    .toHaveAttribute('href', `/es/subscriptions?user=${owner.id}`);
});

test('[SSF3] a Form SS-4 opens the number for it alone, and says which lines the order does not know', async () => {
  const filing = sampleOf(readFiling.output, 'filled') as Filing;
  const partners = [buildSs4Partner({taxId: '•••-••-4321'})];
  const answers = {...scene.answers, readFiling: {...filing, partners}, openSealedNumber: {number: '987654321'}};
  const {server} = await openScreen({...scene, answers});
  await opener(work).click();
  await page.getByRole('button', {name: companyWords.ss4.es, exact: true}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: companyWords.ss4Fill.es}).click();
  await expect.element(dialog.getByText(companyWords.ss4Done.es)).toBeVisible();
  await expect.element(dialog.getByText(/4a, 4b, 6/u)).toBeVisible();
  await expect
    .poll(() => server.sentTo('openSealedNumber'))
    .toEqual([{orderId: work.orderId, partnerId: partners[0]?.id, field: 'taxId', why: 'filing'}]);
  expect(document.body.textContent).not.toContain('4321');
});

test('[ELC1] [ELC3] [ELC4] a Form 8832 is filled once it is noted when the owner asked, and says what is open', async () => {
  const filing = sampleOf(readFiling.output, 'filled') as Filing;
  const partners = [buildSs4Partner({taxId: '•••-••-4321'})];
  const answers = {
    ...scene.answers,
    readCompanyWay: ({companyId: id}: {companyId: string}) => {
      const one = way(id);
      return {...one, formation: {...one.formation, ein: '••-•••4821', constitutedOn: '2026-01-05'}};
    },
    readFiling: {...filing, partners},
    openSealedNumber: {number: '987654321'},
    readElection: {
      election: {askedOn: '2026-10-01', effectiveOn: '2026-10-02', recordedAt: since, recordedBy: 'Marta Ruiz'},
    },
    recordElection: {},
    openEin: {ein: '372044821'},
  };
  const {server} = await openScreen({...scene, answers});
  await opener(work).click();
  await page.getByRole('button', {name: companyWords.f8832.es, exact: true}).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Marta Ruiz/u)).toBeVisible();
  await dialog.getByRole('button', {name: companyWords.f8832Fill.es}).click();
  await expect.element(page.getByText(/línea 2a/u)).toBeVisible();
  await expect.element(page.getByText(companyWords['line.EIN'].es)).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('openEin')).toEqual([{companyId}]);
  await expect.poll(() => server.sentTo('recordElection')).toHaveLength(1);
  await expect
    .poll(() => server.sentTo('openSealedNumber'))
    .toEqual([{orderId: work.orderId, partnerId: partners[0]?.id, field: 'taxId', why: 'filing'}]);
});
