import {afterEach, beforeAll, expect, onTestFinished, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {makeNow} from '#src/data/make-now.ts';
import {es} from '#src/features/renewals/text/es.ts';
import {reasons} from '#src/features/renewals/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {patchStatus} from '#sync/store/status-record.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, goTo, loadAllTexts, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {pickFile} from './pick-file.ts';
import {companyId, marked, open, openPutOff, period, today} from './renewal-scene.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

/** Types today into the form of the mark. */
async function typeDay(): Promise<void> {
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard(`${today.slice(8)}${today.slice(5, 7)}${today.slice(0, 4)}`);
}

/** The files that this device sends, the newest of which is the proof: the engine stands still here, and what it would note is noted. */
async function openUploads(userId: string) {
  const database = await openDatabase(userId, () => undefined);
  onTestFinished(() => database.close());
  const keptId = async () => (await database.files.orderBy('id').last())?.id ?? '';
  const note = async (patch: Partial<FileRecord>) => {
    await patchStatus(database, {phase: 'sending'});
    await database.files.update(await keptId(), patch);
  };
  return {database, note, keptId};
}

/** Marks with a day and a proof, which waits to be sent. */
async function sendProof(answers: Scene['answers'] = {markRenewal: marked()}) {
  const {me, server} = await openPutOff({}, {answers});
  const uploads = await openUploads(me?.id ?? '');
  await typeDay();
  await pickFile('acuse.pdf', '%PDF-1.4\n%%EOF');
  await page.getByRole('button', {name: es.mark}).click();
  await expect.element(page.getByText(es.proofStay)).toBeVisible();
  return {...uploads, server};
}

test('[RNW10] a mark needs its day and its proof, and is sent with both once the proof is stored', async () => {
  const {me, server} = await openPutOff({}, {answers: {markRenewal: marked()}});
  const {note, keptId} = await openUploads(me?.id ?? '');
  await page.getByRole('button', {name: es.mark}).click();
  await expect.element(page.getByText(reasons['renewal.day-missing'].es).first()).toBeVisible();
  await expect.element(page.getByText(reasons['renewal.proof-missing'].es).first()).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  expect(server.sentTo('markRenewal')).toEqual([]);
  await typeDay();
  await pickFile('acuse.pdf', '%PDF-1.4\n%%EOF');
  await page.getByRole('button', {name: es.mark}).click();
  await expect.element(page.getByText(es.proofStay)).toBeVisible();
  await note({state: 'sending', sentBytes: 7});
  await expect
    .element(page.getByRole('progressbar', {name: 'Subiendo acuse.pdf'}))
    .toHaveAttribute('aria-valuenow', '50');
  expect(await findFaults('filled')).toEqual([]);
  expect(server.sentTo('markRenewal')).toEqual([]);
  await note({state: 'stored'});
  await expect
    .poll(() => server.sentTo('markRenewal'))
    .toEqual([{companyId, what: 'report', period, mark: {elsewhereOn: today, proofId: await keptId()}}]);
});

test('[RNW10] a proof that is refused says why at its field, and what was typed stays; the same goes out again, another in its place', async () => {
  const {note, keptId, server} = await sendProof();
  await note({state: 'refused', reason: 'file.wrong-content'});
  const field = page.getByRole('group', {name: es.proof});
  await expect.element(field.getByText(reasons['file.wrong-content'].es)).toBeVisible();
  await expect.element(field.getByText('acuse.pdf')).toBeVisible();
  expect(await findFaults('refused')).toEqual([]);
  const id = await keptId();
  await page.getByRole('button', {name: es.mark}).click();
  await expect.element(page.getByText(es.proofStay)).toBeVisible();
  expect(await keptId()).toBe(id);
  await note({state: 'refused', reason: 'file.infected'});
  await expect.element(field.getByText(reasons['file.infected'].es)).toBeVisible();
  await pickFile('otro.pdf', '%PDF-1.4\n%%EOF');
  await expect.element(field.getByText(reasons['file.infected'].es)).not.toBeInTheDocument();
  await page.getByRole('button', {name: es.mark}).click();
  await expect.element(page.getByRole('progressbar', {name: 'Subiendo otro.pdf'})).toBeVisible();
  expect(server.sentTo('markRenewal')).toEqual([]);
  await note({state: 'stored'});
  const mark = {elsewhereOn: today, proofId: await keptId()};
  await expect.poll(() => server.sentTo('markRenewal')).toEqual([{companyId, what: 'report', period, mark}]);
  expect(mark.proofId).not.toBe(id);
});

test('[RNW10] what holds the proof up is said while it goes on by itself', async () => {
  const {note, server} = await sendProof();
  await note({state: 'waiting', reason: 'file.scanner-down', attempts: 1});
  await expect.element(page.getByText(reasons['file.scanner-down'].es)).toBeVisible();
  await note({state: 'stored', reason: null});
  await expect.poll(() => server.sentTo('markRenewal').length).toBe(1);
});

test('[RNW10] while there is no network the proof waits and says so, and the mark follows once it is back', async () => {
  const {note, server} = await sendProof();
  const away = Object.getOwnPropertyDescriptor(navigator, 'onLine') ?? {};
  Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false});
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(es.proofAway)).toBeVisible();
  expect(await findFaults('offline')).toEqual([]);
  Object.defineProperty(navigator, 'onLine', away);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(es.proofStay)).toBeVisible();
  expect(server.sentTo('markRenewal')).toEqual([]);
  await note({state: 'stored'});
  await expect.poll(() => server.sentTo('markRenewal').length).toBe(1);
});

test('[RNW10] a proof that is taken away while it waits is waited for no longer, and is kept anew with the next try', async () => {
  const {database, note, keptId, server} = await sendProof();
  const id = await keptId();
  await removeFile(database, {spaceId: companyId, id, label: {key: 'files.edit'}}, makeNow());
  await expect.element(page.getByText(reasons['file.row-missing'].es).first()).toBeVisible();
  await page.getByRole('button', {name: es.mark}).click();
  await expect.poll(keptId).not.toBe(id);
  await note({state: 'stored'});
  await expect.poll(() => server.sentTo('markRenewal')).toMatchObject([{mark: {proofId: await keptId()}}]);
});

test('[RNW10] a proof that the server does not have after all is said at the field', async () => {
  const refusal = {code: 'conflict', reason: 'renewal.proof-not-here', details: {field: 'proof'}};
  const {note} = await sendProof({markRenewal: refusal});
  await note({state: 'stored'});
  const field = page.getByRole('group', {name: es.proof});
  await expect.element(field.getByText(reasons['renewal.proof-not-here'].es)).toBeVisible();
});

test('[RNW11] a mark that was taken back and lacks its proof cannot be put back, and says why', async () => {
  const {server} = await open(
    {done: [marked()], isProofThere: false},
    {
      answers: {
        markRenewal: ({mark}: {mark: unknown}) =>
          mark === null
            ? marked({elsewhereOn: null, proofId: null})
            : {code: 'conflict', reason: 'renewal.proof-not-here', details: {field: 'proof'}},
      },
    },
  );
  await page.getByRole('button', {name: es.unmark}).click();
  await page.getByRole('button', {name: es.undo}).click();
  await expect.poll(() => server.sentTo('markRenewal').length).toBe(2);
  await expect.element(page.getByText(reasons['renewal.proof-not-here'].es)).toBeVisible();
});

test('[RNW10] who leaves while the proof is sent marks nothing', async () => {
  const {note, server} = await sendProof();
  await goTo(`/es/${pathTo.teammates.path}`);
  await expect.element(page.getByText(es.proofStay)).not.toBeInTheDocument();
  await note({state: 'stored'});
  await settle();
  expect(server.sentTo('markRenewal')).toEqual([]);
});
