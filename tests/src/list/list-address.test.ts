import {expect, test} from 'vitest';
import {readListAddress, writeListAddress} from '#src/data/list/list-address.ts';

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
