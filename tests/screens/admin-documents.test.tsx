import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {ListedWork} from '#contract/desk/list-work.ts';
import type {DeskDocument, DeskDocuments} from '#contract/documents/list-company-documents.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {words as companies} from '#src/features/admin/companies/text/words.ts';
import {packSealedFile} from '#contract/sealing/sealed-file.ts';
import {es as viewing} from '#src/data/viewing/text/es.ts';
import {words} from '#src/features/admin/documents/text/words.ts';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {words as work} from '#src/features/admin/work/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {letterPdf, lockedPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);
afterEach(() => vi.restoreAllMocks());

const [companyId, documentId, partnerId] = [testId(0x5101), testId(0x5102), testId(0x5103)];
const since = '2026-11-20T12:00:00.000Z';

const waits: ListedWork = {
  id: `check-document:${documentId}`,
  kind: 'check-document',
  subjectId: documentId,
  orderId: null,
  companyId,
  name: 'Quetzal Labs LLC',
  state: 'WY',
  owner: null,
  since,
  due: null,
  isOverdue: false,
  about: null,
  assigned: null,
};

const passport: DeskDocument = {
  id: documentId,
  kind: 'passport',
  partnerId,
  name: 'passport.jpg',
  type: 'image/jpeg',
  sizeBytes: 481_000,
  addedAt: since,
  deskName: null,
  bears: null,
  decision: null,
  refusal: null,
  note: null,
  decidedAt: null,
  stepId: null,
  isSealed: true,
  isStored: true,
};

const documents: DeskDocuments = {
  company: {type: 'LLC'},
  formation: {kind: 'create', missingPapers: ''},
  partners: [{id: partnerId, kind: 'person', name: 'Sofía Marroquín'}],
  documents: [passport],
};

const scene: Scene = {
  path: 'admin/work',
  who: 'admin',
  answers: {
    listWork: {total: 1, rows: [waits]},
    listCompanyDocuments: documents,
    decideDocument: {decidedAt: since},
  },
};

const name = words.of.es.replace('{{document}}', documentWords.passport.es).replace('{{person}}', 'Sofía Marroquín');
const named = (said: string) => ({name: said.replace('{{name}}', name)});

async function open(answers: Scene['answers'] = {}) {
  const opened = await openScreen({...scene, answers: {...scene.answers, ...answers}});
  await page.getByRole('button', {name: `${work['kind.check-document'].es}, ${waits.name}`}).click();
  await expect.element(page.getByRole('listitem').filter({hasText: name})).toBeVisible();
  return opened;
}

test('[DOC11] a document is accepted as it was seen, by one press', async () => {
  const {server} = await open();
  await page.getByRole('button', named(words.acceptNamed.es)).click();
  await expect
    .poll(() => server.sentTo('decideDocument'))
    .toEqual([{companyId, documentId, seenDecidedAt: null, decision: 'accepted', refusal: null, note: ''}]);
});

test('[DOC11] a refusal for a reason of its own wants it in words, and says what its owner reads', async () => {
  const {server} = await open();
  await page.getByRole('button', named(words.refuseNamed.es)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: new RegExp(words.reason.es, 'u')}).click();
  await page.getByRole('option', {name: refusalWords.other.es}).click();
  await dialog.getByRole('button', {name: words.refuse.es}).click();
  await expect.element(dialog.getByText(reasons['document.reason-missing'].es).first()).toBeVisible();
  await dialog.getByRole('textbox', {name: new RegExp(words.note.es, 'u')}).fill('Es de otra persona.');
  await dialog.getByRole('button', {name: words.refuse.es}).click();
  await expect
    .poll(() => server.sentTo('decideDocument'))
    .toMatchObject([{decision: 'refused', refusal: 'other', note: 'Es de otra persona.'}]);
});

test('[DOC10] a sealed document is opened only after one said what for', async () => {
  const {server} = await open();
  await page.getByRole('button', named(words.openNamed.es)).click();
  await expect.element(page.getByRole('dialog').getByText(words.openText.es)).toBeVisible();
  expect(server.sentTo('openDeskDocument')).toEqual([]);
});

test('[DOC10] the documents of a company that came by no order are checked and given, and nobody asks for its steps', async () => {
  const {server} = await open();
  const panel = page.getByRole('region', {name: companies.documentsOf.es.replace('{{name}}', waits.name)});
  await expect.element(panel.getByText(companies.added.es)).toBeVisible();
  await expect.element(panel.getByRole('button', {name: words.addAct.es})).toBeVisible();
  await expect.element(panel.getByText(companies.trouble.es)).not.toBeInTheDocument();
  expect(server.sentTo('readCompanyWay')).toEqual([]);
});

/** The address of bytes, as the server gives one of a store's. */
const addressOf = (bytes: Uint8Array<ArrayBuffer>) => URL.createObjectURL(new Blob([bytes]));

/** What the server answers where a sealed document is opened. */
async function answerSealed(bytes: Uint8Array<ArrayBuffer>) {
  const [raw, iv] = [new Uint8Array(32).fill(7), new Uint8Array(12)];
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({name: 'AES-GCM', iv}, key, bytes));
  const fileKey = raw.toBase64({alphabet: 'base64url', omitPadding: true});
  return {url: addressOf(packSealedFile(iv, sealed)), expiresAt: since, fileKey};
}

/** A small picture. */
async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d');
  const drawn = await canvas.convertToBlob({type: 'image/jpeg'});
  return new Uint8Array(await drawn.arrayBuffer());
}

const download = () => page.getByRole('dialog').getByRole('button', {name: words.download.es});

async function openSealed() {
  await page.getByRole('button', named(words.openNamed.es)).click();
  await page.getByRole('dialog').getByRole('button', {name: words.open.es, exact: true}).click();
  await expect.element(page.getByRole('dialog').getByText(words.shownSealed.es)).toBeVisible();
}

test('[DOC10] a sealed document shows over the page, and is saved nowhere', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  const {server} = await open({openDeskDocument: await answerSealed(await drawPicture())});
  await openSealed();
  await expect.poll(() => server.sentTo('openDeskDocument')).toEqual([{companyId, documentId, why: 'check'}]);
  const picture = page.getByRole('dialog').getByRole('img', {name});
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(40);
  await expect.element(download()).not.toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DOC10] Escape closes nothing below an open document, also where the focus fell out of it', async () => {
  await open({openDeskDocument: await answerSealed(await drawPicture())});
  const panel = page.getByRole('region', {name: companies.documentsOf.es.replace('{{name}}', waits.name)});
  await openSealed();
  const fallOut = () => document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  fallOut();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await expect
    .poll(() => {
      fallOut();
      return panel.query();
    })
    .toBeNull();
});

test('[DOC10] of a sealed one that cannot be shown it is said what to ask for, not to download it', async () => {
  const locked = {...passport, name: 'passport.pdf', type: 'application/pdf'};
  const listCompanyDocuments = {...documents, documents: [locked]};
  await open({listCompanyDocuments, openDeskDocument: await answerSealed(lockedPdf())});
  await openSealed();
  await expect.element(page.getByRole('dialog').getByText(new RegExp(viewing.askAnother, 'u'))).toBeVisible();
  await expect.element(download()).not.toBeInTheDocument();
});

test('[DOC10] a paper of the company shows by its pages, and is downloaded from there alone', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const paper: DeskDocument = {
    ...passport,
    kind: 'articles',
    partnerId: null,
    name: 'articles.pdf',
    type: 'application/pdf',
    isSealed: false,
  };
  const listCompanyDocuments = {...documents, documents: [paper]};
  const bytes = letterPdf({pages: 2});
  await open({listCompanyDocuments, openDeskDocument: {url: addressOf(bytes), expiresAt: since, fileKey: null}});
  const title = documentWords.articles.es;
  await page.getByRole('button', {name: words.openNamed.es.replace('{{name}}', title)}).click();
  const first = page.getByRole('dialog', {name: title}).getByRole('img', {name: 'Página 1 de 2'});
  await expect.poll(() => (first.element() as HTMLCanvasElement).width).toBeGreaterThan(200);
  expect(saved).not.toHaveBeenCalled();
  await download().click();
  expect(saved.mock.contexts).toMatchObject([{download: 'articles.pdf'}]);
});

test('[FIL14] where documents are checked it is said that nothing looks for viruses', async () => {
  await open({readScanning: {name: 'embedded', knowsViruses: false}});
  await expect.element(page.getByText(adminWords['scanner.embedded'].es)).toBeVisible();
});

const given: DeskDocument = {
  ...passport,
  kind: 'articles',
  partnerId: null,
  name: 'articles.pdf',
  type: 'application/pdf',
  deskName: 'Olga Núñez',
  decision: 'accepted',
  decidedAt: since,
  isSealed: false,
};

test('[DOC18] what the desk gave is taken back for a reason that its owner reads, and stands there as taken back', async () => {
  let isGone = false;
  const gone: DeskDocument = {
    ...given,
    name: 'document.pdf',
    decision: 'refused',
    refusal: 'other',
    note: 'De Otra LLC',
  };
  const {server} = await openScreen({
    ...scene,
    answers: {
      ...scene.answers,
      listCompanyDocuments: () => ({...documents, documents: [isGone ? gone : given]}),
      takeBackDocument: () => {
        isGone = true;
        return {};
      },
    },
  });
  await page.getByRole('button', {name: `${work['kind.check-document'].es}, ${waits.name}`}).click();
  const title = documentWords.articles.es;
  const act = page.getByRole('button', {name: words.takeBackNamed.es.replace('{{name}}', title)});
  await act.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(words.takeBackText.es)).toBeVisible();
  await dialog.getByRole('button', {name: new RegExp(words.reason.es, 'u')}).click();
  await page.getByRole('option', {name: refusalWords.other.es}).click();
  await dialog.getByRole('button', {name: words.takeBack.es}).click();
  await expect.element(dialog.getByText(reasons['document.reason-missing'].es).first()).toBeVisible();
  await dialog.getByRole('textbox', {name: new RegExp(words.note.es, 'u')}).fill('De Otra LLC');
  await dialog.getByRole('button', {name: words.takeBack.es}).click();
  await expect
    .poll(() => server.sentTo('takeBackDocument'))
    .toEqual([{companyId, documentId, refusal: 'other', note: 'De Otra LLC'}]);
  await expect.element(page.getByText(/Se puso por error y se retiró.*De Otra LLC/u)).toBeVisible();
  await expect.element(act).not.toBeInTheDocument();
});

test('[DOC18] before a document is taken back it is said what that does', async () => {
  await open({listCompanyDocuments: {...documents, documents: [passport, given]}});
  const act = words.takeBackNamed.es.replace('{{name}}', documentWords.articles.es);
  await page.getByRole('button', {name: act}).click();
  await expect.element(page.getByRole('dialog').getByText(words.takeBackText.es)).toBeVisible();
  // What its people brought is refused, and not taken back.
  expect(page.getByRole('button', {name: new RegExp(`^${words.takeBack.es}: .*Sofía`, 'u')}).elements()).toEqual([]);
  expect(await findFaults('filled')).toEqual([]);
});

test('[DOC18] what the desk gave before is listed below the newest and can be taken back too, what an owner gave before is not', async () => {
  const newer: DeskDocument = {...given, id: testId(0x5109), addedAt: '2026-11-21T12:00:00.000Z'};
  const owners: DeskDocument = {...given, id: testId(0x510a), deskName: null, addedAt: '2026-11-19T12:00:00.000Z'};
  const {server} = await openScreen({
    ...scene,
    answers: {
      ...scene.answers,
      listCompanyDocuments: {...documents, documents: [newer, given, owners]},
      takeBackDocument: {},
    },
  });
  await page.getByRole('button', {name: `${work['kind.check-document'].es}, ${waits.name}`}).click();
  const title = words.earlier.es.replace('{{name}}', documentWords.articles.es);
  const acts = page.getByRole('button', {name: words.takeBackNamed.es.replace('{{name}}', title)});
  await expect.element(acts).toBeVisible();
  expect(acts.elements()).toHaveLength(1);
  await acts.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: new RegExp(words.reason.es, 'u')}).click();
  await page.getByRole('option', {name: refusalWords['wrong-name'].es}).click();
  await dialog.getByRole('button', {name: words.takeBack.es}).click();
  await expect.poll(() => server.sentTo('takeBackDocument')).toMatchObject([{documentId: given.id}]);
});
