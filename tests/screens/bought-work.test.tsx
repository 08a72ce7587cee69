import {noAddress} from '#contract/mailing/forward-address.ts';
import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {ListedWork} from '#contract/desk/list-work.ts';
import type {Bought} from '#contract/purchases/read-bought.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {words} from '#src/features/admin/work/text/words.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {pickFile} from './pick-file.ts';

const es = wordsIn(words, 'es');

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0x5301);
const id = testId(0x5302);
const since = '2026-10-10T12:00:00.000Z';
// The admin's own day: UTC's is the next one already in the evening of the Americas.
const today = dayNow.ofPerson();

const work: ListedWork = {
  id: `file-renewal:${id}`,
  kind: 'file-renewal',
  subjectId: id,
  companyId,
  orderId: testId(0x5303),
  name: 'Quetzal Labs LLC',
  state: 'WY',
  owner: null,
  since,
  due: {at: '2026-12-02T07:00:00.000Z', day: '2026-12-01'},
  isOverdue: false,
  about: null,
  assigned: null,
};
const bought: Bought = {
  id,
  kind: 'file-renewal',
  companyId,
  company: work.name,
  state: 'WY',
  what: 'report',
  period: 2026,
  count: 1,
  dueDay: '2026-12-01',
  since,
  isBegun: false,
  isBusy: false,
  order: {number: 'FA-20261010-01', cents: 15_900},
  paper: null,
};

const titleOf = (kind: ListedWork['kind']) => es[`kind.${kind}`];
/** Opens the work beside the list. */
async function openBought(answers: Scene['answers'] = {}, {kind}: Pick<ListedWork, 'kind'> = work) {
  const row = {...work, kind, id: `${kind}:${id}`};
  const screen = await openScreen({
    path: 'admin/work',
    who: 'admin',
    answers: {listWork: {total: 1, rows: [row]}, readBought: bought, workOnBought: {}, ...answers},
  });
  await page.getByRole('button', {name: `${titleOf(kind)}, ${work.name}`}).click();
  return screen;
}

test('[BUY12] a paid renewal is filed with its day and its proof, which is sent first', async () => {
  const proofId = testId(0x5304);
  const {server} = await openBought({addProof: {fileId: proofId, isStored: true}});
  await expect.element(page.getByText(`${es['duty.report']} 2026`)).toBeVisible();
  await expect.element(page.getByText('FA-20261010-01')).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es['do.done']}).last().click();
  await expect.element(page.getByText(reasons['admin.bought-proof-missing'].es).first()).toBeVisible();
  expect(server.sentTo('workOnBought')).toEqual([]);
  await pickFile('acuse.pdf', '%PDF-1.4\n%%EOF');
  await page.getByLabelText(es.note).fill('En línea.');
  await page.getByRole('button', {name: es['do.done']}).last().click();
  const act = {do: 'done', day: today, proofId, note: 'En línea.'};
  await expect.poll(() => server.sentTo('workOnBought')).toEqual([{id, companyId, kind: 'file-renewal', act}]);
  await expect
    .poll(() => server.sentTo('addProof'))
    .toMatchObject([{companyId, name: 'acuse.pdf', type: 'application/pdf'}]);
  await expect.element(page.getByText(es['did.done'].replace('{{name}}', work.name))).toBeVisible();
});

test('[DSK2] from a piece of work one goes on to the next and back', async () => {
  const other = {...work, id: `file-renewal:${testId(0x53f1)}`, subjectId: testId(0x53f1), name: 'Palta LLC'};
  await openBought({
    listWork: {total: 2, rows: [work, other]},
    readBought: ({id: asked}: {id: string}) => ({...bought, id: asked, company: asked === id ? work.name : other.name}),
  });
  const panelOf = (name: string) => page.getByRole('region', {name: es.boughtOf.replace('{{name}}', name)});
  await expect.element(page.getByRole('button', {name: es.previous})).not.toBeInTheDocument();
  await page.getByRole('button', {name: es.next}).click();
  await expect.element(panelOf('Palta LLC').first()).toBeVisible();
  await expect.element(page.getByRole('button', {name: es.next})).not.toBeInTheDocument();
  await page.getByRole('button', {name: es.previous}).click();
  await expect.element(panelOf(work.name).first()).toBeVisible();
});

test('[BUY6] money is given back with its reason, and who comes second is told', async () => {
  const {server} = await openBought({workOnBought: {code: 'conflict', reason: 'admin.bought-changed'}});
  await page.getByRole('button', {name: new RegExp(es.act)}).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('button', {name: es['do.return']}).last().click();
  const act = {do: 'return', why: 'other', note: ''};
  await expect.poll(() => server.sentTo('workOnBought')).toEqual([{id, companyId, kind: 'file-renewal', act}]);
  await expect.element(page.getByText(reasons['admin.bought-changed'].es).first()).toBeVisible();
});

test('[MLG14] a shredding is turned down with what the owner reads', async () => {
  const kind = 'shred-mail';
  const scan = {sender: 'IRS', subject: '', type: 'Letter', quantity: 1, pageCount: 2, receivedOn: today};
  const paper = {...scan, to: noAddress};
  const {server} = await openBought({readBought: {...bought, kind, order: null, paper}}, {kind});
  await page.getByRole('button', {name: new RegExp(es.act)}).click();
  await page.getByRole('option', {name: es['do.decline']}).click();
  await page.getByRole('button', {name: es['do.decline']}).last().click();
  await expect.element(page.getByText(reasons['admin.bought-note-missing'].es).first()).toBeVisible();
  expect(server.sentTo('workOnBought')).toEqual([]);
  await page.getByLabelText(es.note).fill('Lleva una firma original.');
  await page.getByRole('button', {name: es['do.decline']}).last().click();
  const act = {do: 'return', why: 'other', note: 'Lleva una firma original.'};
  await expect.poll(() => server.sentTo('workOnBought')).toEqual([{id, companyId, kind, act}]);
  await expect.element(page.getByText(es['did.decline'].replace('{{name}}', work.name))).toBeVisible();
});

test('[BUY8] a fee is said in dollars and cents', async () => {
  const kind = 'find-fee';
  const {server} = await openBought({readBought: {...bought, kind, order: null}}, {kind});
  await page.getByRole('button', {name: es['do.fee']}).click();
  await expect.element(page.getByText(reasons['admin.bought-fee-missing'].es).first()).toBeVisible();
  await page.getByLabelText(es.fee).fill('123,45');
  await page.getByRole('button', {name: es['do.fee']}).click();
  const act = {do: 'fee', cents: 12_345};
  await expect.poll(() => server.sentTo('workOnBought')).toEqual([{id, companyId, kind, act}]);
});

test('[BUY11] a service is begun first; what is done by then says so', async () => {
  const kind = 'do-service';
  const service = {...bought, kind, what: 'apostille', period: null, dueDay: null} as const;
  let isBegun = false;
  const answers = {
    readBought: () => ({...service, isBegun}),
    workOnBought: () => {
      isBegun = true;
      return {};
    },
  };
  await openBought(answers, {kind});
  await page.getByRole('button', {name: es['do.begin']}).last().click();
  await expect.element(page.getByText(es.begun)).toBeVisible();
  await closeScreen();
  await openBought({readBought: {code: 'not-found', reason: 'admin.no-such-bought'}}, {kind});
  await expect.element(page.getByText(es.boughtGone)).toBeVisible();
});

test('[MLG14] an original waits with its letter and address, and is sent with its number, without a proof', async () => {
  const kind = 'forward-mail';
  const to = {
    recipient: 'Ana Quiroga',
    line1: 'Calle Tacuba 12',
    line2: '',
    city: 'CDMX',
    region: 'CDMX',
    postalCode: '06010',
  };
  const facts = {
    sender: 'IRS',
    subject: '147C',
    type: 'Letter',
    quantity: 1,
    pageCount: 2,
    receivedOn: '2026-11-18',
  } as const;
  const asked = {...bought, kind, what: kind, period: null, dueDay: null, isBegun: true} as const;
  const {server} = await openBought({readBought: {...asked, paper: {...facts, to: {...to, country: 'MX'}}}}, {kind});
  await expect.element(page.getByText(/Ana Quiroga, Calle Tacuba 12.*México/)).toBeVisible();
  await expect.element(page.getByText(/IRS, llegó el.*carta × 1, 2 pág/)).toBeVisible();
  await expect.element(page.getByText(es.proof)).not.toBeInTheDocument();
  await page.getByRole('textbox', {name: new RegExp(`^${es.tracking}`)}).fill('1Z999');
  await page.getByRole('button', {name: es['do.done'], exact: true}).last().click();
  await expect
    .poll(() => server.sentTo('workOnBought'))
    .toMatchObject([{kind, act: {do: 'done', proofId: null, tracking: '1Z999'}}]);
});

test('[DIS8] a dissolution that something else holds up is not noted as done, and its proof is not brought', async () => {
  const dissolution: Bought = {...bought, kind: 'dissolve', what: 'dissolution', isBegun: true, isBusy: true};
  const answers = {readBought: {...dissolution, period: null, dueDay: null}, addProof: {}};
  const {server} = await openBought(answers, {kind: 'dissolve'});
  await pickFile('acuse.pdf', '%PDF-1.4\n%%EOF');
  await page.getByRole('button', {name: es['do.done']}).last().click();
  await expect.element(page.getByText(reasons['admin.dissolution-busy'].es).first()).toBeVisible();
  expect(server.sentTo('addProof')).toEqual([]);
  expect(server.sentTo('workOnBought')).toEqual([]);
});

test('[DIS8] the proof of a dissolution is brought as that', async () => {
  const dissolution: Bought = {...bought, kind: 'dissolve', what: 'dissolution', isBegun: true};
  const proofId = testId(0x5304);
  const {server} = await openBought(
    {readBought: {...dissolution, period: null, dueDay: null}, addProof: {fileId: proofId, isStored: true}},
    {kind: 'dissolve'},
  );
  await pickFile('acuse.pdf', '%PDF-1.4\n%%EOF');
  await page.getByRole('button', {name: es['do.done']}).last().click();
  await expect.poll(() => server.sentTo('addProof')).toMatchObject([{companyId, kind: 'dissolve'}]);
  const act = {do: 'done', day: today, proofId, note: ''};
  await expect.poll(() => server.sentTo('workOnBought')).toEqual([{id, companyId, kind: 'dissolve', act}]);
});
