import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {register} from '#contract/account/session.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import {ownPassword} from './own-password.ts';
import {es as agreements} from '#src/features/agreements/text/es.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as home} from '#src/features/companies/text/es.ts';
import {buy, ownClock, prepareOrder, read, toCaller} from '#tests/server/orders/order-steps.ts';
import {connect} from './api-person.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './profile.ts';
import {fillSignIn, untilSynced} from './steps.ts';

const statement = signingStatements['operating-agreement'].es;

/** Somebody who has bought a company by the API. @returns the path of its paper, from the mail of the receipt. */
async function buyCompany(url: string, email: string): Promise<{orderId: string; paperPath: string}> {
  const call = connect(url);
  await call(register, {email, password: ownPassword, firstName: 'Ana', lastName: 'Restrepo', language: 'es'});
  const caller = toCaller(call);
  const {id} = await buy(ownClock, caller, prepareOrder(ownClock, {email, nameOne: 'Jacaranda'}));
  await read(caller, {id});
  const mail = await readNewestMail(url, email, 'Recibo');
  return {orderId: id, paperPath: /(\/es\/dashboard\/company\/[0-9a-f-]{36}\/agreement)/.exec(mail)?.[1] ?? ''};
}

async function sign(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', {name: agreements.name}).fill(name);
  const accepted = page.getByRole('checkbox', {name: statement});
  if (!(await accepted.isChecked())) await page.getByText(statement).click();
  await page.getByRole('button', {name: agreements.sign, exact: true}).click();
}

test('[AGR7] [AGR9] the owner comes from the receipt to the paper, signs it with their name, and it stands signed on every device', async ({
  browser,
  product,
}) => {
  const email = `${randomUUID()}@faro.example`;
  const {orderId, paperPath} = await buyCompany(product.url, email);
  expect(paperPath).not.toBe('');
  const open = async () => {
    const page = await browser.newPage({baseURL: product.url});
    await page.goto('/es/login');
    await fillSignIn(page, email);
    await page.waitForURL('**/es/dashboard');
    await untilSynced(page);
    return page;
  };
  const page = await open();
  await expect(page.getByText(home['sign.operating-agreement'])).toBeVisible();
  await page.goto(`/es/dashboard/checkout/${orderId}`);
  await page.getByRole('link', {name: checkout['sign.operating-agreement']}).click();
  await expect(page).toHaveURL(new RegExp(`${paperPath}$`));
  await sign(page, 'Otra Persona');
  await expect(page.getByText(/Ana Restrepo/).first()).toBeVisible();
  await expect(page.getByRole('heading', {name: agreements.signedTitle})).toHaveCount(0);
  await sign(page, 'ana restrepo');
  await expect(page.getByRole('heading', {name: agreements.signedTitle})).toBeVisible();
  await untilSynced(page);
  await page.goto('/es/dashboard');
  await expect(page.getByText(/^1 de 8/)).toBeVisible();
  await expect(page.getByText(home['sign.operating-agreement'])).toHaveCount(0);

  const other = await open();
  await other.goto(paperPath);
  await expect(other.getByRole('heading', {name: agreements.signedTitle})).toBeVisible();
  await expect(other.getByText('ana restrepo').first()).toBeVisible();
  await other.goto(`/es/dashboard/checkout/${orderId}`);
  await expect(other.getByRole('link', {name: checkout['paper.operating-agreement']})).toBeVisible();
  await expect(other.getByText('Visa •••• 4242')).toBeVisible();
});
