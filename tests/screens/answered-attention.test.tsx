import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es as activity} from '#src/features/activity/text/es.ts';
import {reasons} from '#src/features/bookkeeping/text/reasons.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {params} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('[QST3] [CFL1] who answers second is told so of the answer and of its category, is asked about no deletion, and gives both up', async () => {
  const {me} = await openScreen({path: 'account/profile'});
  const database = await openDatabase(me?.id ?? '', () => undefined);
  await database.attention.clear();
  const spaceId = params['companyId'] ?? '';
  const {create, edit} = buildChangeIn(spaceId);
  const transactionId = testId(4);
  const answer = buildRow('comments', testId(70), {
    kind: 'answer',
    answersId: testId(71),
    text: 'Software',
    transactionId,
  });
  const changes = [
    create('comments', [answer]),
    edit('transactions', [transactionId], {checked: true}, {checked: false}),
  ];
  for (const change of changes) {
    const refusal = {field: null, code: 'conflict', reason: 'comment.answered-already'} as const;
    const refusals = change.rowIds.map((rowId) => ({rowId, ...refusal}));
    await database.attention.add({spaceId, change, refusals, refusedAt: change.madeAt});
  }
  await goTo('/es/activity');
  const list = page.getByRole('list', {name: activity.attention});
  await expect.poll(() => list.getByText(reasons['comment.answered-already'].es).elements().length).toBe(2);
  await expect.element(page.getByRole('button', {name: activity.restore})).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', {name: activity.conflictsReview})).not.toBeInTheDocument();
  for (const left of [1, 0]) {
    await list.getByRole('button', {name: activity.more}).first().click();
    await page.getByRole('menuitem', {name: activity.discard}).click();
    await expect.poll(async () => database.attention.count()).toBe(left);
  }
  database.close();
});
