import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, type Locator} from 'vitest/browser';
import {orderKinds, type OrderKind} from '#contract/catalogue/ids.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {formationSteps} from '#contract/formation/steps.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {en as wizardEn} from '#src/data/wizard/text/en.ts';
import {es as wizardEs} from '#src/data/wizard/text/es.ts';
import {pt as wizardPt} from '#src/data/wizard/text/pt.ts';
import {en as labelsEn} from '#src/features/formation/text/en.ts';
import {es as labelsEs} from '#src/features/formation/text/es.ts';
import {pt as labelsPt} from '#src/features/formation/text/pt.ts';
import {en} from '#src/features/formation/wizard/text/en.ts';
import {es} from '#src/features/formation/wizard/text/es.ts';
import {pt} from '#src/features/formation/wizard/text/pt.ts';
import {reasons} from '#src/features/formation/wizard/text/reasons.ts';
import {languages} from '#src/i18n/languages.ts';
import {wizardTo} from '#src/routing/routing.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildPartner} from '#tests/fixtures/build-draft.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await emptyGuests();
});

const labels = {es: labelsEs, en: labelsEn, pt: labelsPt};
const words = {es: {...es, ...wizardEs}, en: {...en, ...wizardEn}, pt: {...pt, ...wizardPt}};

/** What nobody is called: far too much, a script, marks that turn what follows, other letters, nothing that is seen. */
const bad = [
  'x'.repeat(500),
  '<script>alert(1)</script>',
  '\u{202E}evil\u{2066}',
  'Пример 例え 🏢',
  '   ',
  '{{name}} %s',
];

/** A visitor's draft of which nothing was said, with the steps before one gone on from. */
async function beginAt(kind: OrderKind, place: number, answers: Partial<CompanyDraft> = {}): Promise<string> {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  const rows = {database, spaceId: guestSpaceId};
  const begun = await beginDraft(rows, kind);
  if (!begun.ok) throw new Error(begun.failure.reason);
  const store = keepInRows(rows, begun.value);
  const kept = await store.read();
  const passed = formationSteps[kind].slice(0, place).map(({id}) => id);
  const type = kind === 'create' ? 'LLC' : null;
  const partners = (answers.partners ?? []).map((partner) => ({...partner, draftId: begun.value}));
  if (kept) await store.write({draft: {...kept.draft, type, ...answers, partners}, passed});
  database.close();
  return begun.value;
}

/** The fields into which any text can be typed. */
const listTexts = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].filter(
    (input) =>
      ['text', 'email', 'tel'].includes(input.type) &&
      !['numeric', 'decimal'].includes(input.inputMode) &&
      input.role !== 'combobox' &&
      !input.readOnly &&
      input.checkVisibility(),
  );

/** Types as a paste does: as much as the field takes. */
function typeInto(input: HTMLInputElement, value: string): void {
  input.focus();
  const pasted = input.maxLength > 0 ? value.slice(0, input.maxLength) : value;
  // Past React, which keeps a field's own setter to itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pasted);
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  input.blur();
}

/** Each thing that is wrong with how a step tells of bad input. */
function findFaults(): string[] {
  const faults: string[] = [];
  const said = document.querySelector('main')?.innerText ?? '';
  const [raw] =
    /\{\{(?!name)|\b(?:reason|formation|field|code|partner|error)\.[a-z-]+\b|undefined|\[object/.exec(said) ?? [];
  if (raw !== undefined) faults.push(`says ${raw}`);
  for (const input of document.querySelectorAll('main [aria-invalid="true"]')) {
    const ids = `${input.getAttribute('aria-errormessage') ?? ''} ${input.getAttribute('aria-describedby') ?? ''}`;
    const told = ids.split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');
    if (told.join('').trim() === '') faults.push(`${input.id} is wrong and does not say why`);
  }
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth} px wide of ${clientWidth}`);
  return faults;
}

/** Of a step that was not answered at all, what is missing is told, and the page's title says that something is. */
async function expectMissing(step: string, next: Locator): Promise<void> {
  await next.click();
  await expect.element(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  expect(findFaults(), `${step}, empty`).toEqual([]);
  expect(document.title).toMatch(/^Err(?:or|o): \S.* · Faro$/);
}

for (const language of languages)
  for (const kind of orderKinds)
    test(`[FRM2] [FLD1] [WIZ5] in ${language}, each step to ${kind} says what is wrong where it is, for nothing and for bad texts, and keeps what was typed`, async () => {
      const text = words[language];
      let typedCount = 0;
      for (const [place, {id}] of formationSteps[kind].entries()) {
        const draftId = await beginAt(kind, place);
        const path = `${wizardTo.guest[kind].path}?draft=${draftId}`;
        await openScreen({path, who: 'guest', language});
        // It opens at the first step that is not whole.
        if (place > 0) await page.getByRole('button', {name: text[`step.${id}`], exact: true}).click();
        await expect.element(page.getByRole('heading', {level: 2, name: text[`step.${id}`]})).toBeVisible();
        const next = page.getByRole('button', {name: text.next, exact: true});
        const isAsked = !['services', 'duties'].includes(id);
        if (isAsked) await expectMissing(id, next);
        const typed = new Map<string, string>();
        for (const [at, input] of listTexts().entries()) {
          const value = bad[(at + place + languages.indexOf(language)) % bad.length] ?? '';
          typeInto(input, value);
          typed.set(input.id, input.value);
        }
        typedCount += typed.size;
        if (typed.size === 0) continue;
        await settle();
        await next.click();
        await settle();
        expect(findFaults(), `${id}, bad texts`).toEqual([]);
        // A business of its own may be called as one likes, in the letters of the forms.
        if (id === 'industry') continue;
        await expect.element(page.getByRole('alert').getByRole('link').first()).toBeVisible();
        const kept = [...typed].map(([name]) => [
          name,
          document.querySelector<HTMLInputElement>(`[id="${name}"]`)?.value,
        ]);
        expect(kept, `${id}, what was typed`).toEqual([...typed]);
      }
      // Else it would have looked at nothing.
      expect(typedCount).toBeGreaterThan(2);
    });

for (const language of languages)
  test(`[FRM4] in ${language}, who is under age reads so where the day is asked for, and stays at the step`, async () => {
    const birthDate = `${new Date().getUTCFullYear() - 10}-03-12`;
    const draftId = await beginAt('create', 0, {birthDate});
    await openScreen({path: `${wizardTo.guest.create.path}?draft=${draftId}`, who: 'guest', language});
    await page.getByRole('button', {name: words[language].next, exact: true}).click();
    await expect.element(page.getByText(reasons['formation.under-16'][language]).first()).toBeVisible();
    await expect.element(page.getByRole('heading', {level: 2, name: words[language]['step.you']})).toBeVisible();
  });

for (const language of languages)
  test(`[FRM9] [FRM23] [FRM24] in ${language}, a partner who is under age, is written in other letters or has a number that nobody is given reads so, and stays at the step`, async () => {
    const partner = buildPartner({
      firstName: 'Юлия',
      birthDate: `${new Date().getUTCFullYear() - 17}-12-31`,
      shareBasisPoints: 10_000,
    });
    const place = formationSteps.create.findIndex(({id}) => id === 'partners');
    const draftId = await beginAt('create', place, {partners: [partner], responsiblePartnerId: partner.id});
    await openScreen({path: `${wizardTo.guest.create.path}?draft=${draftId}`, who: 'guest', language});
    await page.getByRole('button', {name: words[language]['step.partners'], exact: true}).click();
    await expect.element(page.getByRole('heading', {level: 2, name: words[language]['step.partners']})).toBeVisible();
    const next = page.getByRole('button', {name: words[language].next, exact: true});
    await next.click();
    const summary = page.getByRole('alert');
    await expect
      .element(summary.getByText(reasons['formation.partner-under-18'][language], {exact: false}).first())
      .toBeVisible();
    await expect
      .element(summary.getByText(reasons['formation.latin-letters'][language], {exact: false}).first())
      .toBeVisible();
    await summary.getByRole('link').first().click();
    const number = page.getByRole('textbox', {name: labels[language]['field.taxId'], exact: false});
    // An ATIN, which children have who are being adopted.
    await number.fill('912-93-1234');
    await next.click();
    await expect
      .element(summary.getByText(words[language]['partner.taxIdWrong'], {exact: false}).first())
      .toBeVisible();
    expect(findFaults()).toEqual([]);
    await expect.element(page.getByRole('heading', {level: 2, name: words[language]['step.partners']})).toBeVisible();
  });

for (const language of languages)
  test(`[FRM5] [FRM6] in ${language}, names that a state refuses read why at their fields, and stay`, async () => {
    const place = formationSteps.create.findIndex(({id}) => id === 'company');
    const draftId = await beginAt('create', place, {
      nameOne: 'Andes Bank',
      nameTwo: 'Северный свет',
      designator: 'LLC',
    });
    await openScreen({path: `${wizardTo.guest.create.path}?draft=${draftId}`, who: 'guest', language});
    await page.getByRole('button', {name: words[language]['step.company'], exact: true}).click();
    await page.getByRole('button', {name: words[language].next, exact: true}).click();
    const refused = reasons['formation.name-restricted'][language].replace('{{word}}', 'Bank');
    for (const told of [refused, reasons['formation.name-characters'][language]])
      await expect.element(page.getByText(told, {exact: false}).first()).toBeVisible();
    expect(findFaults()).toEqual([]);
    await expect.element(page.getByRole('heading', {level: 2, name: words[language]['step.company']})).toBeVisible();
  });
