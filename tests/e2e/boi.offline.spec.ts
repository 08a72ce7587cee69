import {expect} from '@playwright/test';
import {addDays} from '#contract/kernel/dates.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {es as boi} from '#src/features/boi/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {noteSavedFiles, takeSavedFile} from './saved-files.ts';
import {fillSignIn, untilSynced} from './steps.ts';

test('[BOI2] [BOI3] [BOI5] [BOI8] a company formed abroad is answered without a network: 30 days, with its PDF, and the answer is sent later', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 1);
  await noteSavedFiles(page);
  await page.goto('/es/login');
  await fillSignIn(page, person.email);
  await page.getByRole('link', {name: boi.title, exact: true}).click();
  await untilSynced(page);
  await expect(page.getByRole('heading', {name: /^¿Quebracho LLC tiene que presentar/})).toBeVisible();
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();

  await page.getByText(boi['ask.formedIn.abroad'], {exact: true}).click();
  const answer = async (question: string, choice: string) =>
    page.getByRole('radiogroup', {name: question}).getByText(choice, {exact: true}).click();
  await answer(boi['ask.isRegistered'], boi.yes);
  const registeredOn = addDays(dayNow.federal(), -3);
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type(registeredOn.split('-').toReversed().join(''));
  await answer(boi['ask.isExempt'], boi.no);
  await answer(boi['ask.isFiled'], boi.no);
  await page.getByRole('button', {name: boi.submit}).click();
  await expect(
    page.getByRole('heading', {name: /^Quebracho LLC tiene que presentar el reporte BOI hasta el/}),
  ).toBeVisible();
  await expect(page.getByText(boi['law.due'].replace('{{count}}', '30'))).toBeVisible();
  await expect(page.getByText(boi.daysEarlier)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', {name: boi.download}).click();
  const {name, bytes} = await takeSavedFile(page);
  expect(name).toBe('Constancia-BOI-Quebracho LLC.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.reload();
  await expect(page.getByText(/^Guardada el /)).toBeVisible();
  expect(await person.readRows(person.companyId, 'boiReports')).toEqual([]);
  await page.context().setOffline(false);
  await expect
    .poll(async () => person.readRows(person.companyId, 'boiReports'))
    .toMatchObject([{formedIn: 'abroad', registeredOn, outcome: 'due', dueDay: addDays(registeredOn, 30)}]);
});
