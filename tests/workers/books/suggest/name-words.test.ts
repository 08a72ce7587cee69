import {expect, test} from 'vitest';
import {foldText} from '#workers/books/data/fold-text.ts';
import {cleanName} from '#workers/books/suggest/clean-name.ts';
import {readNameWords} from '#workers/books/suggest/name-words.ts';

test.each([
  ['POS DEBIT STARBUCKS STORE 12345 MIAMI FL', ['starbucks', 'store', 'miami', 'fl']],
  ['COMPRA TARJ. 5540XXXXXXXX1234 CREPES & WAFFLES', ['crepes', 'waffles']],
  ['Transferência enviada pelo Pix - CAROLINA MENDES - •••.123.456-••', ['carolina', 'mendes']],
  ['Card transaction of 12.50 USD issued by Uber *trip Help.uber.com', ['uber', 'trip', 'uber']],
  ['PAYPAL *SPOTIFY 4029357733', ['spotify']],
  ['SQ *BLUE BOTTLE', ['blue', 'bottle']],
  ['TRANSFERENCIA A ANA RESTREPO', ['ana', 'restrepo']],
  ['Оплата АЦМЕ 77', ['оплата', 'ацме']],
  ['7ELEVEN ROUTE66', ['7eleven', 'route66']],
])('[SUG2] of a bank’s text the words count that tell who it is of: %s', (text, words) => {
  expect(readNameWords(foldText(text))).toEqual({words, isGeneral: false});
});

test('[SUG2] a text without such a word says so, and one without any word has none', () => {
  expect(readNameWords('transferencia recibida 123')).toEqual({words: ['transferencia', 'recibida'], isGeneral: true});
  expect(readNameWords('12/03 0042')).toEqual({words: [], isGeneral: true});
  expect(readNameWords('')).toEqual({words: [], isGeneral: true});
});

test.each([
  ['POS DEBIT STARBUCKS STORE 12345', 'Starbucks'],
  ['AWS EMEA 8847', 'AWS'],
  ['PAYPAL *SPOTIFY 4029357733', 'Spotify'],
  ['Sent money to Luis Ortega', 'Luis Ortega'],
  ['COMPRA EN PANADERÍA SÃO JOÃO 12', 'Panadería São João'],
  ['Transferencia recibida 1', ''],
])('[SUG4] a bank’s text without what is written around a name is a name: %s', (text, name) => {
  expect(cleanName(text)).toBe(name);
});
