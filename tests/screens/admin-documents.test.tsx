import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {ListedWork} from '#contract/desk/list-work.ts';
import type {DeskDocument, DeskDocuments} from '#contract/documents/list-company-documents.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {words as companies} from '#src/features/admin/companies/text/words.ts';
import {words} from '#src/features/admin/documents/text/words.ts';
import {words as work} from '#src/features/admin/work/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

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
  formation: {kind: 'create'},
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

async function open() {
  const opened = await openScreen(scene);
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
