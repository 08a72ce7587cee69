import {expect} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/imports/text/es.ts';
import {chooseAccount, openImport, pickFile, runImport} from './import-steps.ts';
import {test, untilInstalled} from './profile.ts';
import {lookAgain, rowWith, signIn, syncChip, untilSynced} from './steps.ts';

test('[WRK10] an import works with the server gone, and reaches it when it is back (S4.04)', async ({
  profile,
  product,
}) => {
  const page = await profile.open();
  await signIn(page);
  await untilInstalled(page);
  await openImport(page);
  await product.kill();
  const content = Array.from(
    {length: 1_200},
    (_, row) => `2026-01-${String(1 + (row % 28)).padStart(2, '0')};Sin red ${row};-${row + 1},50`,
  );
  await pickFile(page, {name: 'sin-red.csv', content: ['Fecha;Concepto;Importe', ...content].join('\r\n')});
  await chooseAccount(page, 'Mercury');
  await runImport(page);
  await page.getByRole('link', {name: words.importReview}).click();
  await page.getByRole('searchbox').pressSequentially('sin red 1199');
  await expect(rowWith(page, 'Sin red 1199')).toBeVisible();
  // Counted, before it can be said that all is sent.
  await expect(syncChip(page)).toHaveAccessibleName(/^(Guardado en este dispositivo|Sincronizando) /);
  await product.start();
  await lookAgain(page);
  await untilSynced(page);
});
