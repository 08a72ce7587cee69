import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as common} from '#src/i18n/text/es.ts';
import {es as agreements} from '#src/features/agreements/text/es.ts';
import {es as boi} from '#src/features/boi/text/es.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {words as company} from '#src/features/companies/company/text/words.ts';
import {words as documents} from '#src/features/companies/documents/text/words.ts';
import {es} from '#src/features/dissolution/text/es.ts';
import {es as mailing} from '#src/features/mailing/text/es.ts';
import {es as renewals} from '#src/features/renewals/text/es.ts';
import {es as subscriptions} from '#src/features/subscriptions/text/es.ts';
import {es as team} from '#src/features/teammates/text/es.ts';
import {ClosedCompanyError} from '#src/data/database/refuse-closed.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const name = 'Estudio Sur LLC';
const at = (second: number) => `2026-10-10T12:00:0${second}.000Z`;

const step = (place: number, kind: string, more: Row = {}) =>
  buildRow('dissolutionSteps', testId(0xd0 + place), {
    kind,
    day: '2026-10-10',
    at: at(place),
    by: 'Ana Restrepo',
    orderId: null,
    feeCents: null,
    why: null,
    note: '',
    proofId: null,
    ...more,
  });

type Given = {readonly company?: Row; readonly steps?: readonly Row[]; readonly rows?: NonNullable<Scene['rows']>};

async function open({company = {}, steps = [], rows = {}}: Given = {}, scene: Partial<Scene> = {}) {
  const screen = await openScreen({
    path: pathTo.dissolution.path,
    rows: {
      companies: [buildRow('companies', companyId, {name, origin: 'added', state: 'WY', ...company})],
      dissolutionSteps: steps,
      formations: [],
      ...rows,
    },
    ...scene,
  });
  await settle(() => document.querySelector('main h2') !== null);
  return screen;
}

/** Words that may stand behind what is said aloud alone. */
const said = (key: keyof typeof es) => page.getByText(new RegExp(es[key].slice(0, 40)));
const act = page.getByRole('button', {name: es.act});
const confirm = page.getByRole('textbox', {name: es.confirm});

test('[DIS5] it says what it does and does not, and what this device has not sent comes first and keeps it from being paid', async () => {
  const {server} = await open({}, {answers: {placePurchase: {}}});
  for (const key of ['does.file', 'not.return', 'not.ein', 'others.note', 'archive.note'] as const)
    await expect.element(said(key)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await expect.element(act).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(es.sendFirst).first()).toBeVisible();
  await confirm.click();
  await userEvent.keyboard(name);
  await expect.element(act).toHaveAttribute('aria-disabled', 'true');
  expect(server.sentTo('placePurchase')).toEqual([]);
});

test('[DIS5] unfinished things, subscriptions that go on, papers that wait and the others who work there are named', async () => {
  await open({
    rows: {
      subscriptions: [buildRow('subscriptions', companyId, {planId: 'standard', isEnding: false})],
      companyServices: [buildRow('companyServices', testId(0xe1), {status: 'doing', period: 'once'})],
      companyDocuments: [buildRow('companyDocuments', testId(0xe2))],
      memberships: [
        buildRow('memberships', testId(0xe3), {userId: testId(0xee), name: 'Luis Vega', role: 'bookkeeper'}),
      ],
    },
  });
  for (const key of ['subscriptions.open', 'undone.open'] as const) await expect.element(said(key)).toBeVisible();
  await expect.element(page.getByText(/Hay 1 documento en revisión/)).toBeVisible();
  await expect.element(page.getByText(/Luis Vega/)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DIS5] what the company came with is named while Faro has it to do, and a bookkeeper is told nothing of what they do not see', async () => {
  const formations = [buildRow('formations', companyId, {kind: 'migrate', status: 'RegisteredInState'})];
  const {me} = await open({rows: {formations, subscriptions: []}});
  await expect.element(said('undone.open')).toBeVisible();
  await expect.element(said('subscriptions.ok')).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role: 'bookkeeper'});
  database.close();
  await expect.element(page.getByText(es.notYours)).toBeVisible();
  await expect.element(said('others.note')).toBeVisible();
  await expect.element(said('subscriptions.ok')).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DIS3] a fee that nobody knows is asked for; until it is known nothing can be paid', async () => {
  const {server} = await open({company: {state: 'DE'}}, {answers: {askDissolutionFee: {}}});
  await expect.element(page.getByText(es.feeUnknown)).toBeVisible();
  await expect.element(act).not.toBeInTheDocument();
  await page.getByRole('button', {name: es.feeAsk}).click();
  await expect.poll(() => server.sentTo('askDissolutionFee')).toEqual([{companyId}]);
  await expect.element(page.getByText(/^Lo estamos averiguando desde el /)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DIS7] what is paid can be withdrawn after a question', async () => {
  const {server} = await open({steps: [step(0, 'paid', {orderId: testId(5)})]}, {answers: {withdrawDissolution: {}}});
  await expect.element(page.getByText(es.paidText)).toBeVisible();
  await expect.element(page.getByRole('heading', {name: es.checksTitlePaid})).toBeVisible();
  await expect.element(page.getByText(es['payments.note'])).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('button', {name: es.withdraw}).click();
  await expect.element(page.getByText(es.withdrawText)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', {name: es.withdraw}).click();
  await expect.poll(() => server.sentTo('withdrawDissolution')).toEqual([{companyId}]);
});

test('[DIS9] [DIS11] of a company that is dissolved the page says since when, and leads to its data; a line says so over all screens', async () => {
  const steps = [step(0, 'paid'), step(1, 'begun'), step(2, 'dissolved', {note: 'Certificado adjunto.'})];
  await open({company: {dissolvedOn: '2026-10-10'}, steps});
  await expect.element(page.getByText(es.dissolvedText)).toBeVisible();
  await expect.element(page.getByText('Certificado adjunto.')).toBeVisible();
  await expect.element(page.getByRole('link', {name: es.takeAway})).toBeVisible();
  await expect
    .element(
      page.getByText(common.dissolvedSince.replace('{{company}}', name).replace('{{day}}', '10 de octubre de 2026')),
    )
    .toBeVisible();
  await expect.element(act).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DUE5] the page of a dissolved company says until which day its last declaration is due', async () => {
  const steps = [step(0, 'paid'), step(1, 'begun'), step(2, 'dissolved')];
  const partners = [buildRow('partners', testId(0xe7), {})];
  await open({company: {dissolvedOn: '2026-10-10'}, steps, rows: {partners}});
  await expect.element(page.getByRole('heading', {name: es['final.title']})).toBeVisible();
  await expect.element(page.getByText('Formulario 5472 con 1120', {exact: true})).toBeVisible();
  await expect.element(page.getByText('16 de febrero de 2027', {exact: true})).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});

test('[DIS9] [DIS10] nothing of a company that is dissolved is sent, renewed, brought or invited to', async () => {
  const gone = buildRow('companies', companyId, {name, origin: 'added', state: 'WY', dissolvedOn: '2026-10-10'});
  const scan = buildRow('mailScans', testId(0xa01), {sender: 'IRS'});
  await openScreen({path: pathTo.mailing.path, rows: {companies: [gone], mailScans: [scan], mailPapers: []}});
  await page.getByRole('button', {name: 'IRS'}).click();
  await expect.element(page.getByRole('button', {name: mailing.download})).toBeVisible();
  await expect.element(page.getByRole('button', {name: mailing.markRead})).not.toBeInTheDocument();
  await expect.element(page.getByText(mailing['paper.forward'], {exact: true})).not.toBeInTheDocument();
  await closeScreen();
  const plan = buildRow('subscriptions', companyId, {planId: 'standard', isEnding: true});
  await openScreen({path: pathTo.subscriptions.path, rows: {companies: [gone], subscriptions: [plan]}});
  await expect.element(page.getByText('Plan Standard').first()).toBeVisible();
  await expect.element(page.getByRole('button', {name: new RegExp(subscriptions.renew)})).not.toBeInTheDocument();
  await closeScreen();
  await openScreen({path: pathTo.teammates.path, rows: {companies: [gone]}});
  await expect.element(page.getByRole('heading', {name: team.rights})).toBeVisible();
  await expect.element(page.getByRole('button', {name: team.send})).not.toBeInTheDocument();
  await closeScreen();
  await openScreen({
    path: pathTo.company.path,
    rows: {companies: [gone], companyDocuments: [], dissolutionSteps: [step(0, 'dissolved')]},
  });
  await expect.element(page.getByText(/^Disuelta el 10 de octubre de 2026/)).toBeVisible();
  await expect.element(page.getByText(documents.addOther.es)).not.toBeInTheDocument();
});

test('[DIS9] a company that this device was told of before any could be dissolved is open', async () => {
  const {dissolvedOn: _, ...older} = buildRow('companies', companyId, {name, origin: 'added', state: 'WY'});
  await open({rows: {companies: [older]}});
  await expect.element(act).toBeVisible();
});

test('[DIS1] of a company that no state has registered it says why not', async () => {
  await open({company: {type: 'Cross Border Crypto', state: null}});
  await expect.element(page.getByText(es.notPossibleText)).toBeVisible();
});

test('[DIS9] an act that comes to nothing because its company is dissolved says so, also where its screen caught and reported it', async () => {
  await open({company: {dissolvedOn: '2026-10-10'}});
  // The runner writes what is reported where the product hears it too.
  const written: unknown[] = [];
  console.error = (...parts: unknown[]) => written.push(parts);
  void Promise.reject(new ClosedCompanyError('the company is dissolved')).catch(reportError);
  await expect.element(page.getByText(common.dissolvedNothing).first()).toBeVisible();
  expect(written).toHaveLength(1);
});

test('[DIS9] of a company that is dissolved nothing on its screens is there to be changed: what would change it is turned off, with the reason', async () => {
  const gone = buildRow('companies', companyId, {name, origin: 'added', state: 'WY', dissolvedOn: '2026-10-10'});
  const rows = {companies: [gone], formations: [], dissolutionSteps: [step(0, 'dissolved')]};
  const off = async (act: string) => {
    await expect.element(page.getByRole('button', {name: act}).first()).toHaveAttribute('aria-disabled', 'true');
  };
  const reason = page.getByText(/está disuelta/).first();

  await openScreen({path: pathTo.company.path, rows});
  await off(`${company.formedAdd.es}: ${company.formedSet.es}`);
  await page.getByRole('button', {name: `${company.formedAdd.es}: ${company.formedSet.es}`}).hover();
  // What was typed is spoken of only where something was.
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(common.dissolvedShort);
  await closeScreen();

  await openScreen({path: pathTo.boiReport.path, rows: {...rows, boiReports: []}});
  await expect.element(page.getByRole('heading', {name: new RegExp(name)}).first()).toBeVisible();
  await expect.element(page.getByRole('button', {name: boi.submit})).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(reason).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await closeScreen();

  const mark = buildRow('renewals', testId(0x71), {
    what: 'report',
    period: 2026,
    dueDay: '2026-03-01',
    elsewhereOn: '2026-02-20',
    proofId: testId(0xf1),
  });
  await openScreen({path: pathTo.renewal.path, rows: {...rows, renewals: [mark]}});
  await off(renewals.unmark);
  await closeScreen();

  const {formations: _, ...formed} = rows;
  await openScreen({path: pathTo.agreement.path, rows: formed});
  await expect.element(page.getByRole('heading', {name: agreements.signTitle})).toBeVisible();
  await expect.element(page.getByRole('button', {name: agreements.sign, exact: true})).not.toBeInTheDocument();
  await expect.element(reason).toBeVisible();
  await closeScreen();

  await openScreen({path: pathTo.teammates.path, rows});
  await off(team.resendTo.replace('{{email}}', 'marta.soto@faro.example'));
  await page.getByRole('button', {name: team.actsOf.replace('{{name}}', 'marta.soto@faro.example')}).click();
  await expect
    .element(page.getByRole('menuitem', {name: new RegExp(`^${team.resend}`)}))
    .toHaveAttribute('aria-disabled', 'true');
  // What removes somebody stays. Rule: DIS10.
  await expect.element(page.getByRole('menuitem', {name: team.withdraw})).not.toHaveAttribute('aria-disabled');
});

test('[DIS9] the books of a company that is dissolved are read: accounts, categories and received receipts offer no change', async () => {
  const gone = buildRow('companies', companyId, {name, origin: 'added', state: 'WY', dissolvedOn: '2026-10-10'});
  const reason = page.getByText(/está disuelta/).first();
  for (const [path, add] of [
    [pathTo.accounts.path, books.accountAdd],
    [pathTo.categories.path, books.categoryAdd],
  ] as const) {
    await openScreen({path, rows: {companies: [gone]}});
    await expect.element(page.getByRole('button', {name: add}).first()).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('button', {name: /Acciones|Más/})
      .first()
      .click();
    await expect
      .element(page.getByRole('menuitem', {name: new RegExp(`^${books.archive}`)}))
      .toHaveAttribute('aria-disabled', 'true');
    // What is only read stays.
    await expect.element(page.getByRole('menuitem', {name: books.seeRows})).not.toHaveAttribute('aria-disabled');
    await expect.element(reason).toBeVisible();
    expect(await findFaults('filled')).toEqual([]);
    await closeScreen();
  }
  await openScreen({path: pathTo.received.path, rows: {companies: [gone]}});
  await expect.element(page.getByRole('heading', {level: 1, name: books.receivedTitle})).toBeVisible();
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByRole('button', {name: books.receivedAdd})).not.toBeInTheDocument();
});

test('[DIS9] letters of a company that is dissolved that are picked together say why they cannot be marked', async () => {
  const gone = buildRow('companies', companyId, {name, origin: 'added', state: 'WY', dissolvedOn: '2026-10-10'});
  const scan = buildRow('mailScans', testId(0xa01), {sender: 'IRS'});
  await openScreen({path: pathTo.mailing.path, rows: {companies: [gone], mailScans: [scan], mailPapers: []}});
  await page.getByRole('checkbox', {name: /^Seleccionar IRS/}).click({force: true});
  for (const key of ['markAllRead', 'markAllUnread', 'keepAll'] as const)
    await expect.element(page.getByRole('button', {name: mailing[key]})).toHaveAttribute('aria-disabled', 'true');
});
