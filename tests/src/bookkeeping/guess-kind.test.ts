import {expect, test} from 'vitest';
import {guessKind} from '#src/features/bookkeeping/accounts/guess-kind.ts';

test.each([
  ['Visa oro 4242', 'card'],
  ['Tarjeta de crédito', 'card'],
  ['Cartão da empresa', 'card'],
  ['Amex', 'card'],
  ['Visa débito', 'bank'],
  ['Mastercard debit', 'bank'],
  ['PayPal', 'wallet'],
  ['Cash App', 'wallet'],
  ['Wallet USDC', 'wallet'],
  ['Caja chica', 'cash'],
  ['Efectivo en oficina', 'cash'],
  ['Caja de ahorro', 'bank'],
  ['Mercury 0421', 'bank'],
  ['Revisador', 'bank'],
  ['Banco de Crédito del Perú', 'bank'],
  ['Caja de Crédito 12', 'bank'],
  ['Navy Federal Credit Union', 'bank'],
  ['Fidelity Cash Management', 'bank'],
  ['', 'bank'],
] as const)('[IMP15] %s is a %s until somebody says otherwise', (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});
