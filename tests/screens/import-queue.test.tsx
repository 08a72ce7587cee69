import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {languages} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {pickFiles} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

// The wait between two imports is as usual: files that were chosen together count once.
const scene = {path: pathTo.import.path, answers: {readImportLimit: defaultImportLimit}};
const fileOf = (month: number, ...more: string[]) =>
  [
    'Fecha,Concepto,Importe',
    ...[3, 9, 14].map((day) => `2026-0${month}-${String(day).padStart(2, '0')},Papelería ${day},-${day}.50`),
    ...more,
  ].join('\n');
const months = [
  ['enero.csv', fileOf(1)],
  ['febrero.csv', fileOf(2, '2026-01-14,Papelería 14,-14.50')],
  ['enero (1).csv', fileOf(1)],
  ['marzo.csv', fileOf(3)],
] as const;

const button = (name: RegExp | string) =>
  page.getByRole('button', {name, ...(typeof name === 'string' && {exact: true})});
const importButton = () => button(/^(Importar|Import) [\d.,]+ /);

async function chooseAccount(): Promise<void> {
  await page
    .getByRole('button', {name: /(Cuenta|Account|Conta)$/})
    .first()
    .click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
}

test('[IMP32] files that were chosen together are imported like the first, a copy is named, and each can be taken back', async () => {
  await openScreen(scene);
  // Without a minus the sign is asked: what is answered for the first holds for those that follow.
  await pickFiles(months.map(([name, content]) => [name, content.replaceAll(',-', ',')] as const));
  await expect.element(page.getByText('Archivo 1 de 4: enero.csv')).toBeVisible();
  await chooseAccount();
  await button(/^Leer así: Al revés/).click();
  await page.getByText(/^Importar también los archivos que siguen/).click();
  await importButton().click();
  await expect.element(page.getByRole('heading', {name: 'Listo con 4 archivos'})).toBeVisible();
  await expect.element(page.getByText('9 movimientos importados en total')).toBeVisible();
  await expect.element(page.getByText('Es el mismo archivo que enero.csv')).toBeVisible();
  const list = page.getByRole('list', {name: es.queueTitle});
  await list.getByRole('button', {name: es.importUndo}).nth(1).click();
  await expect.element(list.getByText(es.statusUndone)).toBeVisible();
  expect(list.getByRole('button', {name: es.importUndo}).elements()).toHaveLength(2);
});

test('[IMP32] without that each is decided on by itself, left out or called off', async () => {
  await openScreen(scene);
  await pickFiles(months.slice(0, 2));
  await chooseAccount();
  await button(es.queueSkip).click();
  await expect.element(page.getByText('Archivo 2 de 2: febrero.csv')).toBeVisible();
  await chooseAccount();
  await expect.element(importButton()).toHaveTextContent('Importar 4 movimientos');
  await importButton().click();
  await expect.element(page.getByRole('heading', {name: 'Listo con 2 archivos'})).toBeVisible();
  await expect.element(page.getByRole('list', {name: es.queueTitle}).getByText(es.queue_skipped)).toBeVisible();
  await button(es.queueMore).click();
  await pickFiles(months);
  await button(es.queueStop).click();
  await chooseAccount();
  await button(es.queueSkip).click();
  await expect.element(page.getByRole('heading', {name: 'Listo con 4 archivos'})).toBeVisible();
});

test.each(languages)('[SIT12] several files keep nobody out, in %s', async (language) => {
  await openScreen({...scene, language});
  await pickFiles(months.slice(0, 3));
  await chooseAccount();
  await expect.element(importButton()).toBeVisible();
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
  await settle();
  expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
  await page.getByText(/^(Importar tamb|Also import)/).click();
  await importButton().click();
  await expect
    .element(button(es.queueMore).or(button(/^(Import other files|Importar outros arquivos)$/)))
    .toBeVisible();
  for (const width of [320, 410, 1284]) expect(await measureBeyond(width)).toBe(0);
  await settle();
  expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
});
