import {afterEach, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {words as names} from '#src/features/companies/names/text/words.ts';
import {reasons} from '#src/features/formation/wizard/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';

// Here the texts are fetched as the product fetches them: what a screen does not ask for is not there.
afterEach(closeScreen);

test('[PRG13] what is wrong with a proposed name is said in the wizard’s words, also where nobody was in a wizard', async () => {
  const formation = {kind: 'create', status: 'Start', namesRefusedOn: '2026-11-20', nameOne: 'Ceibo LLC'} as const;
  const formations = [buildRow('formations', params['companyId'] ?? '', {...formation, nameTwo: 'Casa LLC'})];
  await openScreen({path: pathTo.company.path, rows: {formations, companySteps: []}});
  await page.getByRole('button', {name: names.send.es}).click();
  await expect
    .element(page.getByRole('textbox', {name: new RegExp(`^${names.nameOne.es}`, 'u')}))
    .toHaveAccessibleDescription(new RegExp(reasons['formation.name-missing'].es, 'u'));
});
