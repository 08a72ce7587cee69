import fc from 'fast-check';
import {expect, test} from 'vitest';
import {takeParts} from '#src/features/bookkeeping/filters/search/take-parts.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';

const reader: QueryReader = {
  today: '2026-11-28',
  language: 'es',
  accounts: [
    {id: 'guayaquil', names: ['Banco Guayaquil']},
    {id: 'pichincha', names: ['Banco Pichincha']},
    {id: 'savings', names: ['Banco Pichincha Ahorros']},
    {id: 'wise', names: ['Wise']},
  ],
  categories: [
    {id: 'sales', names: ['Costo de ventas', 'Cost of sales', 'Custo de vendas']},
    {id: 'shipping', names: ['Costos de envío', 'Costs of shipping', 'Custos de frete']},
  ],
};

/** Types letter by letter, as the field does it, then leaves the field. */
function type(keys: string, language: QueryReader['language'] = 'es') {
  const own = {...reader, language};
  let taken = {typed: '', filter: openFilter};
  /** What was in the field when something left it, and what then was there. */
  const steps: [string, string][] = [];
  for (const key of keys) {
    const before = taken.typed + key;
    taken = takeParts(before, taken.filter, own, false);
    if (taken.typed !== before) steps.push([before, taken.typed]);
  }
  const {typed, filter} = takeParts(taken.typed, taken.filter, own, true);
  return {typed, filter, steps};
}

test.each(['es', 'en', 'pt'] as const)(
  '[QRY2] [QRY8] a name of several words is typed letter by letter without quotes (%s)',
  (language) => {
    const names = {
      es: ['cuenta', 'categoría', 'costo de ventas', 'sin-recibo'],
      en: ['account', 'category', 'cost of sales', 'without-receipt'],
      pt: ['conta', 'categoria', 'custo de vendas', 'sem-recibo'],
    } as const;
    const [account, category, sales, without] = names[language];
    const one = type(`${account}:banco guayaquil aws`, language);
    expect(one.typed).toBe('aws');
    expect(one.filter).toEqual({...openFilter, text: 'aws', accountIds: ['guayaquil']});
    // The space ends the name: no other begins so.
    expect(one.steps).toEqual([[`${account}:banco guayaquil `, '']]);

    expect(type(`-${account}:Banco Guayaquil `, language).filter.except.accountIds).toEqual(['guayaquil']);
    const more = type(`${category}:${sales} ${without} `, language);
    expect(more.filter).toEqual({...openFilter, categoryIds: ['sales'], hasReceipt: false});
    expect(more.typed).toBe('');
  },
);

test('[QRY8] while a longer name begins with what is typed a space does not take it; a word that is of none does, and so does the end', () => {
  const {filter, steps, typed} = type('cuenta:Banco Pichincha aws');
  expect(steps).toEqual([['cuenta:Banco Pichincha aw', 'aw']]);
  expect([filter.accountIds, filter.text, typed]).toEqual([['pichincha'], 'aws', 'aws']);
  expect(type('cuenta:Banco Pichincha ').filter.accountIds).toEqual(['pichincha']);
  expect(type('cuenta:Banco Pichincha Ah').filter.accountIds).toEqual(['savings']);
  expect(type('cuenta:Banco Pichincha Ahorros ').filter.accountIds).toEqual(['savings']);
  expect(type('cuenta:pichincha ahorros ').filter.accountIds).toEqual(['savings']);
  // A beginning alone stands for all that begin so, once it is left.
  expect(type('cuenta:Banco ').filter.accountIds).toEqual(['guayaquil', 'pichincha', 'savings']);
  expect(type('cuenta:banco sin-nota ').filter).toMatchObject({
    accountIds: ['guayaquil', 'pichincha', 'savings'],
    texts: {note: ['']},
    text: '',
  });
  expect(type('cuenta:Wise ').steps).toEqual([['cuenta:Wise ', '']]);
  expect(type('cuenta:banco "pichincha"').filter.text).toBe('pichincha');
});

test('[QRY2] several names of several words stand with commas between, also behind a space', () => {
  for (const keys of ['cuenta:Banco Guayaquil,Wise aws', 'cuenta:Wise, banco guayaquil aws']) {
    const {filter, typed} = type(keys);
    expect([filter.accountIds.toSorted(), typed]).toEqual([['guayaquil', 'wise'], 'aws']);
  }
});

test('[QRY2] [QRY8] whatever accounts are called, a name that is typed to its end stands for what is called so', () => {
  const word = fc.constantFrom('banco', 'b', 'ba', 'de', 'Wise', 'pichincha', '12', 'é');
  const names = fc.uniqueArray(
    fc.array(word, {minLength: 1, maxLength: 5}).map((words) => words.join(' ')),
    {minLength: 1, maxLength: 6},
  );
  fc.assert(
    fc.property(names, (all) => {
      const own = {...reader, accounts: all.map((name, at) => ({id: String(at), names: [name]}))};
      for (const [at, name] of all.entries()) {
        let taken = {typed: '', filter: openFilter};
        for (const key of `cuenta:${name} `) taken = takeParts(taken.typed + key, taken.filter, own, false);
        taken = takeParts(taken.typed, taken.filter, own, true);
        expect(taken).toMatchObject({typed: '', filter: {...openFilter, accountIds: [String(at)]}});
      }
    }),
    {seed: 20_261_128},
  );
});

test('[QRY3] [QRY8] the dots of a range may stand between spaces', () => {
  const bounds = (keys: string) => {
    const {filter, typed} = type(keys);
    return [filter.minAmount, filter.maxAmount, typed];
  };
  expect(type('importe:100 .. 200 ').steps).toEqual([['importe:100 .. 200 ', '']]);
  expect(bounds('importe:100 .. 200')).toEqual(['100', '200', '']);
  expect(bounds('importe:100 ..200 aws')).toEqual(['100', '200', 'aws']);
  expect(bounds('importe:100.. 200 ')).toEqual(['100', '200', '']);
  expect(bounds('importe:.. 200 ')).toEqual([null, '200', '']);
  expect(bounds('importe:100.. sin-recibo ')).toEqual(['100', null, '']);
  expect(bounds('importe:100 aws')).toEqual(['100', '100', 'aws']);
  expect(bounds('importe:100 .')).toEqual(['100', '100', '']);
  // A bound is no range.
  expect(type('importe>100 ').steps).toEqual([['importe>100 ', '']]);
});

test('[QRY4] [QRY8] so may those between two days, months or names of them', () => {
  const days = (keys: string) => {
    const {filter, typed} = type(keys);
    return [filter.from, filter.to, typed];
  };
  expect(days('fecha:2026-01 .. 2026-03 ')).toEqual(['2026-01-01', '2026-03-31', '']);
  expect(days('fecha:enero .. marzo aws')).toEqual(['2026-01-01', '2026-03-31', 'aws']);
  expect(days('fecha:2026-01.. mercury')).toEqual(['2026-01-01', null, 'mercury']);
  expect(days('fecha:2026-01 t2-mil')).toEqual(['2026-01-01', '2026-01-31', 't2-mil']);
});

test('[QRY6] what cannot be used and words stay where they are', () => {
  const {typed, filter} = type('aws importe:mucho "sin-recibo" cuenta:nada ');
  expect(typed).toBe('aws importe:mucho "sin-recibo" cuenta:nada ');
  expect(filter).toEqual({...openFilter, text: 'aws sin-recibo'});
});
