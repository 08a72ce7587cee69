import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {noAddress} from '#contract/mailing/forward-address.ts';
import {es} from '#src/features/mailing/text/es.ts';
import {reasons} from '#src/features/mailing/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const irs = buildRow('mailScans', testId(0xa01), {sender: 'IRS', subject: 'Carta 147C', receivedOn: '2026-11-18'});
const paper = (patch: Row): Row => buildRow('mailPapers', testId(0xb01), {scanId: irs['id'] ?? null, ...patch});
const shredding = paper({...noAddress, wish: 'shred', orderId: null});

async function open(scene: Partial<Scene> = {}, papers: readonly Row[] = []) {
  const screen = await openScreen({
    path: pathTo.mailing.path,
    rows: {mailScans: [irs], mailPapers: [...papers]},
    ...scene,
  });
  await page.getByRole('button', {name: 'IRS'}).click();
  return screen;
}

const button = (name: string) => page.getByRole('button', {name, exact: true});

async function fillAddress() {
  await page.getByRole('textbox', {name: es['paper.recipient']}).fill('Ana Quiroga');
  const country = page.getByRole('combobox', {name: es['paper.country']});
  await country.fill('Chile');
  await page.getByRole('option', {name: 'Chile'}).click();
  await expect.element(page.getByText(/\$49\.00/).first()).toBeVisible();
  await page.getByRole('textbox', {name: 'Calle y número'}).fill('Av. Providencia 1208');
  await page.getByRole('textbox', {name: 'Comuna'}).fill('Providencia');
  await page.getByRole('textbox', {name: /^Región/}).fill('Metropolitana');
  await page.getByRole('textbox', {name: /^Código postal/}).fill('7500571');
}

test('[MLG12] [MLG13] the original is sent to an address in the words of its country, at a price that is said before', async () => {
  const {server} = await open();
  await button(es['paper.forward']).click();
  await button(es['paper.toPrice']).click();
  await expect.element(page.getByText(reasons['mailing.address-lacking'].es).first()).toBeVisible();
  await fillAddress();
  await button(es['paper.toPrice']).click();
  await expect.element(page.getByText(/Ana Quiroga, Av\. Providencia 1208.*Chile/)).toBeVisible();
  await expect.element(button(es['paper.goPay'])).toBeVisible();
  // Nothing is asked for before it is paid for.
  expect(server.sentTo('placePurchase')).toEqual([]);
  await button(es['paper.changeAddress']).click();
  await expect.element(page.getByRole('textbox', {name: 'Comuna'})).toHaveValue('Providencia');
});

test('[MLG12] the price takes the focus from the address, and Escape closes the question alone', async () => {
  await open();
  await button(es['paper.forward']).click();
  await fillAddress();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', {name: es['paper.step.price']})).toHaveFocus();
  await button(es['paper.changeAddress']).click();
  await expect.element(page.getByRole('group', {name: es['paper.step.address']})).toHaveFocus();
  await button(es['paper.toPrice']).click();
  await expect.element(page.getByRole('group', {name: es['paper.step.price']})).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', {name: es['paper.forwardTitle']})).not.toBeInTheDocument();
  // The letter beneath is open still, and has the focus back.
  await expect.element(button(es['paper.forward'])).toHaveFocus();
});

test('[MLG15] shredding says what it means, is asked for, and can be called off until it is begun', async () => {
  const {server} = await open({
    answers: {askShredding: shredding, callOffPaper: {...shredding, state: 'called-off', endedOn: '2026-11-20'}},
  });
  await button(es['paper.shred']).click();
  await expect.element(page.getByText(es['paper.shredText'])).toBeVisible();
  await button(es['paper.shredAct']).click();
  await expect.poll(() => server.sentTo('askShredding')).toEqual([{companyId, scanId: irs['id']}]);
  await expect.element(page.getByText(/Todavía no empezamos/)).toBeVisible();
  await button(es['paper.callOff.shred']).click();
  await page.getByRole('dialog').getByRole('button', {name: es['paper.callOffAct'], exact: true}).click();
  await expect.element(page.getByText(/Cancelaste la destrucción/)).toBeVisible();
  await expect.element(button(es['paper.forward'])).toBeVisible();
});

test('[MLG15] what was begun meanwhile is not called off, with the reason', async () => {
  await open({answers: {callOffPaper: {code: 'conflict', reason: 'mailing.paper-begun'}}}, [shredding]);
  await button(es['paper.callOff.shred']).click();
  await page.getByRole('dialog').getByRole('button', {name: es['paper.callOffAct'], exact: true}).click();
  await expect.element(page.getByText(reasons['mailing.paper-begun'].es)).toBeVisible();
});

test('[MLG14] what was sent says when, where to and its number, and nothing else is offered', async () => {
  await open({}, [paper({state: 'done', endedOn: '2026-11-20', tracking: '1Z999'})]);
  await expect.element(page.getByText(/Enviado el 20 de noviembre de 2026/)).toBeVisible();
  await expect.element(page.getByText(/Ana Quiroga, Carrera 7.*Colombia/)).toBeVisible();
  await expect.element(page.getByText(/Seguimiento: 1Z999/)).toBeVisible();
  await expect.element(button(es['paper.shred'])).not.toBeInTheDocument();
});

test('[MLG12] without a network nothing is asked for, which is said', async () => {
  await open({face: 'offline'});
  await expect.element(page.getByText(es['paper.offline'])).toBeVisible();
  // Pressed by no pointer: the letter above is still being drawn and moves what is below it.
  button(es['paper.shred'])
    .element()
    .dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await settle();
  await expect.element(page.getByText(es['paper.shredText'])).not.toBeInTheDocument();
});

test('[MLG12] a manager sees what becomes of the paper, and decides nothing', async () => {
  const {me} = await open({}, [paper({state: 'asked'})]);
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role: 'manager'});
  database.close();
  await settle();
  await expect.element(page.getByText(/Vamos a enviarlo a/)).toBeVisible();
  await expect.element(button(es['paper.callOff.forward'])).not.toBeInTheDocument();
});
