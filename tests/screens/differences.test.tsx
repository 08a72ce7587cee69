import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {ListedDifference} from '#contract/comparing/list-differences.ts';
import {words} from '#src/features/admin/comparing/text/words.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

const es = wordsIn(words, 'es');

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

/** As long as Stripe’s. */
const subjectOf = (nth: number) => `pi_3SYq2LJx8kVh0Cz91mRtQwE${nth}`;

function build(nth: number, overrides: Partial<ListedDifference> = {}): ListedDifference {
  return {
    id: testId(nth),
    kind: 'given-back',
    subject: subjectOf(nth),
    order: {id: testId(nth + 100), number: `FA-20261120-0${nth}`},
    company: {id: testId(nth + 200), name: `Lapacho ${nth} LLC`},
    oursCents: 0,
    theirsCents: 20_000,
    since: '2026-11-21T08:05:00.000Z',
    settled: null,
    ...overrides,
  };
}

const settled = {at: '2026-11-22T08:05:00.000Z', by: 'Olga Núñez', note: 'Acordado con Ana'};
const rows = [
  build(1),
  build(2, {kind: 'unknown-here', order: null, company: null, oursCents: null, theirsCents: 700}),
  build(3, {kind: 'customer-gone', order: null, company: null, oursCents: null, theirsCents: null}),
  build(4, {kind: 'sum', settled}),
];
const last = {doneAt: '2026-11-22T08:05:00.000Z', payments: 1_250};
const comparison = {last, beganAt: null, troubleAt: null};
const answers = {listDifferences: {total: rows.length, rows}, readComparison: comparison, settleDifference: {}};
const scene: Scene = {path: 'admin/differences', who: 'admin', answers};
const openOne = async (nth: number) => page.getByRole('button', {name: new RegExp(`E${nth}$`)}).click();

test.each([1284, 410])(
  '[CMP2] [CMP6] each difference says what it is, what each side says, and since when, %i px wide',
  async (width) => {
    await openScreen({...scene, width});
    const row = (text: string) => page.getByRole(width === 410 ? 'listitem' : 'row').filter({hasText: text});
    for (const said of [
      [es['kind.given-back'], 'Lapacho 1 LLC', '$0.00', '$200.00', es.openBadge],
      [es['kind.unknown-here'], es.unknown, '$7.00'],
      [es['kind.customer-gone']],
      [es['kind.sum'], 'Lapacho 4 LLC', es.settledBadge],
    ]) {
      const found = said.reduce((rest, words) => rest.filter({hasText: words}), row(said[0] ?? ''));
      await expect.element(found).toBeVisible();
    }
    await expect.element(page.getByText(/^Última comparación: .*1,?\.?250 pagos\./)).toBeVisible();
  },
);

test('[CMP4] one that was dealt with says by whom and how, and is not noted again', async () => {
  await openScreen(scene);
  await openOne(4);
  const dialog = page.getByRole('dialog', {name: es['kind.sum']});
  for (const words of [es['why.sum'], subjectOf(4), 'FA-20261120-04', 'Acordado con Ana'])
    await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

test('[CMP6] a difference leads to the order that its company came by; without one there is its number alone', async () => {
  const order = {id: null, number: 'FA-20261120-01'};
  await openScreen({...scene, answers: {...answers, listDifferences: {total: 2, rows: [build(1, {order}), build(2)]}}});
  const dialog = page.getByRole('dialog');
  await openOne(1);
  await expect.element(dialog.getByText('FA-20261120-01')).toBeVisible();
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
  await dialog.getByRole('button', {name: 'Cerrar'}).first().click();
  await openOne(2);
  await expect
    .element(dialog.getByRole('link', {name: 'FA-20261120-02'}))
    .toHaveAttribute('href', pathTo.adminOrderOf('es', testId(102)));
});

test('[CMP5] a provider that does not answer is said, with when', async () => {
  const troubled = {last, beganAt: last.doneAt, troubleAt: '2026-11-23T08:10:00.000Z'};
  await openScreen({...scene, answers: {...answers, readComparison: troubled}});
  await expect.element(page.getByText(/^El proveedor de tarjetas no respondió \(.*\d\d:10\)/)).toBeVisible();
  await openScreen({...scene, answers: {...answers, readComparison: {...troubled, troubleAt: null, last: null}}});
  await expect.element(page.getByText(new RegExp(es.noneYet))).toBeVisible();
  await expect.element(page.getByText(/La de esta noche empezó/)).toBeVisible();
});

test('[CMP4] a difference is noted as dealt with, in words that may not be missing', async () => {
  const {server} = await openScreen(scene);
  await openOne(1);
  const dialog = page.getByRole('dialog', {name: es['kind.given-back']});
  const send = dialog.getByRole('button', {name: es.settle});
  await send.click();
  await expect.element(dialog.getByText(reasons['difference.note-missing'].es).first()).toBeVisible();
  await dialog.getByRole('textbox').fill('Acordado con Ana');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('settleDifference')).toEqual([{id: testId(1), note: 'Acordado con Ana'}]);
  await expect.element(page.getByText(es.settled).first()).toBeVisible();
});

test('[CMP6] [ADM11] kind and state narrow the list, in its address', async () => {
  const {server} = await openScreen(scene);
  await page.getByRole('button', {name: es['state.open']}).click();
  await expect.poll(() => server.sentTo('listDifferences').at(-1)).toMatchObject({state: 'open'});
  expect(location.search).toBe('?state=open');
});

layerKit([
  {
    name: 'noting a difference',
    scene,
    open: async () => {
      await openOne(1);
      return page.getByRole('dialog');
    },
  },
]);
