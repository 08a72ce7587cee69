import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {register} from '#contract/account/session.ts';
import {ownPassword} from './own-password.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {words as companyPage} from '#src/features/companies/company/text/words.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';
import {connect} from './api-person.ts';
import {fillOwner, fillUntilPartners, goOnTo, payWithCard, stepHeading} from './formation-steps.ts';
import {test} from './product.ts';
import {fillSignIn, untilSynced} from './steps.ts';

test('[ORD7] [COM5] [PRG7] somebody signed in founds a company from the dashboard, from the first question to its page at the start (D28, D42)', async ({
  page,
  product,
}) => {
  const email = `${randomUUID()}@faro.example`;
  await connect(product.url)(register, {
    email,
    password: ownPassword,
    firstName: 'Lucía',
    lastName: 'Márquez',
    language: 'es',
  });
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await untilSynced(page);
  await page.goto('/es/dashboard/create-company');
  await expect(stepHeading(page, 'step.you')).toBeVisible();
  await fillUntilPartners(page, {email, name: 'Lapacho Sur'});
  await fillOwner(page, {field: 'taxId', number: '219-84-7316'});
  await goOnTo(page, 'step.plan');
  await page.getByText('Standard').first().click();
  await goOnTo(page, 'step.review');
  await page.getByRole('button', {name: steps['review.toPay']}).click();
  await expect(page).toHaveURL(/\/es\/dashboard\/checkout\/[\da-f-]{36}$/);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('dialog', {name: 'Lapacho Sur LLC está en marcha'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {name: checkout.paidTitle, level: 1})).toBeVisible();
  await page.getByRole('link', {name: checkout.toHome}).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await page.locator('main a[href*="/dashboard/company/"]:not([href*="/agreement"])').first().click();
  const way = page.getByRole('list', {name: companyPage.way.es});
  await expect(way.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  await expect(way.getByText(companyPage['now.faro'].es)).toBeVisible();
  await expect(page.getByText(/FA-\d{8}-\d+/).first()).toBeVisible();
});
