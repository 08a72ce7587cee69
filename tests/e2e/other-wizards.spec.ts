import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as formation} from '#src/features/formation/text/es.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';
import {choose, fillOwner, fillYou, goOnTo, payWithCard, stepHeading} from './formation-steps.ts';
import {test} from './product.ts';

/** From the review to an order that is paid with a card that asks for nothing more. */
async function payFor(page: Page, sum: RegExp): Promise<void> {
  await goOnTo(page, 'step.review');
  await page.getByRole('button', {name: steps['review.toPay']}).click();
  await expect(page.getByRole('button', {name: sum})).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', {name: checkout.paidTitle, level: 1})).toBeVisible();
}

test('[FRM14] [ORD2] a visitor migrates a company that exists, from the first question to the paid order', async ({
  page,
}) => {
  await page.goto('/es/migrate-company');
  await expect(stepHeading(page, 'step.you')).toBeVisible();
  await fillYou(page, `${randomUUID()}@faro.example`);
  await goOnTo(page, 'step.existing');
  await page.getByLabel(steps['existing.name']).fill('Jacaranda Trading LLC');
  await choose(page, formation['field.state'], 'Wyoming');
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('12032021');
  await page.getByLabel(formation['field.ein'], {exact: true}).fill('12-3456789');
  await page.getByLabel(formation['field.registeredAgent']).fill('Agente de Wyoming LLC');
  await page.getByText(steps['existing.no.ein-letter']).click();
  await goOnTo(page, 'step.type');
  await page.getByText(steps['type.llc.note']).click();
  await page.getByText(steps['type.membersHint']).click();
  await goOnTo(page, 'step.industry');
  await page.getByLabel(steps['industry.search']).fill('dropshipping');
  await page.getByText('459999').click();
  await goOnTo(page, 'step.duties');
  await page.getByText(steps['duties.form-5472']).first().click();
  await goOnTo(page, 'step.services');
  await goOnTo(page, 'step.partners');
  await fillOwner(page, {field: 'taxId', number: '219-84-7316'});
  await goOnTo(page, 'step.plan');
  await page.getByText('Standard').first().click();
  await payFor(page, /^Pagar \$.* y migrar la empresa$/);
});

test('[FRM13] [ORD2] a visitor asks for Cross Border Crypto, from the first question to the paid order', async ({
  page,
}) => {
  await page.goto('/es/create-cross-border-crypto');
  await expect(stepHeading(page, 'step.you')).toBeVisible();
  await fillYou(page, `${randomUUID()}@faro.example`);
  await goOnTo(page, 'step.abroad');
  await page.getByLabel(steps['existing.name']).fill('Ceibo Digital SAS');
  await choose(page, formation['field.originCountry'], 'Colombia');
  await goOnTo(page, 'step.volume');
  await page.getByText(steps['volume.up-to-1m.hint']).click();
  await goOnTo(page, 'step.plan');
  await page.getByText('Professional').first().click();
  await payFor(page, /^Pagar \$.* y abrir la cuenta$/);
});
