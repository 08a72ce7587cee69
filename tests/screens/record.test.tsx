import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {AuditEntry} from '#contract/admin/list-audit.ts';
import type {OwnAudit} from '#contract/admin/list-own-audit.ts';
import {words} from '#src/features/admin/audit/record/text/words.ts';
import {words as seenWords} from '#src/features/account/own/seen/text/words.ts';
import {languages} from '#src/i18n/languages.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

const es = wordsIn(words, 'es');

beforeAll(loadAllTexts);
afterEach(async () => {
  vi.restoreAllMocks();
  await closeScreen();
  removeToasts();
});

const olga = {id: testId(0x5401), name: 'Olga Núñez'};
const ana = {id: testId(0x5402), name: 'Ana Restrepo', email: 'ana@faro.example'};
const company = {id: testId(0x5403), name: '=Quetzal Labs LLC'};

const entry: AuditEntry = {
  id: '300',
  at: '2026-11-20T15:00:00.000Z',
  admin: olga,
  asUser: null,
  does: 'read',
  topic: 'documents',
  act: 'listCompanyDocuments',
  method: 'GET',
  route: '/api/v1/admin/companies/:companyId/documents',
  people: [],
  companies: [company],
  orders: [],
  more: 0,
  count: 12,
  outcome: 'ok',
  reason: null,
};
const rows: readonly AuditEntry[] = [
  entry,
  {
    ...entry,
    id: '299',
    does: 'change',
    topic: 'data',
    act: 'pushChanges',
    asUser: ana,
    people: [ana],
    more: 3,
    outcome: 'refused',
    reason: 'sync.not-permitted',
  },
  {
    ...entry,
    id: '298',
    topic: 'orders',
    act: 'readOrder',
    companies: [],
    count: null,
    orders: [{id: testId(0x5404), number: 'FA-20261120-01'}],
    outcome: 'unknown',
    does: 'change',
  },
];
const answers = {listAudit: {total: 3, rows}, listAdmins: {admins: [olga]}};
const scene: Scene = {path: 'admin/audit/record', who: 'admin', answers};

const programNames = /listCompanyDocuments|pushChanges|\/api\/|sync\.not/u;

test.each(languages)(
  '[ADM24] the record says who did what, whose, as whom and how it ended, in %s',
  async (language) => {
    const told = wordsIn(words, language);
    await openScreen({...scene, language, width: 1284});
    const row = (text: string) => page.getByRole('row').filter({hasText: text});
    const first = row(`${told['does.read']}: ${told['topic.documents']}`);
    for (const said of [olga.name, company.name, told['outcome.ok'], told.rows.replace('{{shown}}', '12')])
      await expect.element(first.getByText(said)).toBeVisible();
    const second = row(`${told['does.change']}: ${told['topic.data']}`);
    for (const said of [told['outcome.refused'], told.more.replace('{{shown}}', '3')])
      await expect.element(second.getByText(said, {exact: false})).toBeVisible();
    const third = row(told['outcome.unknown']);
    await expect.element(third.getByRole('link', {name: /FA-20261120-01/})).toBeVisible();
    expect(page.getByRole('main').element().textContent).not.toMatch(programNames);
  },
);

test('[ADM25] an entry narrows by what it names, which stands as a chip, and can be taken away', async () => {
  const {server} = await openScreen({...scene, width: 1284});
  await page.getByRole('button', {name: /^Acotar por Leyó: Documentos/}).click();
  await page.getByRole('menuitem', {name: `Solo ${company.name}`}).click();
  await expect.poll(() => server.sentTo('listAudit').at(-1)).toMatchObject({company: company.id});
  await expect.element(page.getByRole('button', {name: `Quitar ${company.name}`})).toBeVisible();
  expect(location.search).toBe(`?company=${company.id}`);
  await page.getByRole('button', {name: `Quitar ${company.name}`}).click();
  await expect.poll(() => server.sentTo('listAudit').at(-1)).not.toHaveProperty('company');
});

test('[ADM25] days are the reader’s own, and an address of two opens with them', async () => {
  const {server} = await openScreen({...scene, path: `${scene.path}?from=2026-11-20&to=2026-11-21`, width: 410});
  const wanted = {
    from: new Date('2026-11-20T00:00:00').toISOString(),
    to: new Date('2026-11-22T00:00:00').toISOString(),
  };
  await expect.poll(() => server.sentTo('listAudit').at(-1)).toMatchObject(wanted);
  await expect.element(page.getByRole('button', {name: /^Quitar 20 nov/})).toBeVisible();
  await page.getByRole('button', {name: /^Filtros/}).click();
  await page.getByRole('button', {name: es.days, exact: true}).click();
  await expect.element(page.getByRole('dialog', {name: es.daysTitle})).toBeVisible();
});

test('[ADM25] what is shown is exported page by page, formulas defused', async () => {
  const many = (from: number) =>
    Array.from({length: 100}, (_, index) => ({...entry, id: String(from - index)})) satisfies AuditEntry[];
  const listAudit = ({limit, before}: {limit: string; before?: string}) => {
    if (limit !== '100') return answers.listAudit;
    return {total: 102, rows: before === undefined ? many(300) : rows.slice(0, 2)};
  };
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const {server} = await openScreen({...scene, answers: {...answers, listAudit}, width: 1284});
  await page.getByRole('button', {name: es.export, exact: true}).click();
  await page.getByRole('menuitem', {name: es.exportSemicolon}).click();
  await expect.element(page.getByText('Exportamos 102 entradas.')).toBeVisible();
  expect(server.sentTo('listAudit').at(-1)).toMatchObject({limit: '100', before: '201'});
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(103);
  expect(lines[1]).toContain(`;'${company.name};`);
  expect(lines.at(-1)).toContain('ana@faro.example');
});

test('[ADM26] the chain is checked part after part, and says what was found and when it last was', async () => {
  const daily = {at: '2026-11-20T03:00:00.000Z', count: 20_000, brokenAt: null};
  const checkAudit = ({after}: {after: string}) =>
    after === '0'
      ? {checked: 10_000, last: 12_500, brokenAt: null, daily}
      : {checked: 12_500, last: 12_500, brokenAt: null, daily};
  const {server} = await openScreen({...scene, answers: {...answers, checkAudit}, width: 1284});
  await page.getByRole('button', {name: es.check}).click();
  await expect
    .element(page.getByText(/La cadena está entera: comprobamos 12[.,]?500 entradas.*Última comprobación diaria/))
    .toBeVisible();
  expect(server.sentTo('checkAudit')).toEqual([{after: '0'}, {after: '10000'}]);
});

test('[ADM26] a chain that is broken says where, and a check that cannot be made says why', async () => {
  const broken = {checked: 6, last: 900, brokenAt: 7, daily: null};
  await openScreen({...scene, answers: {...answers, checkAudit: broken}, width: 410});
  await page.getByRole('button', {name: es.check}).click();
  await expect.element(page.getByRole('alert').getByText(/rota en la entrada 7:.*Todavía no hubo/)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  const refused = {code: 'rate-limited', reason: 'request.too-many', retryAfterMs: 1_000};
  await openScreen({...scene, answers: {...answers, checkAudit: refused}});
  await page.getByRole('button', {name: es.check}).click();
  await expect.element(page.getByText(new RegExp(es.checkTrouble))).toBeVisible();
});

test('[ADM24] the acts and the record lead to each other', async () => {
  await openScreen(scene);
  await page.getByRole('link', {name: 'Actos'}).click();
  await expect.poll(() => location.pathname).toBe('/es/admin/audit');
  await page.getByRole('link', {name: es.title}).click();
  await expect.poll(() => location.pathname).toBe('/es/admin/audit/record');
});

const seen: OwnAudit = {
  id: '9',
  firstAt: '2026-11-20T15:00:00.000Z',
  lastAt: '2026-11-20T15:12:00.000Z',
  times: 4,
  by: 'Olga Núñez',
  does: 'read',
  topic: 'documents',
  as: 'self',
  company: 'Quetzal Labs LLC',
  isSure: true,
};
const own: readonly OwnAudit[] = [
  seen,
  {...seen, id: '8', does: 'change', topic: 'acting', company: null, times: 1},
  {...seen, id: '7', topic: 'data', as: 'another'},
  {...seen, id: '6', does: 'change', isSure: false, by: null},
];

test.each(languages)('[ADM27] an owner reads who of the team saw what of theirs, in %s', async (language) => {
  const told = wordsIn(seenWords, language);
  const answersOfOwn = {
    listOwnAudit: {total: 4, rows: own},
    listOwnActs: {acts: []},
    listOpenings: {openings: []},
    listAdminVisits: {visits: []},
  };
  await openScreen({path: pathTo.security.path, language, answers: answersOfOwn, width: 410});
  const by = told.by.replace('{{name}}', 'Olga Núñez');
  const list = page.getByRole('list', {name: told.title});
  const fill = (text: string, what: string, name = by) => text.replace('{{name}}', name).replace('{{what}}', what);
  await expect.element(list.getByText(fill(told.read, told['topic.documents']))).toBeVisible();
  await expect
    .element(list.getByText(told.times_other.replace('{{shown}}', '4'), {exact: false}).first())
    .toBeVisible();
  await expect.element(list.getByText(fill(told.entered, ''))).toBeVisible();
  await expect.element(list.getByText(told.asAnother, {exact: false})).toBeVisible();
  await expect.element(list.getByText(fill(told.unsure, told['topic.documents'], told.bySomebody))).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toContain('{{');
});
