import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {cleanup, render} from 'vitest-browser-react/pure';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {es} from '#src/data/wizard/text/es.ts';
import type {DraftStore, KeptDraft} from '#src/data/wizard/draft-store.ts';
import {Wizard, type WizardPage} from '#src/data/wizard/wizard.tsx';
import {i18n} from '#src/i18n/i18n.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {loadAllTexts, setWidth} from '#tests/kits/screen-kit/open-screen.tsx';

type Draft = {readonly name: string; readonly city: string};

beforeAll(async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
});
afterEach(cleanup);

const askFor = (field: 'name' | 'city', title: string): WizardPage<Draft> => ({
  id: field,
  titleKey: title,
  fields: [field],
  check: (draft) => (draft[field] === '' ? [{field, reason: `${title} missing`}] : []),
  listAnswers: (draft) => [{label: title, value: draft[field]}],
  Fields: ({form}) => <TextField {...form.bind(field)} label={title} />,
});
const steps = [askFor('name', 'Name'), askFor('city', 'City')];

async function openWizard(begun: KeptDraft<Draft> | null, answers: readonly Outcome<null>[] = []) {
  const sent: Draft[] = [];
  const left = [...answers];
  let kept = begun;
  const store: DraftStore<Draft> = {
    read: async () => Promise.resolve(kept),
    write: async (next) => {
      kept = next;
      return Promise.resolve(succeed(undefined));
    },
  };
  await render(
    <Wizard
      steps={steps}
      start={{name: '', city: ''}}
      store={store}
      idPrefix="sample-"
      say={({reason}) => reason}
      text={(key) => key}
      submitText="Send"
      send={async (draft) => {
        sent.push(draft);
        return Promise.resolve(left.shift() ?? succeed(null));
      }}
    />,
  );
  return {sent, readKept: () => kept};
}

const heading = (name: string) => page.getByRole('heading', {name, level: 2});
const field = (name: string) => page.getByRole('textbox', {name});
const press = async (name: string) => page.getByRole('button', {name, exact: true}).click();
const full: KeptDraft<Draft> = {draft: {name: 'Ceibo', city: 'Lima'}, passed: ['name', 'city']};

test('[WIZ1] what one leaves is out of sight at once and gone soon after, and back is as it was', async () => {
  await openWizard(null);
  await field('Name').fill('Ceibo');
  const left = field('Name').element();
  await press(es.next);
  await expect.element(heading('City')).toBeVisible();
  expect((left as HTMLElement).checkVisibility()).toBe(false);
  await expect.poll(() => left.isConnected).toBe(false);
  await press(es.back);
  await expect.element(field('Name')).toHaveValue('Ceibo');
  await expect.element(field('City')).not.toBeInTheDocument();
});

test('[WIZ2] on a phone the place opens the list of steps, from which one goes to any that was passed', async () => {
  await setWidth(410);
  await openWizard({draft: {name: 'Ceibo', city: ''}, passed: ['name']});
  await expect.element(heading('City')).toBeVisible();
  const toName = page.getByRole('button', {name: 'Name', exact: true});
  await expect.element(toName).not.toBeInTheDocument();
  const place = page.getByRole('button', {name: 'Paso 2 de 3: ver los pasos'});
  await place.click();
  await expect.element(place).toHaveAttribute('aria-expanded', 'true');
  await toName.click();
  await expect.element(heading('Name')).toHaveFocus();
  await expect.element(page.getByRole('list', {name: es.steps})).not.toBeInTheDocument();
  await setWidth(1284);
});

test('[WIZ2] one goes on from a step that is right, back, and from the review to a step and back', async () => {
  const {sent, readKept} = await openWizard(null);
  await press(es.next);
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link', {name: 'Name missing'}).click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('Ceibo');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await press(es.next);
  await expect.element(heading('City')).toHaveFocus();
  await press(es.back);
  await expect.element(field('Name')).toHaveValue('Ceibo');
  await press(es.next);
  await field('City').fill('Lima');
  await press(es.next);
  await expect.element(heading(es.review)).toHaveFocus();
  await press(`${es.change}: City`);
  await field('City').fill('Quito');
  await press(es.next);
  await expect.element(page.getByText('Quito')).toBeVisible();
  await press('Send');
  await expect.poll(() => sent).toEqual([{name: 'Ceibo', city: 'Quito'}]);
  await expect.poll(readKept).toBeNull();
});

test('[WIZ3] a wizard that is opened again goes on at the first step that is not finished', async () => {
  await openWizard({draft: {name: 'Ceibo', city: ''}, passed: ['name']});
  await expect.element(heading('City')).toBeVisible();
  await press(es.back);
  await expect.element(field('Name')).toHaveValue('Ceibo');
});

test('[WIZ5] what is wrong with an answer, said at the review, leads to its field, where it still stands', async () => {
  const {sent} = await openWizard(full, [fail('conflict', 'Name taken', {details: {field: 'name'}})]);
  await expect.element(heading(es.review)).toBeVisible();
  await press('Send');
  await page.getByRole('link', {name: 'Name taken'}).click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Name')).toHaveAccessibleDescription(expect.stringContaining('Name taken'));
  await field('Name').fill('Ceibo Sur');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await press(es.next);
  await press('Send');
  await expect.poll(() => sent.at(-1)).toEqual({name: 'Ceibo Sur', city: 'Lima'});
});

test('[WIZ7] the next step is drawn out of sight, shown with what was typed since, and follows what is typed there', async () => {
  await openWizard(null);
  const ahead = () => document.querySelector<HTMLInputElement>('[id="sample-city"] input, input[id="sample-city"]');
  await expect.poll(() => ahead()).not.toBeNull();
  const drawn = ahead();
  await expect.element(field('City')).not.toBeInTheDocument();
  await field('Name').fill('Ceibo');
  await press('Continuar');
  await expect.element(field('City')).toHaveValue('');
  // Shown, not drawn anew.
  expect(ahead()).toBe(drawn);
  await field('City').fill('Lima');
  await press('Continuar');
  await expect.element(heading('Revisa tus respuestas')).toBeVisible();
  await expect.element(page.getByText('Ceibo')).toBeVisible();
  await expect.element(page.getByText('Lima')).toBeVisible();
});
