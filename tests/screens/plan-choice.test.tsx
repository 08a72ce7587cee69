import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {cleanup, render} from 'vitest-browser-react/pure';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {PlanChoice} from '#src/data/plans/plan-choice.tsx';
import {i18n} from '#src/i18n/i18n.ts';
import {buildDraft} from '#tests/fixtures/build-draft.ts';
import {loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
});
afterEach(cleanup);

const radio = (name: string) => page.getByRole('radio', {name, exact: true});

test('[PLN10] a plan is called by its head and described by its rows, also where these do not show', async () => {
  await page.viewport(410, 900);
  await render(<PlanChoice draft={buildDraft()} today="2026-11-23" isBrief onChange={() => undefined} />);
  const enterprise = radio('Enterprise $1,800.00 al año');
  await expect.element(enterprise).toHaveAccessibleDescription(/Asesoría contable \(CPA\) 2 horas al mes$/);
  await expect.element(page.getByText('2 horas al mes')).not.toBeVisible();
});

test('[FRM13] a plan below the volume says why it cannot be taken, and keeps nobody from the others', async () => {
  const chosen: PlanId[] = [];
  const draft = buildDraft({kind: 'crypto', plan: 'standard', volume: 'up-to-1m'});
  await render(<PlanChoice draft={draft} today="2026-11-23" onChange={(plan) => chosen.push(plan)} />);
  await expect.element(radio('Standard $490.00 al año')).toBeDisabled();
  await expect.element(radio('Standard $490.00 al año')).toHaveAccessibleDescription(/^Tu volumen es mayor/);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chosen).toEqual(['professional']);
});
