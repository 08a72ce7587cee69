import {expect, test} from 'vitest';
import type {PaletteEntry} from '#src/shell/palette/entry.ts';
import {rankEntries} from '#src/shell/palette/rank-entries.ts';
import {isRowId} from '#src/shell/palette/is-row-id.ts';

function buildEntry(overrides: Partial<PaletteEntry> & {label: string}): PaletteEntry {
  return {id: overrides.label, section: 'places', icon: null, run: () => undefined, ...overrides};
}

const found = (entries: readonly PaletteEntry[], typed: string) =>
  rankEntries(entries, typed).map(({id, entries: mine}) => [id, ...mine.map(({label}) => label)]);

test('[PAL1] accents and case do not matter, and a beginning comes before a word, a part, a subject and another word', () => {
  const entries = [
    buildEntry({label: 'Ver todo', aliases: 'facturacion'}),
    buildEntry({label: 'Cuenta', context: 'Facturas de marzo'}),
    buildEntry({label: 'Prefacturas'}),
    buildEntry({label: 'Mi Facturación'}),
    buildEntry({label: 'Facturación'}),
    buildEntry({label: 'Inicio'}),
  ];
  expect(found(entries, ' FACTURA')).toEqual([
    ['places', 'Facturación', 'Mi Facturación', 'Prefacturas', 'Cuenta', 'Ver todo'],
  ]);
});

test('[PAL1] every word typed must fit, and the kind with the nearest fit comes first', () => {
  const entries = [
    buildEntry({label: 'Nota', context: '3 seleccionados', section: 'acts'}),
    buildEntry({label: 'Importaciones', aliases: 'imports'}),
    buildEntry({label: 'Cuentas'}),
  ];
  expect(found(entries, 'impor')).toEqual([['places', 'Importaciones']]);
  expect(found(entries, 'nota selec')).toEqual([['acts', 'Nota']]);
  expect(found(entries, 'nota impor')).toEqual([]);
});

test('[PAL1] before anything is typed everything stands in its order, a few of each kind', () => {
  const many = Array.from({length: 9}, (_, place) => buildEntry({label: `Pantalla ${place}`}));
  const [recent, places] = rankEntries([...many, buildEntry({label: 'Ayer', section: 'recent'})], '');
  expect(recent?.id).toBe('recent');
  expect(places?.entries.map(({label}) => label)).toEqual(many.slice(0, 6).map(({label}) => label));
});

test('[PAL7] what belongs to other companies comes by company and after everything of the open one, however near it fits', () => {
  const ceibo = {id: 'c', name: 'Ceibo LLC'};
  const alamo = {id: 'a', name: 'Álamo LLC'};
  const entries = [
    buildEntry({label: 'Mercury', section: 'accounts', company: ceibo}),
    buildEntry({label: 'Nota', context: 'mercury', section: 'acts'}),
    buildEntry({label: 'mercury.csv', section: 'files', company: alamo}),
    buildEntry({label: 'De mercury', section: 'movements', company: ceibo}),
  ];
  expect(found(entries, 'mercury')).toEqual([
    ['acts', 'Nota'],
    ['c', 'Mercury', 'De mercury'],
    ['a', 'mercury.csv'],
  ]);
});

test('an id is one only when it is whole', () => {
  expect(isRowId(' 01A20038-a8b2-7d75-bbbf-4301a6ef6e5b ')).toBe(true);
  expect(isRowId('01a20038-a8b2-7d75-bbbf-4301a6ef6e5')).toBe(false);
});
