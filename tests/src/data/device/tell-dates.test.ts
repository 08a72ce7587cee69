import {expect, test} from 'vitest';
import {readMeta} from '#sync/store/meta.ts';
import {sayDueNotice} from '#src/data/device/dates/say-due-notice.ts';
import {tellDates, type DateNotice} from '#src/data/device/dates/tell-dates.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const now = '2026-12-01T12:00:00.000Z';
const notice = (id: string, day = '2026-12-31'): DateNotice => ({id, day, text: `text ${id}`, href: '/es/dashboard'});

test('[NTC6] a reminder is told once on a device, by two tabs at once too, also after it was cleared', async () => {
  const database = openLocalDevice();
  const told = async () => ((await readMeta(database, 'notices')) ?? []).map(({text}) => text);
  await Promise.all([tellDates(database, [notice('30')], now), tellDates(database, [notice('30')], now)]);
  expect(await told()).toEqual(['text 30']);
  await tellDates(database, [], now);
  await tellDates(database, [notice('30'), notice('7')], '2026-12-24T12:00:00.000Z');
  expect(await told()).toEqual(['text 30', 'text 7']);
});

test('[NTC6] what is remembered of reminders does not grow for ever, and is not told again while it may come', async () => {
  const database = openLocalDevice();
  await tellDates(database, [notice('old', '2026-12-31')], now);
  await tellDates(database, [notice('late')], '2027-01-29T12:00:00.000Z');
  await tellDates(database, [notice('old')], '2027-01-30T12:00:00.000Z');
  expect(await readMeta(database, 'notices')).toHaveLength(2);
  await tellDates(database, [notice('new', '2027-06-01')], '2027-05-01T12:00:00.000Z');
  expect((await database.device.get('dates-told'))?.value).toEqual({new: '2027-06-01'});
});

test.each([
  ['es', 30, 'Ceibo LLC: Informe anual del estado, vence el 2026-12-31'],
  ['en', -1, 'Ceibo LLC: State annual report, was due on 2026-12-31'],
  ['pt', 7, 'Ceibo LLC: Relatório anual do estado, vence em 2026-12-31'],
] as const)('[NTC6] it says whose, what and the day itself: %s', (language, step, words) => {
  const date = {kind: 'state', what: 'report', period: 2026, day: '2026-12-31'} as const;
  const sayDay = (day: string) => day;
  expect(sayDueNotice({date, subject: 's', step}, 'Ceibo LLC', {language, sayDay})).toBe(words);
});

test.each([
  [
    'es',
    'Ceibo LLC: Formulario 1065 (si tiene varios dueños), venció el 2027-03-15; si no se presentó ni se pidió prórroga, conviene hacerlo ya',
  ],
  [
    'en',
    'Ceibo LLC: Form 1065 (if it has several owners), was due on 2027-03-15; if it was not filed and no extension was asked for, it is best filed now',
  ],
  [
    'pt',
    'Ceibo LLC: Formulário 1065 (se tem vários donos), venceu em 2027-03-15; se não foi entregue nem se pediu prorrogação, convém entregar já',
  ],
] as const)('[NTC6] [DUE4] of a declaration that is over it says what nobody can know: %s', (language, words) => {
  const date = {kind: 'federal', form: '1065', isIf: true, day: '2027-03-15'} as const;
  const sayDay = (day: string) => day;
  expect(sayDueNotice({date, subject: 's', step: -1}, 'Ceibo LLC', {language, sayDay})).toBe(words);
});
