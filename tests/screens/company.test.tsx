import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {stepWords} from '#contract/companies/move-words.data.ts';
import {stepsOf} from '#contract/companies/progress.ts';
import {words} from '#src/features/companies/company/text/words.ts';
import {es} from '#src/features/companies/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const scene = {path: pathTo.company.path};

test('[PRG7] a company’s page has its steps in order, with the day of what was done and who acts in what comes', async () => {
  await openScreen(scene);
  const steps = page.getByRole('list', {name: words.way.es}).getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  expect(steps.elements()).toHaveLength(stepsOf('create').length);
  await expect.element(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(2).getByText(new RegExp(stepWords.ObtainingEin.es.title, 'u')).first()).toBeVisible();
  await expect.element(steps.nth(2).getByText(words['later.irs'].es)).toBeVisible();
  await expect.element(page.getByText(words['now.faro'].es)).toBeVisible();
});

test('the only primary act of a company’s page lies in the step that is now (mockup company)', async () => {
  await openScreen(scene);
  const now = page.getByRole('listitem').filter({hasText: words['now.faro'].es});
  await expect
    .element(now.getByRole('link', {name: words.sign.es}))
    .toHaveAttribute('href', `/es/dashboard/company/${params['companyId']}/agreement`);
  expect(page.getByRole('link', {name: words.sign.es}).elements()).toHaveLength(1);
});

test('[PRG7] a company’s page is there without a network', async () => {
  await openScreen({...scene, face: 'offline'});
  await expect.element(page.getByText(words['now.faro'].es)).toBeVisible();
  await expect.element(page.getByText(words.einNone.es)).toBeVisible();
});

test('an address of a company that is not one’s own says so, and leads home', async () => {
  await openScreen({...scene, params: {companyId: '01999999-0000-7000-8000-00000000dead'}});
  await expect.element(page.getByText(words.missingTitle.es)).toBeVisible();
  await expect.element(page.getByRole('link', {name: words.home.es})).toHaveAttribute('href', '/es/dashboard');
});

test('[HOM4] the home leads to each company', async () => {
  await openScreen({path: pathTo.dashboard.path});
  const way = page.getByRole('link', {name: new RegExp(`^${es.openCompany}: `, 'u')}).first();
  await expect.element(way).toHaveAttribute('href', `/es/dashboard/company/${params['companyId']}`);
});
