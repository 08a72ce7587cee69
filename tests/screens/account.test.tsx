import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {newPasswordRequiredSchema} from '#contract/account/session.ts';
import {languages} from '#src/i18n/languages.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {badForms, kinds, wordsOf, type BadForm, type FormWords, type Kind} from './bad-forms.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const scenes = badForms.flatMap((form) => languages.map((language) => ({form, language, name: form.name})));

function fieldOf(id: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${id}`);
  return field;
}

/** Fills a form with one kind of bad values, sends it and looks at every field. */
async function tryForm(form: BadForm, words: FormWords, kind: Kind): Promise<void> {
  const about = `${form.name}, ${kind}`;
  const typed = new Map<string, string>();
  for (const [id, values] of Object.entries(form.fields)) {
    await page.elementLocator(fieldOf(id)).fill(values[kind]);
    typed.set(id, fieldOf(id).value);
    // What does not fit is seen not to fit; all that fits is there.
    expect.soft(typed.get(id)?.startsWith(values[kind].slice(0, 11)), `${about}: ${id} typed`).toBe(true);
  }
  const said = form.says(words);
  const wrong = new Map(
    Object.keys(form.fields).flatMap((id) => {
      const message = said[id]?.[kind];
      return message === undefined ? [] : [[id, message] as const];
    }),
  );
  if (wrong.size === 0) return;
  await page
    .getByRole('button', {name: form.submit(words), exact: true})
    .last()
    .click();
  await settle();
  for (const [id, value] of typed) {
    const field = page.elementLocator(fieldOf(id));
    const message = wrong.get(id) ?? '';
    await expect
      .element(field, {message: `${about}: ${id}`})
      .toHaveAccessibleDescription(expect.stringContaining(message));
    const isWrong = fieldOf(id).getAttribute('aria-invalid') === 'true';
    expect.soft(isWrong, `${about}: ${id} is told to be wrong`).toBe(wrong.has(id));
    expect.soft(fieldOf(id).value, `${about}: ${id} stays`).toBe(value);
  }
}

test.each(scenes)('[FLD3] the form $name says at its fields what it cannot take, in $language', async (scene) => {
  const {form, language} = scene;
  const words = wordsOf(language);
  await openScreen({
    path: form.path,
    who: form.who,
    language,
    face: form.face ?? 'filled',
    answers: form.answers ?? {},
  });
  if (form.isAfterSignIn) await signInBy(words);
  for (const kind of kinds) await tryForm(form, words, kind);
  expect(document.querySelector('main script')).toBeNull();
});

async function signInBy({account}: FormWords): Promise<void> {
  await page.elementLocator(fieldOf('email')).fill('ana@faro.example');
  await page.elementLocator(fieldOf('password')).fill('Temporal-2026!');
  await page.getByRole('button', {name: account.signIn, exact: true}).click();
  await settle(() => document.getElementById('newPassword') !== null);
}

/** What tells a summary of errors: the forms that the sweep finds untouched are sent empty, or with what they do not take. */
layerKit(
  badForms
    .filter(({isAfterSignIn}) => isAfterSignIn !== true)
    .map((form) => ({
      name: `the form ${form.name} with a summary of its errors`,
      scene: {path: form.path, who: form.who, face: form.face ?? 'filled', answers: form.answers ?? {}},
      open: async (language) => {
        for (const [id, {script}] of Object.entries(form.fields)) await page.elementLocator(fieldOf(id)).fill(script);
        await page
          .getByRole('button', {name: form.submit(wordsOf(language)), exact: true})
          .last()
          .click();
        return page.getByRole('alert').first();
      },
    })),
);

test('what asks for a password of one’s own is what signing in answers', () => {
  const answers = badForms.flatMap((form) => (form.isAfterSignIn === true ? [form.answers?.['logIn']] : []));
  expect(answers).toHaveLength(1);
  for (const answer of answers) expect(newPasswordRequiredSchema.safeParse(answer).success).toBe(true);
});
