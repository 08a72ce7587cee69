import {expect, test} from 'vitest';
import {companyStatuses} from '#contract/companies/progress.ts';
import {listDuePapers} from '#contract/desk/due-papers.ts';

test('[DSK7] Faro must have brought a paper once the step is done that it proves, of what it forms alone', () => {
  const due = companyStatuses.map((status) => listDuePapers({type: 'LLC', kind: 'create', status}).length);
  expect(due).toEqual([0, 1, 1, 2, 2, 2, 2, 2, 0]);
  expect(listDuePapers({type: 'C-Corp', kind: 'create', status: 'ObtainingEin'})).toEqual(['articles']);
  for (const status of companyStatuses) {
    // Its owner has the papers of one that came here, and one without a state has none.
    expect(listDuePapers({type: 'LLC', kind: 'migrate', status})).toEqual([]);
    expect(listDuePapers({type: 'Cross Border Crypto', kind: 'crypto', status})).toEqual([]);
  }
});
