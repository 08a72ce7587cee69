import {expect, type Locator, type Page} from '@playwright/test';
import {es as wizard} from '#src/data/wizard/text/es.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as formation} from '#src/features/formation/text/es.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';

/** The heading of a step of the wizard. */
export const stepHeading = (page: Page, step: keyof typeof steps): Locator =>
  page.getByRole('heading', {level: 2, name: steps[step], exact: true});

/** Goes on to the next step, and waits for it. */
export async function goOnTo(page: Page, step: keyof typeof steps): Promise<void> {
  await page.getByRole('button', {name: wizard.next, exact: true}).click();
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Finds one of many by its name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', {name: label});
  await field.click();
  await field.fill(option);
  await page.getByRole('option', {name: option, exact: true}).click();
}

/** Who fills a wizard in, at its first step. */
export async function fillYou(page: Page, email: string): Promise<void> {
  await page.getByLabel(formation['field.firstName'], {exact: true}).fill('Lucía');
  await page.getByLabel(formation['field.lastName'], {exact: true}).fill('Márquez');
  await choose(page, formation['field.residenceCountry'], 'Colombia');
  await page.getByLabel(formation['field.email']).fill(email);
  await page.getByLabel(formation['field.phone'], {exact: true}).fill('300 1234567');
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('12031990');
}

/** From one's own name to the services, in a wizard that is open at its first step; the partners are next. */
export async function fillUntilPartners(page: Page, {email, name}: {email: string; name: string}): Promise<void> {
  await fillYou(page, email);
  await goOnTo(page, 'step.company');
  await page.getByLabel(formation['field.nameOne']).fill(`${name} LLC`);
  await page.getByLabel(formation['field.nameTwo']).fill(`${name} Norte`);
  await goOnTo(page, 'step.type');
  await page.getByText(steps['type.llc.note']).click();
  await page.getByText(steps['type.membersHint']).click();
  await goOnTo(page, 'step.industry');
  await page.getByLabel(steps['industry.search']).fill('dropshipping');
  await page.getByText('459999').click();
  await goOnTo(page, 'step.state');
  await choose(page, formation['field.state'], 'Wyoming');
  await goOnTo(page, 'step.services');
  await goOnTo(page, 'step.partners');
}

/** Who has a part besides whoever fills the wizard in, and a number of theirs. */
export type OtherPartner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly field: 'taxId' | 'passport';
  readonly number: string;
};

async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of [
    [steps['address.address'], 'Carrera 7 # 71-21'],
    [steps['address.city'], 'Bogotá'],
    [steps['address.department'], 'Cundinamarca'],
  ] as const)
    await page.getByRole('textbox', {name: label, exact: true}).fill(value);
}

/** Types an identity number and leaves its field: only its mask is left to be read. */
export async function typeNumber(page: Page, {field, number}: Pick<OtherPartner, 'field' | 'number'>): Promise<void> {
  const input = page.getByRole('textbox', {name: formation[`field.${field}`]});
  await input.pressSequentially(number);
  await input.press('Tab');
  await expect(page.getByRole('textbox', {name: formation[`field.${field}`]})).toHaveValue(/^[A-Z\d]*•/);
}

/** Oneself, whose card is open. */
export async function fillOwner(page: Page, number: Pick<OtherPartner, 'field' | 'number'>): Promise<void> {
  await fillAddress(page);
  await typeNumber(page, number);
  await page.getByRole('button', {name: /^Listo:/}).click();
}

/** Adds one more partner. */
export async function addPartner(page: Page, {firstName, lastName, ...number}: OtherPartner): Promise<void> {
  await page.getByRole('button', {name: steps['partner.addPerson']}).click();
  await choose(page, formation['field.country'], 'Colombia');
  await page.getByLabel(formation['field.firstName'], {exact: true}).fill(firstName);
  await page.getByLabel(formation['field.lastName'], {exact: true}).fill(lastName);
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('28021985');
  await fillAddress(page);
  await typeNumber(page, number);
  await page.getByRole('button', {name: /^Listo:/}).click();
}

/** Pays with a card on the page that pays, up to the bank's own page. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  // The page is loaded anew for the card provider, and says so much once the order is placed.
  await expect(page.getByText(/^Pedido FA-[\d-]+, guardado/)).toBeVisible();
  await page.getByRole('textbox', {name: checkout.cardNumber}).fill(number);
  await page.getByRole('textbox', {name: checkout.cardExpiry}).fill('11/29');
  await page.getByRole('textbox', {name: checkout.cardCvc}).fill('739');
  await page.getByRole('textbox', {name: checkout.holder}).fill('Lucia Marquez');
  await page.getByRole('textbox', {name: checkout.zip}).fill('110111');
  await choose(page, checkout.country, 'Argentina');
  await choose(page, checkout.nationality, 'Colombia');
  await page
    .getByRole('button', {name: /^Pagar \$.* y (crear la empresa|migrar la empresa|abrir la cuenta|presentar)$/})
    .click();
}

/** Pays with the card that is saved: of who has paid before nothing is asked. Rule: ORD24. */
export async function payWithSaved(page: Page, act: 'presentar' | 'disolver'): Promise<void> {
  // The page is loaded anew for the card provider, and says so much once the order is placed.
  await expect(page.getByText(/^Pedido FA-[\d-]+, guardado/)).toBeVisible();
  await expect(page.getByLabel(checkout.holder)).toHaveCount(0);
  await page.getByRole('button', {name: new RegExp(`^Pagar .* y ${act}$`)}).click();
}
