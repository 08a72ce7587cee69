import {expect, test} from 'vitest';
import {
  companyStatuses,
  judgeMove,
  listMoves,
  needsNote,
  stepsOf,
  type CompanyStatus,
} from '#contract/companies/progress.ts';

const created = (status: CompanyStatus, filedOn: string | null = '2026-11-25') =>
  ({kind: 'create', status, filedOn}) as const;
const goalsOf = (from: Parameters<typeof listMoves>[0], wanted: string) =>
  listMoves(from).flatMap(({to, kind}) => (kind === wanted ? [to] : []));

test('[PRG1] one goes on by one step at a time, and from the last to none', () => {
  const steps = stepsOf('create');
  for (const [place, step] of steps.entries()) {
    const next = steps.slice(place + 1, place + 2);
    expect([step, goalsOf(created(step), 'onward')]).toEqual([step, next]);
  }
  expect(judgeMove(created('Start'), 'ObtainingEin')).toBeNull();
  expect(judgeMove(created('ObtainingEin'), 'ObtainingEin')).toBeNull();
});

test('[PRG1] a migrated company goes from its start to any step, and from there as every other', () => {
  const later = stepsOf('migrate').slice(1);
  expect(goalsOf({kind: 'migrate', status: 'Start', filedOn: null}, 'onward')).toEqual(later);
  expect(goalsOf({kind: 'migrate', status: 'RegisteredInState', filedOn: null}, 'onward')).toEqual(['ObtainingEin']);
});

test('[PRG1] one that no state forms has the steps of its account alone', () => {
  const steps = stepsOf('crypto');
  expect(steps).toEqual(['Start', 'ReadyForBankAccount', 'BankAccountProcessing', 'Completed']);
  for (const [place, status] of steps.entries())
    expect(goalsOf({kind: 'crypto', status, filedOn: null}, 'onward')).toEqual(steps.slice(place + 1, place + 2));
  expect(judgeMove({kind: 'crypto', status: 'ReadyForBankAccount', filedOn: null}, 'BoiReport')).toBeNull();
});

test('[PRG2] the BOI report alone can be skipped, from the letter of the EIN', () => {
  const skips = companyStatuses.flatMap((status) => goalsOf(created(status), 'skip').map((to) => [status, to]));
  expect(skips).toEqual([['ProvisionalEinLetterObtained', 'ReadyForBankAccount']]);
});

test('[PRG3] every step but the last can be canceled, in words', () => {
  const canceled = companyStatuses.filter((status) => judgeMove(created(status), 'Canceled') === 'cancel');
  expect(canceled).toEqual(stepsOf('create').slice(0, -1));
  expect(needsNote('cancel')).toBe(true);
});

test('[PRG4] one goes back to any earlier step in words, from the last one and from canceled too', () => {
  for (const [place, status] of stepsOf('create').entries()) {
    // The day of registration is put right where one is.
    const own = status === 'RegisteredInState' ? [status] : [];
    expect(goalsOf(created(status, null), 'correction')).toEqual([...stepsOf('create').slice(0, place), ...own]);
  }
  // That the papers went to the state can be taken back too.
  expect(goalsOf(created('Start'), 'correction')).toEqual(['Start']);
  const canceled = {...created('Canceled'), canceledFrom: 'ObtainingEin'} as const;
  expect(goalsOf(canceled, 'correction')).toEqual(['Start', 'RegisteredInState', 'ObtainingEin']);
  expect(goalsOf(created('Canceled'), 'correction')).toEqual(stepsOf('create'));
  expect([needsNote('correction'), needsNote('onward')]).toEqual([true, false]);
});

test('[PRG12] that the state refused both names is said in words, once it has the papers of a company that we form', () => {
  const asking = companyStatuses.flatMap((status) =>
    goalsOf(created(status), 'names-refused').map((to) => [status, to]),
  );
  expect(asking).toEqual([['Start', 'Start']]);
  expect(judgeMove(created('Start', null), 'Start', true)).toBeNull();
  expect(judgeMove({...created('Start'), kind: 'migrate'}, 'Start', true)).toBeNull();
  expect(judgeMove(created('Start'), 'RegisteredInState', true)).toBeNull();
  expect(needsNote('names-refused')).toBe(true);
  // The owner's own move is no admin's.
  expect(companyStatuses.flatMap((status) => goalsOf(created(status), 'names-proposed'))).toEqual([]);
});

test('[PRG5] papers go to the state once, of a company that we form', () => {
  expect(judgeMove(created('Start', null), 'Start')).toBe('filed');
  expect(judgeMove(created('Start'), 'Start')).not.toBe('filed');
  expect(judgeMove({kind: 'migrate', status: 'Start', filedOn: null}, 'Start')).toBeNull();
  expect(judgeMove({kind: 'migrate', status: 'RegisteredInState', filedOn: null}, 'RegisteredInState')).toBeNull();
});
