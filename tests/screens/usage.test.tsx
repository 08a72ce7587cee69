import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {CompanyUsage} from '#contract/usage/read-usage.ts';
import {es as account} from '#src/features/account/own/text/es.ts';
import {es} from '#src/features/subscriptions/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfFilled} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const path = pathTo.subscriptions.path;
const gibibyte = 1_073_741_824;
const companyId = testId(0xc0);

const fine = {
  companyId,
  planId: 'professional',
  rows: {used: 12_340, most: 1_000_000},
  fileBytes: {used: 3 * gibibyte, most: 20 * gibibyte},
} as const satisfies CompanyUsage;

/** What the server says of the company, and of the devices that its owner sends from. */
const answers = (usage: Partial<CompanyUsage> = {}, devices = {used: 3, most: 250}) => ({
  listCards: {cards: []},
  readUsage: {devices, companies: [{...fine, ...usage}]},
});

/** The plan is paid for a long time. */
const rows = {
  subscriptions: [buildRow('subscriptions', companyId, {planId: 'professional', paidUntil: '2099-11-02'})],
};

const part = page.getByRole('list', {name: es.usage});
const bar = (name: string) => part.getByRole('progressbar', {name});
const near = (what: string) => part.getByText(es.usageNear.replace('{{what}}', what));
const full = (what: string) => part.getByText(es.usageFull.replace('{{what}}', what));

test('[QTA5] an owner reads how much of its room a company uses, and nothing to do while there is enough', async () => {
  await openScreen({path, rows, answers: answers()});
  await expect.element(part.getByText('Quebracho LLC')).toBeVisible();
  await expect.element(part.getByText('Plan Professional')).toBeVisible();
  await expect.element(bar(es.usageRows)).toHaveAttribute('aria-valuetext', '12,340 de 1,000,000');
  await expect.element(bar(es.usageFiles)).toHaveAttribute('aria-valuetext', '3 GB de 20 GB');
  await expect.element(part.getByRole('status')).not.toBeInTheDocument();
  await expect.element(part.getByRole('button')).not.toBeInTheDocument();
  expect(await findFaults('filled')).toEqual([]);
});

test('[QTA5] from four fifths on what runs out is named, with the way to a larger plan', async () => {
  await openScreen({path, rows, answers: answers({rows: {used: 800_000, most: 1_000_000}})});
  await expect.element(near(es['usageWhat.rows'])).toBeVisible();
  await expect.element(part.getByText(es.usageLarger)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await part.getByRole('button', {name: es.change}).click();
  await expect.element(page.getByRole('dialog', {name: es.changeTitle})).toBeVisible();
});

test('[QTA5] where there is no room left it says what waits where, and where it is sent again', async () => {
  const usage = {
    planId: 'enterprise',
    rows: {used: 1_700_000, most: 2_000_000},
    fileBytes: {used: 51 * gibibyte, most: 50 * gibibyte},
  } as const;
  await openScreen({path, rows, answers: answers(usage)});
  await expect.element(full(es['usageWhat.fileBytes'])).toBeVisible();
  await expect.element(near(es['usageWhat.rows'])).toBeVisible();
  await expect.element(bar(es.usageFiles)).toHaveAttribute('aria-valuetext', '51 GB de 50 GB');
  await expect.element(part.getByRole('link', {name: es.usageActivity})).toHaveAttribute('href', '/es/activity');
  // There is no larger plan.
  await expect.element(part.getByRole('link', {name: es.usageContact})).toHaveAttribute('href', '/es/contact');
  expect([...(await findFaults('filled')), ...(await findFaultsOfFilled())]).toEqual([]);
});

test('[QTA5] a company without a plan is led to one, beside the words that there is none', async () => {
  const added = buildRow('companies', companyId, {name: 'Sur LLC', type: 'LLC', origin: 'added', dissolvedOn: null});
  const usage = {planId: null, rows: {used: 200_000, most: 200_000}, fileBytes: {used: 250, most: 250}};
  await openScreen({
    path,
    rows: {companies: [added], formations: [], subscriptions: []},
    answers: answers(usage),
  });
  await expect.element(page.getByText(es.nothing)).toBeVisible();
  await expect.element(part.getByText(es.usageNoPlan)).toBeVisible();
  await expect.element(full(es['usageWhat.both'])).toBeVisible();
  await expect
    .element(part.getByRole('link', {name: es.migrate}))
    .toHaveAttribute('href', '/es/dashboard/migrate-company');
});

test('[QTA5] without a network the rest is read, and the room says why it is not', async () => {
  await openScreen({path, rows, face: 'offline'});
  await expect.element(page.getByRole('row').filter({hasText: 'Professional'})).toBeVisible();
  await expect.element(page.getByText(es.usageOffline)).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
  expect(await findFaults('offline')).toEqual([]);
});

test('[QTA5] what could not be read is asked for again when one wants', async () => {
  let isDown = true;
  const readUsage = () => (isDown ? {code: 'forbidden', reason: 'request.forbidden'} : answers().readUsage);
  await openScreen({path, rows, answers: {...answers(), readUsage}});
  await expect.element(page.getByText(es.usageUnread)).toBeVisible();
  isDown = false;
  await page.getByRole('button', {name: common.retry}).click();
  await expect.element(bar(es.usageRows)).toBeVisible();
  await expect.element(page.getByText(es.usageUnread)).not.toBeInTheDocument();
});

test('[QTA5] who owns no company is not told of room', async () => {
  const {me} = await openScreen({path, rows, answers: answers()});
  await expect.element(part).toBeVisible();
  const database = await openDatabase(me?.id ?? '', () => undefined);
  const space = await readSpace(database, companyId);
  if (!space) throw new Error('the company is not here');
  await writeSpace(database, companyId, {...space, role: 'manager'});
  database.close();
  await settle();
  await expect.element(page.getByRole('heading', {name: es.usage})).not.toBeInTheDocument();
});

const security = pathTo.security.path;

test('[QTA5] from how many devices one sends stands below the sessions, and nothing where nobody says it', async () => {
  await openScreen({path: security, answers: answers()});
  const said = 'En los últimos 30 días enviaste cambios desde 3 dispositivos; puedes usar hasta 250.';
  await expect.element(page.getByText(said, {exact: true})).toBeVisible();
  await openScreen({path: security, answers: {readUsage: {code: 'forbidden', reason: 'request.forbidden'}}});
  await expect.element(page.getByRole('heading', {name: account.sessions})).toBeVisible();
  // The refusal has come.
  await settle();
  await expect.element(page.getByText(/En los últimos 30 días/)).not.toBeInTheDocument();
});

test.each([
  [200, account.sentFromNear],
  [250, account.sentFromFull],
])('[QTA5] who sends from %i devices is told what to do', async (used, advice) => {
  await openScreen({path: security, answers: answers({}, {used, most: 250})});
  const said = new RegExp(`desde ${used} dispositivos.* ${advice.replaceAll('{{days}}', '30')}`);
  await expect.element(page.getByText(said)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
});
