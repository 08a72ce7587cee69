import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {es as renewalTexts} from '#src/features/renewals/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const today = dayNow.ofState('WY');
/** Wyoming asks on the first of the month: one within 60 days. */
const dueDay = `${addMonths(addDays(today, 45), 0).slice(0, 7)}-01`;

test('[NTC6] a date that comes is among the notices of this device, and leads to where it is settled', async () => {
  const createdAt = `${addMonths(today, -10)}T12:00:00.000Z`;
  await openScreen({
    isReminded: true,
    path: pathTo.teammates.path,
    rows: {
      companies: [buildRow('companies', companyId, {name: 'Estudio Sur LLC', origin: 'migrated', createdAt})],
      formations: [
        buildRow('formations', companyId, {
          kind: 'migrate',
          status: 'Completed',
          constitutedOn: `${addMonths(dueDay, -36).slice(0, 7)}-11`,
        }),
      ],
      renewals: [],
    },
  });
  const later = page.getByRole('button', {name: renewalTexts.reminderLater});
  await later.click();
  const bell = page.getByRole('button', {name: /sin leer/});
  await expect.element(bell).toBeVisible();
  await bell.click();
  const list = page.getByRole('dialog');
  await expect.element(list.getByText(/Estudio Sur LLC: Informe anual del estado, vence el 1 de/)).toBeVisible();
  expect(await findFaults('filled')).toEqual([]);
  await list.getByRole('link', {name: /Informe anual del estado/}).click();
  await expect.element(page.getByRole('heading', {level: 1, name: 'Renovación en Wyoming'})).toBeVisible();
});
