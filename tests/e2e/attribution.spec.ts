import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {es} from '#src/features/account/text/es.ts';
import {test} from './product.ts';
import {queryData} from './query-data.ts';

test('[ACC27] whom a campaign brings to a public page registers with it, and is one visit in whatever language (S3.20, S7.21)', async ({
  page,
  product,
}) => {
  const campaign = `mudanza-${randomUUID()}`;
  const countVisits = async () =>
    queryData(product, 'select utm_source, origin_path, visits from visit_counts where utm_campaign = $1', [campaign]);
  const oneVisit = [{utm_source: 'boletín', origin_path: '/es', visits: 1}];
  await page.goto(`/es?utm_source=bolet%C3%ADn&utm_campaign=${campaign}`);
  await expect.poll(countVisits).toEqual(oneVisit);
  for (const [menu, language, code] of [
    [/^Idioma/, 'English', 'en'],
    [/^Language/, 'Español', 'es'],
  ] as const) {
    await page.getByLabel(menu).click();
    await page.getByRole('link', {name: language}).click();
    await page.waitForURL(`**/${code}?utm_source=*`);
  }

  await page.getByRole('banner').getByRole('link', {name: 'Comenzar', exact: true}).click();
  await page.getByRole('main').getByRole('link', {name: 'Entrar'}).click();
  await page.getByRole('link', {name: es.register}).click();
  const email = `marisol.${randomUUID()}@faro.example`;
  await page.getByLabel(es.firstName, {exact: true}).fill('Marisol');
  await page.getByLabel(es.lastName).fill('Ñáñez');
  await page.getByLabel(es.email).fill(email);
  await page.getByLabel(es.password, {exact: true}).fill('Marea-2026!');
  await page.getByLabel(es.repeated).fill('Marea-2026!');
  await page.getByRole('button', {name: es.register}).click();
  await page.waitForURL('**/es/dashboard');
  expect(await queryData(product, 'select attribution from users where email = $1', [email])).toEqual([
    {attribution: {utmSource: 'boletín', utmCampaign: campaign, originPath: '/es'}},
  ]);
  expect(await countVisits()).toEqual(oneVisit);
});
