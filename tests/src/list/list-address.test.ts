import {expect, test} from 'vitest';
import {readListAddress, writeListAddress} from '#src/data/list/list-address.ts';
import {toListInput} from '#src/data/list/to-list-input.ts';

const shape = {
  orders: ['name', 'createdAt'],
  filters: {type: ['LLC', 'C-Corp'], origin: ['added']},
} as const;
const read = (address: string) => readListAddress(new URLSearchParams(address), shape);

test('[ADM11] what a list shows is written into its address and read from it', () => {
  const question = {
    words: 'ana & co',
    order: {by: 'createdAt', direction: 'desc'},
    chosen: {type: 'C-Corp', origin: 'added'},
  } as const;
  const address = writeListAddress(question).toString();
  expect(address).toBe('q=ana+%26+co&origin=added&type=C-Corp&sort=-createdAt');
  expect(read(address)).toEqual(question);
});

test('[ADM11] an address that says nothing, or what there is not, shows the whole list', () => {
  const whole = {words: '', order: null, chosen: {type: null, origin: null}};
  expect(read('')).toEqual(whole);
  expect(read('sort=password&type=Trust&origin=&q=+')).toEqual(whole);
  expect(writeListAddress(whole).toString()).toBe('');
  expect(read(`q=${'x'.repeat(300)}`).words).toHaveLength(200);
});

test('[ADM25] values that are no choice of a few stand in the address too, and what is none is as if it were not there', () => {
  const valued = {...shape, values: {person: 'id', act: 'name', from: 'firstDay', to: 'lastDay'}} as const;
  const readValued = (address: string) => readListAddress(new URLSearchParams(address), valued);
  const person = '0190a000-0000-7000-8000-000000000001';
  const address = `act=readOrder&from=2026-11-20&person=${person}&to=2026-11-20&type=LLC`;
  const question = readValued(address);
  expect(question.values).toEqual({person, act: 'readOrder', from: '2026-11-20', to: '2026-11-20'});
  expect(writeListAddress(question).toString()).toBe(address);
  expect(readValued('person=ana&act=a-b&from=2026-02-31&to=').values).toEqual({});
  // The day has begun, and the next one.
  expect(toListInput(valued, question)).toEqual({
    type: 'LLC',
    person,
    act: 'readOrder',
    from: new Date('2026-11-20T00:00:00').toISOString(),
    to: new Date('2026-11-21T00:00:00').toISOString(),
  });
});
