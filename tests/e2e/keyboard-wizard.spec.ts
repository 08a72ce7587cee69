import {expect, type Locator, type Page} from '@playwright/test';
import {es as wizard} from '#src/data/wizard/text/es.ts';
import {es as formation} from '#src/features/formation/text/es.ts';
import {es as steps} from '#src/features/formation/wizard/text/es.ts';
import {stepHeading} from './formation-steps.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';

/** More stops than any step has. */
const mostStops = 80;

/** Goes on with Tab alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // While the list of a field is open, the rest of the page is hidden to a screen reader, and so to what looks for it by its role.
  const element = await target.elementHandle();
  const hasFocus = async () => element?.evaluate((one) => one.contains(document.activeElement));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(target)} with the Tab key`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Finds one of many by its name, and takes it. */
async function chooseByKey(page: Page, label: string, option: string): Promise<void> {
  await typeInto(page, page.getByRole('combobox', {name: label}), option);
  await expect(page.getByRole('option', {name: option, exact: true})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', {name: label})).toHaveValue(option);
}

/** Comes to a group of which none is chosen, and takes what has the focus there, or the one so many below. */
async function pick(page: Page, radio: Locator, below = 0): Promise<void> {
  await tabTo(page, page.getByRole('radiogroup').filter({has: radio}));
  await page.keyboard.press('Space');
  for (let step = 0; step < below; step += 1) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

async function goOnTo(page: Page, step: keyof typeof steps): Promise<void> {
  await tabTo(page, page.getByRole('button', {name: wizard.next, exact: true}));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, step)).toBeFocused();
}

test('[GST1] [WIZ2] [FRM16] a visitor walks from start-now to the review by keyboard alone, offline after the first screen', async ({
  page,
  context,
}) => {
  const field = (name: string) => page.getByRole('textbox', {name, exact: true});
  await page.goto('/es/start-now');
  await tabTo(page, page.locator('main a[href="/es/create-company"]').first());
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'step.you')).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);

  await typeInto(page, field(formation['field.firstName']), 'Lucía');
  await typeInto(page, field(formation['field.lastName']), 'Márquez');
  await chooseByKey(page, formation['field.residenceCountry'], 'Colombia');
  await typeInto(page, field(formation['field.email']), 'lucia@faro.example');
  await typeInto(page, field(formation['field.phone']), '300 1234567');
  await typeInto(page, page.getByRole('spinbutton').first(), '12031990');
  await goOnTo(page, 'step.company');

  await typeInto(page, field(formation['field.nameOne']), 'Ceibo Norte LLC');
  await typeInto(page, field(formation['field.nameTwo']), 'Ceibo Sur');
  await goOnTo(page, 'step.type');

  await pick(page, page.getByRole('radio', {name: 'LLC'}));
  await pick(page, page.getByRole('radio', {name: formation['management.members']}));
  await goOnTo(page, 'step.industry');

  await typeInto(page, page.getByLabel(steps['industry.search']), 'dropshipping');
  await expect(page.getByText('459999')).toBeVisible();
  await tabTo(page, page.getByRole('radiogroup', {name: steps['industry.list']}));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', {name: /459999/})).toBeChecked();
  await goOnTo(page, 'step.state');

  await chooseByKey(page, formation['field.state'], 'Wyoming');
  await goOnTo(page, 'step.services');
  await goOnTo(page, 'step.partners');

  await typeInto(page, field(steps['address.address']), 'Carrera 7 # 71-21');
  await typeInto(page, field(steps['address.city']), 'Bogotá');
  await typeInto(page, field(steps['address.department']), 'Cundinamarca');
  await goOnTo(page, 'step.plan');

  await pick(page, page.getByRole('radio', {name: /Standard/}));
  await goOnTo(page, 'step.review');
  await expect(page.getByRole('definition').filter({hasText: 'Ceibo Norte LLC'})).toBeVisible();
  await tabTo(page, page.getByRole('button', {name: steps['review.toPay']}));
});
