import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {ListedProviderEvent} from '#contract/admin/provider-events.ts';
import {words as eventWords} from '#src/features/admin/events/text/words.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

const es = wordsIn(eventWords, 'es');

beforeAll(loadAllTexts);
afterEach(closeScreen);

function buildEvent(place: number, overrides: Partial<ListedProviderEvent> = {}): ListedProviderEvent {
  const at = `2026-11-1${place}T12:00:00.000Z`;
  const about = {provider: 'stripe', type: `thing.${place}`, eventId: `evt_${place}`, saidAt: at, receivedAt: at};
  return {id: testId(place), ...about, workedAt: null, attempts: 0, lastError: null, ...overrides};
}

const rows = [
  buildEvent(1),
  buildEvent(2, {provider: 'sandbox-payments', attempts: 3, lastError: 'the vendor is away'}),
  buildEvent(3, {provider: 'another', workedAt: '2026-11-13T12:00:01.000Z'}),
];

const place = {receivedAt: '2026-11-13T12:00:00.000Z', id: testId(7)};
const none = {replayed: 0, next: null};
const down = {code: 'unexpected', reason: 'request.failed'};
const scene = {path: 'admin/events', who: 'admin'} as const;
const openSpan = async () => page.getByRole('button', {name: es.span}).click();
const sendSpan = async () => page.getByRole('dialog').getByRole('button', {name: es.spanSend, exact: true}).click();

test.each([1284, 410])('[WHK6] what vendors told us is shown with where it is, %i px wide', async (width) => {
  await openScreen({...scene, width, answers: {listProviderEvents: {total: 3, rows}}});
  for (const words of [
    ['thing.1', 'Stripe', es['state.waiting']],
    ['thing.2', es['provider.sandbox-payments'], es['state.failed'], '3 intentos · the vendor is away'],
    ['thing.3', 'another', es['state.worked']],
  ]) {
    const row = page.getByRole(width === 410 ? 'listitem' : 'row').filter({hasText: words[0] ?? ''});
    for (const word of words) await expect.element(row.getByText(word, {exact: true})).toBeVisible();
  }
});

test('[WHK6] [ADM11] provider and state narrow the list, in its address', async () => {
  const {server} = await openScreen({...scene, answers: {listProviderEvents: {total: 3, rows}}});
  await page.getByRole('button', {name: es['provider.stripe']}).click();
  await page.getByRole('button', {name: es['state.failed']}).click();
  await expect
    .poll(() => server.sentTo('listProviderEvents').at(-1))
    .toMatchObject({provider: 'stripe', state: 'failed'});
  expect(location.search).toBe('?provider=stripe&state=failed');
});

test('[WHK6] those marked are worked on once more, and how many is said', async () => {
  const answers = {listProviderEvents: {total: 3, rows}, replayProviderEvents: {replayed: 2, next: null}};
  const {server} = await openScreen({...scene, answers});
  for (const name of ['thing.1', 'thing.3'])
    await page.getByRole('checkbox', {name: new RegExp(name)}).click({force: true});
  await page.getByRole('button', {name: es.replay.replace('{{shown}}', '2')}).click();
  await expect.element(page.getByText(es.replayed_other.replace('{{shown}}', '2'))).toBeVisible();
  await expect.poll(() => server.sentTo('replayProviderEvents')).toEqual([{ids: [testId(1), testId(3)]}]);
  await expect.poll(() => server.sentTo('listProviderEvents')).toHaveLength(2);
});

test('[WHK6] a span is worked on part after part, and goes on where it stopped', async () => {
  const parts: unknown[] = [
    {replayed: 1_000, next: place},
    down,
    {replayed: 1_000, next: {...place, id: testId(8)}},
    {replayed: 34, next: null},
  ];
  const {server} = await openScreen({...scene, answers: {replayProviderEvents: () => parts.shift() ?? none}});
  await openSpan();
  await sendSpan();
  await expect.element(page.getByText(/^Van 1.?000 avisos$/)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await sendSpan();
  await expect.element(page.getByText(/^2.?034 avisos se procesan de nuevo$/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const sent = server.sentTo('replayProviderEvents') as {from: string; to: string; after?: {id: string}}[];
  expect(sent.map(({after}) => after?.id)).toEqual([undefined, testId(7), testId(7), testId(8)]);
  // A whole day, in whatever time zone, of 23 to 25 hours.
  const [{from, to} = {from: '', to: ''}] = sent;
  expect(new Date(from).getHours()).toBe(0);
  expect(new Date(Date.parse(to) + 1).getHours()).toBe(0);
  expect(new Date(to).toDateString()).toBe(new Date(from).toDateString());
});

test('[WHK6] a span without a day is not sent', async () => {
  const {server} = await openScreen({...scene, answers: {replayProviderEvents: none}});
  await openSpan();
  const parts = page.getByRole('group', {name: es.from}).getByRole('spinbutton');
  for (const part of parts.all()) {
    await part.click();
    await userEvent.keyboard('{Backspace>4/}');
  }
  await sendSpan();
  await expect.element(page.getByText(es.dayMissing)).toBeVisible();
  expect(server.sentTo('replayProviderEvents')).toHaveLength(0);
});

layerKit([
  {
    name: 'the span of events',
    scene,
    open: async (language) => {
      await page.getByRole('button', {name: wordsIn(eventWords, language).span}).click();
      return page.getByRole('dialog');
    },
  },
]);
