import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {documentWords, refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import {pdfReasons} from '#src/data/files/pdf-reasons.ts';
import {words} from '#src/features/companies/documents/text/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {letterPdf, lockedPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {openDatabase} from '#sync/store/open-database.ts';
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

const articlesBytes = letterPdf({pages: 2});

/** Puts the bytes of a document onto the device. */
async function keepBytes(userId: string, id: string, bytes = articlesBytes): Promise<void> {
  const database = await openDatabase(userId, () => undefined);
  try {
    await database.fileBytes.put({id, bytes: new Blob([bytes])});
    const how = {state: 'stored', sentBytes: 0, reason: null, attempts: 0, addedAt: '2026-11-20'} as const;
    const facts = {name: 'articles.pdf', type: 'application/pdf', sizeBytes: bytes.length} as const;
    const spaceId = params['companyId'] ?? '';
    await database.files.put({id, spaceId, place: 'indexeddb', sha256: 'd'.repeat(64), ...facts, ...how});
  } finally {
    database.close();
  }
}

const ownLines = () => page.getByRole('list', {name: words.ofCompany.es});

test('[DOC15] a document on the device opens without a network by its pages, and Escape leads back to its line', async () => {
  const sized = files.map((file) => ({...file, sizeBytes: articlesBytes.length}));
  const {me} = await openScreen({...scene, face: 'offline', rows: {...rows, files: sized}});
  await keepBytes(me?.id ?? '', testId(0xf02));
  const show = page.getByRole('button', {name: `Ver: ${documentWords.articles.es}`});
  await show.click();
  const first = page.getByRole('img', {name: 'Página 1 de 2'});
  await expect.poll(() => (first.element() as HTMLCanvasElement).width).toBeGreaterThan(200);
  await expect.element(page.getByRole('dialog').getByRole('button', {name: words.download.es})).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(show).toHaveFocus();
});

test('[DOC15] [DOC8] of one that asks for a password it is said, and that it can be downloaded', async () => {
  const bytes = lockedPdf();
  const sized = files.map((file) => ({...file, sizeBytes: bytes.length}));
  const {me} = await openScreen({...scene, face: 'offline', rows: {...rows, files: sized}});
  await keepBytes(me?.id ?? '', testId(0xf02), bytes);
  await page.getByRole('button', {name: `Ver: ${documentWords.articles.es}`}).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/El archivo pide una contraseña\. Descarga el archivo/u)).toBeVisible();
  await expect.element(dialog.getByRole('button', {name: words.download.es})).toBeVisible();
});

test('[DOC15] [SEA8] a sealed document says first that its opening is noted, and without a network that it takes one', async () => {
  const {server} = await openScreen(scene);
  await page.getByRole('button', {name: `Ver: ${documentWords['proof-of-address'].es}`}).click();
  await expect.element(page.getByText(words.sealedText.es)).toBeVisible();
  expect(server.sentTo('openOwnDocument')).toEqual([]);
  await page.getByRole('button', {name: words.openSealed.es}).click();
  await expect.poll(() => server.sentTo('openOwnDocument')).toHaveLength(1);
  await closeScreen();
  await openScreen({...scene, face: 'offline'});
  await page.getByRole('button', {name: `Ver: ${documentWords['proof-of-address'].es}`}).click();
  await expect.element(page.getByRole('dialog').getByText(/abre solo con conexión/u)).toBeVisible();
});

/** Drops files on what is under them. */
function dropOn(target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer}));
}

const aPdf = (name: string) => new File(['%PDF-1.7\nx'], name, {type: 'application/pdf'});

/** One that came here: its papers come from its owner. */
const migrated = buildRow('formations', params['companyId'] ?? '', {
  kind: 'migrate',
  status: 'Completed',
  statusSince: storedAt,
});

test('[DOC16] a file that is dropped on a line goes there; of several it is asked where each goes, and they are one act', async () => {
  await openScreen({...scene, face: 'offline', rows: {...rows, companyDocuments: [refused], formations: [migrated]}});
  const letter = lineOf(words.ofCompany.es, 'ein-letter');
  await expect.element(letter.getByText(words['state.missing'].es)).toBeVisible();
  dropOn(letter.element(), [aPdf('cp575.pdf')]);
  await expect.element(letter.getByText(/cp575\.pdf/u)).toBeVisible();
  await expect.element(letter.getByText(words['state.waiting'].es)).toBeVisible();
  dropOn(ownLines().element(), [aPdf('uno.pdf'), aPdf('dos.pdf')]);
  const dialog = page.getByRole('dialog', {name: words.placeTitle.es});
  await dialog.getByRole('button', {name: words.place.es, exact: true}).click();
  await expect.element(dialog.getByText(words.placeWanted.es).first()).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  const choose = async (file: RegExp, kind: string) => {
    await dialog.getByRole('button', {name: file}).click();
    await page.getByRole('option', {name: kind, exact: true}).click();
  };
  await choose(/uno\.pdf/u, documentWords.articles.es);
  await choose(/dos\.pdf/u, documentWords.other.es);
  await dialog.getByRole('button', {name: words.place.es, exact: true}).click();
  const articlesLine = lineOf(words.ofCompany.es, 'articles');
  await expect.element(articlesLine.getByText(/uno\.pdf/u)).toBeVisible();
  await expect.element(ownLines().getByText('dos.pdf', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Deshacer'}).first().click();
  await expect.element(articlesLine.getByText(/uno\.pdf/u)).not.toBeInTheDocument();
  await expect.element(ownLines().getByText('dos.pdf', {exact: true})).not.toBeInTheDocument();
  await expect.element(letter.getByText(/cp575\.pdf/u)).toBeVisible();
});

test('[DOC16] what is no document is refused where it was dropped, in words that say what is taken', async () => {
  await openScreen({...scene, face: 'offline', rows: {companyDocuments: [], formations: [migrated]}});
  const line = lineOf(words.ofCompany.es, 'ein-letter');
  await expect.element(line).toBeVisible();
  dropOn(line.element(), [new File(['just words'], 'notas.txt', {type: 'text/plain'})]);
  await expect.element(page.getByText(`notas.txt no se guardó. ${words.badType.es}`)).toBeVisible();
  dropOn(line.element(), [new File([], 'nada.pdf', {type: 'application/pdf'})]);
  await expect.element(page.getByText('nada.pdf no se guardó. El archivo está vacío.')).toBeVisible();
  await expect.element(line.getByText(words['state.missing'].es)).toBeVisible();
});

test('[DOC17] what was not sent yet can be withdrawn, and comes back by undo', async () => {
  await openScreen({...scene, face: 'offline', rows: {...rows, companyDocuments: [refused]}});
  const input = [...document.querySelectorAll('main input[type=file]')].at(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file picker');
  const carried = new DataTransfer();
  carried.items.add(aPdf('contrato.pdf'));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  const line = ownLines().getByRole('listitem').filter({hasText: 'contrato.pdf'});
  await line.getByRole('button', {name: 'Retirar: contrato.pdf'}).click();
  await expect.element(line).not.toBeInTheDocument();
  await page.getByRole('button', {name: 'Deshacer'}).first().click();
  await expect.element(line).toBeVisible();
});

test('[DOC3] what a document took the place of is listed, and opens like what counts', async () => {
  const before = {
    ...articles,
    id: testId(0xd03),
    fileId: testId(0xf01),
    name: 'viejo.pdf',
    addedAt: '2026-10-01T10:00:00.000Z',
  };
  const now = {...articles, addedAt: '2026-11-20T10:00:00.000Z'};
  await openScreen({...scene, rows: {...rows, companyDocuments: [before, now]}});
  const line = lineOf(words.ofCompany.es, 'articles').first();
  await line.getByText('1 anterior').click();
  const earlier = page.getByRole('list', {name: `Anteriores: ${documentWords.articles.es}`});
  await expect.element(earlier.getByRole('button', {name: /Descargar: viejo\.pdf/u})).toBeVisible();
  await earlier.getByRole('button', {name: /Ver: viejo\.pdf/u}).click();
  await expect.element(page.getByRole('dialog').getByText(/viejo\.pdf/u)).toBeVisible();
});

test('[NTC8] whoever follows a notice finds its document in focus', async () => {
  await openScreen({...scene, path: `${pathTo.company.path}?document=${testId(0xd02)}`});
  await expect.poll(() => document.activeElement?.textContent).toBe(documentWords.articles.es);
});

test('[DOC18] a document that Faro put there by mistake is told of by what it was, when it went and why, without its content', async () => {
  const gone = {
    ...articles,
    id: testId(0xd04),
    fileId: testId(0xf01),
    name: 'document.pdf',
    addedAt: '2026-11-22T10:00:00.000Z',
    decision: 'refused',
    refusal: 'wrong-name',
    note: 'Era de otra empresa.',
    decidedAt: '2026-11-23T10:00:00.000Z',
  };
  const before = {...articles, addedAt: '2026-11-20T10:00:00.000Z'};
  await openScreen({...scene, rows: {files: files.slice(1), companyDocuments: [before, gone]}});
  const told = page.getByRole('list', {name: words.takenBack.es}).getByRole('listitem');
  const said = () => told.element().textContent;
  const whole = /^Acta de constitución.*22.*2026.*23.*2026.*Está a otro nombre\. Era de otra empresa\.$/u;
  await expect.poll(said).toMatch(whole);
  expect(said()).not.toContain('document.pdf');
  expect(told.getByRole('button').elements()).toEqual([]);
  // The one before counts again, and nobody is asked for another.
  await expect.element(lineOf(words.ofCompany.es, 'articles').getByText(words['state.accepted'].es)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test.each([
  [0, pdfReasons['scan.no-pages'].es],
  [10_000, pdfReasons['scan.too-many-pages'].es],
])(
  '[DOC15] [MLG8] of a document of %s pages it is said why it is not shown, and it can be downloaded',
  async (pages, reason) => {
    const bytes = letterPdf({pages});
    const sized = files.map((file) => ({...file, sizeBytes: bytes.length}));
    const {me} = await openScreen({...scene, face: 'offline', rows: {...rows, files: sized}});
    await keepBytes(me?.id ?? '', testId(0xf02), bytes);
    await page.getByRole('button', {name: `Ver: ${documentWords.articles.es}`}).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(new RegExp(`${reason} Descarga el archivo`, 'u'))).toBeVisible();
    await expect.element(dialog.getByRole('button', {name: words.download.es})).toBeVisible();
    expect(dialog.getByRole('img').elements()).toEqual([]);
  },
);

test('[DOC8] a PDF without pages that an owner drops on a line is refused there, and nothing of it stays', async () => {
  await openScreen({...scene, face: 'offline', rows: {companyDocuments: [], formations: [migrated]}});
  const line = lineOf(words.ofCompany.es, 'ein-letter');
  await expect.element(line).toBeVisible();
  dropOn(line.element(), [new File([letterPdf({pages: 0})], 'vacio.pdf', {type: 'application/pdf'})]);
  await expect.element(page.getByText('vacio.pdf no se guardó. Este PDF no tiene páginas. Elige otro.')).toBeVisible();
  await expect.element(line.getByText(words['state.missing'].es)).toBeVisible();
});
