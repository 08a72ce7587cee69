import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import type {ListedAct} from '#contract/desk/list-acts.ts';
import {words} from '#src/features/admin/audit/text/words.ts';
import {languages} from '#src/i18n/languages.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const at = '2026-11-20T15:00:00.000Z';
const company = {id: testId(0x5301), name: 'Quetzal Labs LLC'};
const act: ListedAct = {
  id: 'writing:1',
  kind: 'wrote',
  at,
  admin: 'Olga Núñez',
  user: null,
  company,
  person: null,
  what: null,
  count: 1,
  changes: [
    {table: 'companies', isNew: false, fields: ['name', 'createdAt']},
    {table: 'companyDocuments', isNew: true, fields: []},
  ],
};
const opened: ListedAct = {...act, id: 'o', kind: 'opened', person: 'Luis Paz', what: 'taxId', changes: []};
const retried: ListedAct = {
  ...act,
  id: 'r',
  kind: 'retried',
  company: null,
  what: 'provider-event',
  count: 3,
  changes: [],
};

/** What only the program calls so. */
const programNames = /companyDocuments|taxId|provider-event|createdAt/u;

test.each(languages)(
  '[DSK4] the audit says what was done to whom in the words of its reader, in %s',
  async (language) => {
    const told = wordsIn(words, language);
    const rows = [act, opened, retried];
    await openScreen({path: 'admin/audit', who: 'admin', language, answers: {listActs: {total: 3, rows}}});
    await expect.element(page.getByText(`${company.name} · Luis Paz`)).toBeVisible();
    await expect.element(page.getByText(told['field.taxId'])).toBeVisible();
    await expect.element(page.getByText(told['job.provider-event'].replace('{{count}}', '3'))).toBeVisible();
    expect(page.getByRole('main').element().textContent).not.toMatch(programNames);
  },
);

test.each([
  ['es', 'Olga Núñez, de Faro, cambió datos de Quetzal Labs LLC. Empresa: «Nombre»'],
  ['en', 'Olga Núñez of Faro changed data of Quetzal Labs LLC. Company: “Name”'],
  ['pt', 'Olga Núñez, da Faro, mudou dados de Quetzal Labs LLC. Empresa: “Nome”'],
] as const)('[DSK9] an owner reads who of Faro changed what in their company, in %s', async (language, said) => {
  const {changes} = act;
  const own = {id: '1', at, by: act.admin, company: company.name, kind: 'wrote', changes};
  const opening = {
    id: testId(0x5302),
    at,
    by: act.admin,
    field: 'taxId',
    why: 'filing',
    person: 'Luis Paz',
    company: company.name,
  };
  const answers = {listOwnActs: {acts: [own]}, listOpenings: {openings: [opening]}, listAdminVisits: {visits: []}};
  await openScreen({path: pathTo.security.path, language, answers});
  await expect.element(page.getByText(new RegExp(said, 'u'))).toBeVisible();
  await expect.element(page.getByText(/Luis Paz, Quetzal Labs LLC/u)).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toMatch(programNames);
});
