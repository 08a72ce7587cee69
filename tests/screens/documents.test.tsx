import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {documentWords, refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import {words} from '#src/features/companies/documents/text/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const storedAt = '2026-11-21T10:00:00.000Z';
const files = [1, 2].map((id) =>
  buildRow('files', testId(0xf00 + id), {kind: 'paper', transactionId: null, name: 'articles.pdf', storedAt}),
);
const refused = buildRow('companyDocuments', testId(0xd01), {
  kind: 'proof-of-address',
  partnerId: params['companyId'] ?? '',
  fileKey: `•••••• v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(40)}`,
  fileId: testId(0xf01),
  name: 'proof-of-address.pdf',
  decision: 'refused',
  refusal: 'old',
  note: 'La factura es de marzo.',
  decidedAt: storedAt,
});
const articles = buildRow('companyDocuments', testId(0xd02), {
  fileId: testId(0xf02),
  deskName: 'Marta',
  decision: 'accepted',
  decidedAt: storedAt,
});
const rows = {files, companyDocuments: [refused, articles]};
const scene = {path: pathTo.company.path, rows};

const lineOf = (list: string | RegExp, kind: keyof typeof documentWords) =>
  page.getByRole('list', {name: list}).getByRole('listitem').filter({hasText: documentWords[kind].es});

test('[DOC4] a company’s page has each document in its place: what is there, what is missing and from whom', async () => {
  await openScreen(scene);
  const own = words.ofCompany.es;
  await expect.element(lineOf(own, 'articles').getByText(words['state.accepted'].es)).toBeVisible();
  await expect.element(lineOf(own, 'ein-letter').getByText(words['state.awaited'].es)).toBeVisible();
  await expect.element(lineOf(/Quiroga/u, 'passport').getByText(words['state.missing'].es)).toBeVisible();
  await expect
    .element(lineOf(/Quiroga/u, 'passport').getByRole('button', {name: `Subir: ${documentWords.passport.es}`}))
    .toBeVisible();
  // Faro brings these: nobody is asked for them.
  expect(lineOf(own, 'ein-letter').getByRole('button').elements()).toEqual([]);
});

test('[DOC5] a refused document says why and what to do, and can be replaced', async () => {
  await openScreen(scene);
  const line = lineOf(/Quiroga/u, 'proof-of-address');
  await expect.element(line.getByText(new RegExp(refusalWords.old.es, 'u'))).toBeVisible();
  await expect.element(line.getByText(new RegExp(refusalAdvice.old.es, 'u'))).toBeVisible();
  await expect.element(line.getByText(/La factura es de marzo/u)).toBeVisible();
  await expect
    .element(line.getByRole('button', {name: `Reemplazar: ${documentWords['proof-of-address'].es}`}))
    .toBeVisible();
});

test('[DOC6] a document that is chosen is there at once, without a network, and undone by one press', async () => {
  await openScreen({...scene, face: 'offline'});
  const other = page.getByRole('button', {name: words.addOther.es});
  await expect.element(other).toBeVisible();
  const inputs = [...document.querySelectorAll('main input[type=file]')];
  const input = inputs.at(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file picker');
  const carried = new DataTransfer();
  carried.items.add(new File(['%PDF-1.7\nx'], 'contrato.pdf', {type: 'application/pdf'}));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  const own = page.getByRole('list', {name: words.ofCompany.es});
  const line = own.getByRole('listitem').filter({hasText: 'contrato.pdf'});
  await expect.element(line.getByText(/contrato\.pdf/u).first()).toBeVisible();
  await expect.element(line.getByText(new RegExp(words.here.es, 'u'))).toBeVisible();
  await expect.element(line.getByText(words['state.waiting'].es)).toBeVisible();
  await page.getByRole('button', {name: 'Deshacer'}).first().click();
  await expect.element(line).not.toBeInTheDocument();
});

const formation = buildRow('formations', params['companyId'] ?? '', {
  kind: 'create',
  status: 'Completed',
  statusSince: storedAt,
  ownerPartnerId: params['companyId'] ?? '',
  ein: `••-•••8816 v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(40)}`,
});

test('[DOC13] the letter about the EIN is made once the number was opened for it, and of no EIN there is none', async () => {
  const {server} = await openScreen({
    ...scene,
    rows: {...rows, formations: [formation]},
    answers: {showEin: {ein: '372048816'}},
  });
  const letter = page.getByRole('button', {name: `Descargar: ${words.letter.es}`});
  await letter.click();
  await expect.poll(() => server.sentTo('showEin')).toEqual([{companyId: params['companyId']}]);
  await closeScreen();
  await openScreen(scene);
  await expect.element(lineOf(words.ofCompany.es, 'articles')).toBeVisible();
  expect(letter.elements()).toEqual([]);
});

test('[DOC14] without a network the archive says which documents it lacks', async () => {
  await openScreen({...scene, face: 'offline'});
  await page.getByRole('button', {name: words.downloadAll.es}).click();
  const lacking = words.zipLacks.es.split('{{names}}')[0] ?? '';
  await expect.element(page.getByText(new RegExp(`${lacking}.*${documentWords.articles.es}`, 'u'))).toBeVisible();
});

test('[DOC9] a step has the documents that its move named', async () => {
  const move = buildRow('companySteps', testId(0xe01), {
    kind: 'filed',
    fromStatus: 'Start',
    toStatus: 'Start',
    day: '2026-11-21',
    movedAt: storedAt,
    note: '',
  });
  const named = {...articles, stepId: testId(0xe01)};
  await openScreen({...scene, rows: {...rows, companyDocuments: [refused, named], companySteps: [move]}});
  const step = page.getByRole('list', {name: 'Avance'}).getByRole('listitem').first();
  await expect.element(step.getByRole('button', {name: `Descargar: ${documentWords.articles.es}`})).toBeVisible();
});
