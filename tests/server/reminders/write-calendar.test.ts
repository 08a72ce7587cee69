import {expect, test} from 'vitest';
import {writeCalendar} from '#server/modules/reminders/calendar/write-calendar.ts';
import {readIcs} from './read-ics.ts';

const head = {name: 'Faro: fechas', language: 'es', changedMs: Date.parse('2026-11-23T15:00:00.500Z')};
const event = {
  uid: 'state-report-2026-1@faro',
  day: '2026-12-31',
  title: 'Ceibo LLC: Informe anual 2026',
  text: 'Se presenta al estado.',
  url: 'https://faro.example/es/dashboard',
};

test.each([
  ['plain', 'Ceibo LLC'],
  ['marks that mean something', String.raw`Ñandú; Hijos, Cía\Sur: "LLC"`],
  ['several lines', 'uno\ndos'],
  ['characters of four octets, over many lines', '🏝️ Peñalolén 日本語 '.repeat(30)],
  ['one octet more or less than a line', 'x'.repeat(67)],
])('[CAL4] what is written is read back whole: %s', (_, title) => {
  for (let pad = 0; pad < 8; pad += 1) {
    const padded = 'á'.repeat(pad) + title;
    const {events} = readIcs(Buffer.from(writeCalendar([{...event, title: padded, text: padded}], head)));
    expect(events.map((one) => [one.get('SUMMARY'), one.get('DESCRIPTION')])).toEqual([[padded, padded]]);
  }
});

test('[CAL4] an event is a whole day with its stamp, its sequence and a name that stays; the end is the day after', () => {
  const text = writeCalendar([event, {...event, uid: 'b', day: '2028-02-28'}], head);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20280228\r\nDTEND;VALUE=DATE:20280229\r\n');
  const {head: properties, events} = readIcs(Buffer.from(text));
  expect(events[0]?.get('DTSTAMP')).toBe('20261123T150000Z');
  expect(Number(events[0]?.get('SEQUENCE'))).toBeGreaterThan(0);
  expect(Object.fromEntries(properties.map(({name, value}) => [name, value]))).toMatchObject({
    VERSION: '2.0',
    CALSCALE: 'GREGORIAN',
    NAME: 'Faro: fechas',
  });
  const later = readIcs(Buffer.from(writeCalendar([event], {...head, changedMs: head.changedMs + 1000})));
  expect(Number(later.events[0]?.get('SEQUENCE'))).toBe(Number(events[0]?.get('SEQUENCE')) + 1);
  expect(later.events[0]?.get('UID')).toBe(events[0]?.get('UID'));
});

test('[CAL4] a calendar without events is one', () => {
  expect(readIcs(Buffer.from(writeCalendar([], head))).events).toEqual([]);
});
