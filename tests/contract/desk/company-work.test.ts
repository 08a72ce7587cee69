import {expect, test} from 'vitest';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {readActor} from '#contract/companies/turn.ts';

const standings = companyStatuses.flatMap((status) =>
  orderKinds.flatMap((kind) =>
    [null, '2026-11-01'].flatMap((filedOn) =>
      [null, '2026-11-02'].map((namesRefusedOn) => ({status, kind, filedOn, namesRefusedOn})),
    ),
  ),
);

test('[DSK1] there is work wherever Faro acts, and elsewhere only where the IRS may be late', () => {
  for (const standing of standings) {
    const actor = readActor(standing);
    const expected = actor === 'faro' || actor === 'irs';
    expect([standing, companyWorkOf(standing) !== null]).toEqual([standing, expected]);
  }
});

test('[DSK1] what is to be done at the start is another thing for each kind of order', () => {
  const first = orderKinds.map((kind) => companyWorkOf({kind, status: 'Start', filedOn: null, namesRefusedOn: null}));
  expect(first).toEqual(['file-state', 'take-over', 'start-crypto']);
});
