import {expect, type Page} from '@playwright/test';
import {en as ownEn} from '#src/features/account/own/text/en.ts';
import {es as ownEs} from '#src/features/account/own/text/es.ts';
import {pt as ownPt} from '#src/features/account/own/text/pt.ts';
import {en as resetEn} from '#src/features/account/reset/text/en.ts';
import {es as resetEs} from '#src/features/account/reset/text/es.ts';
import {pt as resetPt} from '#src/features/account/reset/text/pt.ts';
import {en as accountEn} from '#src/features/account/text/en.ts';
import {es as accountEs} from '#src/features/account/text/es.ts';
import {pt as accountPt} from '#src/features/account/text/pt.ts';
import {en as commonEn} from '#src/i18n/text/en.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {pt as commonPt} from '#src/i18n/text/pt.ts';
import {en as siteEn} from '#src/site/text/pages.en.ts';
import {es as siteEs} from '#src/site/text/pages.es.ts';
import {pt as sitePt} from '#src/site/text/pages.pt.ts';
import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {demoPassword} from '#server/demo/add-demo-data.ts';
import {createPasswords} from '#server/modules/account/password/passwords.ts';
import {makeBookkeeper} from './api-person.ts';
import {badForms, kinds, type BadForm, type FormWords, type Kind} from './bad-forms.ts';
import {test} from './product.ts';

test.setTimeout(180_000);

const inLanguages = [
  {
    language: 'es',
    words: {language: 'es', account: {...accountEs, ...resetEs}, own: ownEs, common: commonEs, site: siteEs},
  },
  {
    language: 'en',
    words: {language: 'en', account: {...accountEn, ...resetEn}, own: ownEn, common: commonEn, site: siteEn},
  },
  {
    language: 'pt',
    words: {language: 'pt', account: {...accountPt, ...resetPt}, own: ownPt, common: commonPt, site: sitePt},
  },
] as const;

const containing = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

const temporary = 'Temporal-2026!';

/** Somebody whose password is a temporary one. */
async function makeInvited(url: string, databaseUrl: string): Promise<string> {
  const {email} = await makeBookkeeper(url, 0);
  const database = openDatabase(databaseUrl, () => undefined, {maxConnections: 1});
  const passwordHash = await createPasswords().hash(temporary);
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  const given = [passwordHash, ends, email];
  await database.$client.query('update users set password_hash = $1, password_ends_at = $2 where email = $3', given);
  await closeDatabase(database);
  return email;
}

async function signInBy(page: Page, language: string, {account}: FormWords, who: readonly [string, string]) {
  await page.goto(`/${language}/login`);
  await page.locator('#email').fill(who[0]);
  await page.locator('#password').fill(who[1]);
  await page.getByRole('button', {name: account.signIn, exact: true}).click();
}

/** Fills a form with one kind of bad values, sends it and looks at every field. */
async function tryForm(page: Page, form: BadForm, {words, kind}: {words: FormWords; kind: Kind}): Promise<void> {
  const about = `${form.name}, ${kind}`;
  const typed = new Map<string, string>();
  for (const [id, values] of Object.entries(form.fields)) {
    const field = page.locator(`#${id}`);
    await field.fill(values[kind]);
    typed.set(id, await field.inputValue());
    // What does not fit is seen not to fit; all that fits is there.
    expect.soft(typed.get(id)?.startsWith(values[kind].slice(0, 11)), `${about}: ${id} typed`).toBe(true);
  }
  const said = form.says(words);
  const wrong = Object.keys(form.fields).flatMap((id) => {
    const message = said[id]?.[kind];
    return message === undefined ? [] : [[id, message] as const];
  });
  if (wrong.length === 0) return;
  await page
    .getByRole('button', {name: form.submit(words), exact: true})
    .last()
    .click();
  for (const [id, message] of wrong) {
    const field = page.locator(`#${id}`);
    await expect.soft(field, `${about}: ${id}`).toHaveAccessibleDescription(containing(message));
    await expect.soft(field, `${about}: ${id}`).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [id, value] of typed) {
    const field = page.locator(`#${id}`);
    await expect.soft(field, `${about}: ${id} stays`).toHaveValue(value);
    if (!wrong.some(([one]) => one === id))
      await expect.soft(field, `${about}: ${id} is right`).not.toHaveAttribute('aria-invalid', 'true');
  }
}

for (const {language, words} of inLanguages)
  test(`[FLD3] every form of an account says at its fields what it cannot take, in ${language} (S5.01 to S5.06, S8.02)`, async ({
    page,
    browser,
    product,
  }) => {
    const {email} = await makeBookkeeper(product.url, 0);
    const invited = await makeInvited(product.url, product.databaseUrl);
    const user = await (await browser.newContext()).newPage();
    await signInBy(user, language, words, [email, demoPassword]);
    await user.waitForURL('**/dashboard');
    const ran: string[] = [];
    for (const one of [page, user])
      one.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
    for (const form of badForms) {
      const place = form.who === 'user' ? user : page;
      if (form.who === 'invited') await signInBy(page, language, words, [invited, temporary]);
      else await place.goto(`/${language}${form.path}`);
      await expect(place.locator(`#${Object.keys(form.fields)[0]}`)).toBeVisible();
      for (const kind of kinds) await tryForm(place, form, {words, kind});
    }
    expect(ran).toEqual([]);
  });
