import {expect, test} from 'vitest';
import {mergeDraft} from '#src/data/wizard/merge-draft.ts';

const partner = (id: string, city = '', line = '') => ({id, city, line});
const draft = (name: string, city: string, partners = [partner('a'), partner('b')]) => ({name, city, partners});

test('[WIZ6] others’ answers show, what is typed here stays with what it was, and both can be told apart', () => {
  expect(mergeDraft(draft('', ''), draft('Ana', ''), draft('Bea', 'Lima'))).toEqual({
    mine: draft('Ana', 'Lima'),
    base: draft('', 'Lima'),
  });
  // What was written meanwhile is what was seen.
  expect(mergeDraft(draft('', ''), draft('Anabel', ''), draft('', '')).mine.name).toBe('Anabel');
});

test('[WIZ6] two people work on two partners, and on two fields of one', () => {
  const base = draft('', '', [partner('a'), partner('b')]);
  const mine = draft('', '', [partner('a', 'Cali'), partner('b'), partner('c')]);
  const theirs = draft('', '', [partner('a', '', 'Calle 1'), partner('b', 'Quito'), partner('d')]);
  expect(mergeDraft(base, mine, theirs)).toEqual({
    mine: draft('', '', [partner('a', 'Cali', 'Calle 1'), partner('b', 'Quito'), partner('d'), partner('c')]),
    base: draft('', '', [partner('a', '', 'Calle 1'), partner('b', 'Quito'), partner('d')]),
  });
});

test('[WIZ6] a partner who was taken away stays away, unless they are being changed at that moment', () => {
  const base = draft('', '', [partner('a'), partner('b'), partner('c')]);
  const mine = draft('', '', [partner('a'), partner('b', 'Cali')]);
  const theirs = draft('', '', [partner('c', 'Lima')]);
  expect(mergeDraft(base, mine, theirs)).toEqual({
    mine: draft('', '', [partner('b', 'Cali')]),
    base: draft('', '', [partner('c', 'Lima'), partner('b')]),
  });
});
