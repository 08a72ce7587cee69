import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Json} from '#contract/kernel/field-values.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {readDrafts} from '#src/data/formation/read-drafts.ts';
import {toPlacing} from '#src/data/orders/to-placing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds} from '#tests/sync/build-change.ts';

test('[FRM1] [OVL4] an order is placed with a draft that a visitor began in version 5', async () => {
  // The fixture's shape is this test's own.
  const rows = JSON.parse(readFileSync('tests/fixtures/contract/v5-rows.json', 'utf8')) as Record<
    string,
    Record<string, Json>
  >;
  const database = openLocalDevice();
  const draftId = createIds(31)();
  for (const [table, own] of [
    ['companyDrafts', {id: draftId, kind: 'migrate', placedOrderId: null}],
    ['draftPartners', {id: draftId, draftId, taxId: null, passport: null, placedOrderId: null}],
  ] as const) {
    const {id, ...fields} = {...rows[table], ...own};
    const set = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, {same: value}]));
    await recordChange(database, buildChange({spaceId: guestSpaceId, table, op: 'create', rowIds: [id], set, was: {}}));
  }
  const [kept] = await readDrafts(database, guestSpaceId);
  if (!kept) throw new Error('there is no draft');
  expect(kept.draft).toMatchObject({kind: 'migrate', addedCompanyId: null, paidAt: null});
  const placing = {language: 'es', couponCode: null, seenCents: 1, secret: 'a'.repeat(43), ...toPlacing(kept.draft)};
  expect(placeOrder.input.safeParse(placing).error?.issues).toBeUndefined();
});
