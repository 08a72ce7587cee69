import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {comparePlans} from '#src/data/plans/compare-plans.ts';
import {readApart} from '#src/data/plans/read-apart.ts';
import {sayLater} from '#src/data/plans/say-later.ts';
import type {es} from '#src/data/plans/text/es.ts';
import {createFormat} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {createTranslate} from '#src/site/translate.ts';

const day = '2026-11-23';
const catalogue = readCatalogue(day);
const text: Translate<typeof es> = createTranslate('es');
const words = {text, locale: 'es', dollars: (cents: number) => `$${cents / 100}`};
const format = createFormat('es-419', 'UTC', () => Date.parse(`${day}T12:00:00Z`));
const sayApart = (state: 'DE' | 'NM' | 'CA' | 'AL') =>
  sayLater([], readApart({state, type: 'LLC'}, day), {text, format}).join(' ');

const tick = {tick: 'Incluido'};

test('[PLN10] the comparison of plans says what each of them holds', () => {
  expect(comparePlans({kind: 'create', state: 'WY'}, catalogue, words)).toEqual([
    {name: 'Registro en Wyoming y EIN', values: {standard: tick, professional: tick, enterprise: tick}},
    {name: 'Contabilidad', values: {standard: tick, professional: tick, enterprise: tick}},
    expect.objectContaining({name: 'Formulario del IRS'}),
    {
      name: 'Tu pedido se atiende',
      values: {standard: 'por orden de llegada', professional: 'en 48 horas', enterprise: 'en 24 horas'},
    },
    {
      name: 'Empresa lista',
      values: {
        standard: 'a ritmo del estado',
        professional: 'a ritmo del estado',
        enterprise: 'exprés, 12 a 15 días',
      },
    },
    {name: 'Asesoría contable (CPA)', values: {standard: 'No', professional: 'No', enterprise: '2 horas al mes'}},
  ]);
});

test('[PLN10] the comparison names the volume of Cross Border Crypto alone', () => {
  const volumeOf = (kind: (typeof orderKinds)[number]) =>
    comparePlans({kind, state: null}, catalogue, words).find(({name}) => name === 'Volumen al mes')?.values;
  expect(orderKinds.map(volumeOf)).toEqual([
    undefined,
    undefined,
    {standard: 'hasta $500000', professional: 'hasta $1000000', enterprise: 'sin límite'},
  ]);
});

test('[PLN6] what a state takes in later years is named where renewals are', () => {
  expect(sayApart('DE')).toBe('Las tasas de Delaware se pagan aparte: $300.00 cada año.');
  expect(sayApart('CA')).toMatch('desde $800.00 cada año, $20.00 cada 2 años.');
  expect(sayApart('NM')).toMatch('No hay tasas anuales en Nuevo México.');
  expect(sayApart('AL')).toBe('Las tasas de Alabama se pagan aparte; las confirmamos con el estado.');
});

test('[PLN7] a renewal says its day and its sum, and that it can be ended; one that costs nothing is not told', () => {
  const renewals = [
    {on: '2026-12-23', period: 'month', cents: 4_412},
    {on: '2027-11-23', period: 'year', cents: 0},
  ] as const;
  expect(sayLater(renewals, null, {text, format})).toEqual([
    'Se renueva el 23 de diciembre de 2026 por $44.12 y después cada mes. Te avisamos antes y puedes desactivar la renovación.',
  ]);
});
