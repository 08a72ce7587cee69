import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {es} from '#src/features/renewals/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {dayNow} from '#tests/kits/day-now.ts';
import {openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

/** Whose renewals they are. */
export const companyId = testId(0xc0);
/** The day in its state. */
export const today = dayNow.ofState('WY');
/** Wyoming asks on the first of the month: one that begins within its time. */
export const dueDay = `${addMonths(addDays(today, 45), 0).slice(0, 7)}-01`;
/** The period that falls due then. */
export const period = Number(dueDay.slice(0, 4));
/** When it came here. */
export const createdAt = `${addMonths(today, -10)}T12:00:00.000Z`;

type Given = {
  readonly formation?: Row;
  readonly company?: Row;
  readonly done?: readonly Row[];
  /** The server has the bytes of the proof. */
  readonly isProofThere?: boolean;
};

/** The rows of a company in Wyoming whose report falls due within its time. */
export function rowsOf({formation = {}, company = {}, done = [], isProofThere = true}: Given = {}): NonNullable<
  Scene['rows']
> {
  const constitutedOn = `${addMonths(dueDay, -36).slice(0, 7)}-11`;
  return {
    companies: [buildRow('companies', companyId, {name: 'Estudio Sur LLC', origin: 'migrated', createdAt, ...company})],
    formations: [
      buildRow('formations', companyId, {kind: 'migrate', status: 'Completed', constitutedOn, ...formation}),
    ],
    renewals: done,
    files: [
      buildRow('files', testId(0xf1), {
        kind: 'document',
        transactionId: null,
        name: 'acuse.pdf',
        type: 'application/pdf',
        storedAt: isProofThere ? createdAt : null,
      }),
    ],
  };
}

/** The period, marked as filed elsewhere. */
export const marked = (overrides: Row = {}) =>
  buildRow('renewals', testId(0x71), {
    what: 'report',
    period,
    dueDay,
    elsewhereOn: addDays(today, -1),
    proofId: testId(0xf1),
    markedBy: testId(9),
    markedAt: createdAt,
    ...overrides,
  });

/** Puts the reminder off. */
export const later = page.getByRole('button', {name: es.reminderLater});

/** Opens the page; the reminder of what waits is put off first, where it comes. */
export async function open(given: Given = {}, scene: Partial<Scene> = {}) {
  const screen = await openScreen({path: pathTo.renewal.path, rows: rowsOf(given), isReminded: true, ...scene});
  await settle(() => document.querySelector('h1')?.textContent !== es.title);
  return screen;
}

/** Opens the page and puts the reminder off. */
export async function openPutOff(given: Given = {}, scene: Partial<Scene> = {}) {
  const screen = await open(given, scene);
  await later.click();
  await expect.element(later).not.toBeInTheDocument();
  return screen;
}
