import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {addDays} from '#contract/kernel/dates.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const today = dayNow.federal();

test('[NTC9] a charge that failed is told in the bell with its next try, and leads to where it is paid', async () => {
  const dueOn = addDays(today, -1);
  await openScreen({
    path: pathTo.teammates.path,
    answers: {readPaymentProvider: {kind: 'sandbox'}, listCards: {cards: []}},
    rows: {
      renewals: [],
      subscriptions: [
        buildRow('subscriptions', companyId, {
          planId: 'professional',
          paidUntil: dueOn,
          owedFor: 'funds',
          retryOn: addDays(dueOn, 3),
        }),
      ],
    },
  });
  const bell = page.getByRole('button', {name: /sin leer/});
  await expect.element(bell).toBeVisible();
  await bell.click();
  const told = page.getByRole('dialog').getByRole('link', {name: /no pudimos cobrar la renovación del .* Volveremos/});
  await expect.element(told).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await told.click();
  await expect.element(page.getByText(/No se pagó la renovación de Quebracho LLC/)).toBeVisible();
});
