import {expect, test} from 'vitest';
import {listProposals} from '#src/features/bookkeeping/comments/list-proposals.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

test('[QST4] of the categories that a question proposes those are offered that can still be chosen, in its order', () => {
  const category = (id: number, archived = false) =>
    categories.row.parse(buildRow('categories', testId(id), {archived}));
  const question = {firstCategoryId: testId(3), secondCategoryId: testId(1), thirdCategoryId: testId(2)};
  const offered = listProposals(question, [category(1), category(2, true), category(3)]);
  expect(offered.map(({id}) => id)).toEqual([testId(3), testId(1)]);
  expect(listProposals(question, [])).toEqual([]);
  expect(listProposals({...question, firstCategoryId: null}, [category(3)])).toEqual([]);
});
