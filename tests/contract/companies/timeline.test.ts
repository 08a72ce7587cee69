import {expect, test} from 'vitest';
import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import type {CompanyStatus} from '#contract/companies/progress.ts';
import {readTimeline, type TimelineFacts} from '#contract/companies/timeline.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const facts: TimelineFacts = {
  kind: 'create',
  status: 'Start',
  orderedAt: '2026-11-23T15:00:00.000Z',
  constitutedOn: null,
};

let count = 0;
function move(kind: CompanyStepRow['kind'], toStatus: CompanyStatus, day: string): CompanyStepRow {
  count += 1;
  const movedAt = `2027-01-01T10:00:${String(count % 60).padStart(2, '0')}.000Z`;
  const skipReason = kind === 'skip' ? 'formed-in-us' : null;
  return {id: testId(count), kind, fromStatus: 'Start', toStatus, day, movedAt, movedBy: 'Olga', note: '', skipReason};
}

const show = (given: TimelineFacts, moves: readonly CompanyStepRow[]) =>
  readTimeline(given, moves, utcDay).map(({step, state, day}) => `${step} ${state} ${day ?? '-'}`);

const way = [
  move('filed', 'Start', '2026-11-25'),
  move('onward', 'RegisteredInState', '2026-12-08'),
  move('onward', 'ObtainingEin', '2026-12-10'),
  move('onward', 'ProvisionalEinLetterObtained', '2027-01-28'),
  move('skip', 'ReadyForBankAccount', '2027-01-29'),
];

test('[PRG7] a company that has just been ordered has its first day', () => {
  expect(show(facts, [])[0]).toBe('Start now 2026-11-23');
  expect(readTimeline(facts, [], utcDay).filter(({state}) => state === 'ahead')).toHaveLength(7);
});

test('[PRG15] what its owner told of a company that came here is at its first step, and stays there as it goes on', () => {
  const told = {...move('onward', 'Start', '2026-11-23'), note: 'Su agente registrado: Agents Inc.'};
  const migrated = {...facts, kind: 'migrate'} as const;
  expect(readTimeline(migrated, [told], utcDay)[0]).toMatchObject({step: 'Start', state: 'now', move: told});
  const after = readTimeline(
    {...migrated, status: 'ObtainingEin'},
    [move('onward', 'ObtainingEin', '2026-12-10'), told],
    utcDay,
  );
  expect(after[0]).toMatchObject({step: 'Start', state: 'done', day: '2026-11-23', move: told});
  expect(after[1]).toMatchObject({step: 'RegisteredInState', state: 'passed', day: null});
});

test('[PRG2] [PRG7] each step has its day, and the skipped one stays with the move that skipped it', () => {
  const timeline = readTimeline(
    {...facts, status: 'ReadyForBankAccount', constitutedOn: '2026-12-08'},
    way.toReversed(),
    utcDay,
  );
  expect(timeline.map(({step, state, day}) => `${step} ${state} ${day ?? '-'}`)).toEqual([
    'Start done 2026-11-23',
    'RegisteredInState done 2026-12-08',
    'ObtainingEin done 2026-12-10',
    'ProvisionalEinLetterObtained done 2027-01-28',
    'BoiReport skipped 2027-01-29',
    'ReadyForBankAccount now 2027-01-29',
    'BankAccountProcessing ahead -',
    'Completed ahead -',
  ]);
  expect(timeline[4]?.move?.skipReason).toBe('formed-in-us');
});

test('[PRG4] [PRG7] a day of registration that was put right is the step’s, then and later', () => {
  const given = {...facts, status: 'RegisteredInState', constitutedOn: '2026-12-07'} as const;
  const moves = [
    move('onward', 'RegisteredInState', '2026-12-08'),
    move('correction', 'RegisteredInState', '2026-12-07'),
  ];
  expect(show(given, moves)[1]).toBe('RegisteredInState now 2026-12-07');
  expect(readTimeline(given, moves, utcDay)[1]?.correction?.id).toBe(moves[1]?.id);
  const later = [...moves, move('onward', 'ObtainingEin', '2026-12-10')];
  expect(show({...given, status: 'ObtainingEin'}, later)[1]).toBe('RegisteredInState done 2026-12-07');
});

test('[PRG7] [PRG12] [PRG13] that names were refused and others proposed leads to no step', () => {
  const names = [move('names-refused', 'Start', '2026-11-27'), move('names-proposed', 'Start', '2026-11-28')];
  expect(show(facts, [move('filed', 'Start', '2026-11-25'), ...names])).toEqual(show(facts, []));
  // Of one that is canceled after that the start is what it came to.
  expect(show({...facts, status: 'Canceled'}, names)[0]).toBe('Start done 2026-11-23');
});

test('[PRG4] [PRG7] what a further move took back is ahead again, and the step one is back at keeps its day', () => {
  const back = move('correction', 'RegisteredInState', '2027-02-01');
  const timeline = readTimeline({...facts, status: 'RegisteredInState'}, [...way, back], utcDay);
  expect(timeline[1]).toMatchObject({state: 'now', day: '2026-12-08', correction: back});
  expect(timeline.slice(2).every(({state, day}) => state === 'ahead' && day === null)).toBe(true);
  const again = move('onward', 'ObtainingEin', '2027-02-03');
  const later = readTimeline({...facts, status: 'ObtainingEin'}, [...way, back, again], utcDay);
  expect(later[2]).toMatchObject({state: 'now', day: '2027-02-03', correction: null});
  expect(later[4]).toMatchObject({step: 'BoiReport', state: 'ahead'});
});

test('[PRG7] of a canceled company the steps that it had come to stay, and nothing is now', () => {
  const timeline = show({...facts, status: 'Canceled'}, [...way.slice(0, 3), move('cancel', 'Canceled', '2027-02-01')]);
  expect(timeline.slice(0, 4)).toEqual([
    'Start done 2026-11-23',
    'RegisteredInState done 2026-12-08',
    'ObtainingEin done 2026-12-10',
    'ProvisionalEinLetterObtained ahead -',
  ]);
});

test('[PRG7] what was done elsewhere has no day but the one that is known', () => {
  const migrated = {...facts, kind: 'migrate', status: 'ReadyForBankAccount', constitutedOn: '2024-03-04'} as const;
  const timeline = show(migrated, [move('onward', 'ReadyForBankAccount', '2026-11-24')]);
  expect(timeline.slice(0, 6)).toEqual([
    'Start done 2026-11-23',
    'RegisteredInState done 2024-03-04',
    'ObtainingEin passed -',
    'ProvisionalEinLetterObtained passed -',
    'BoiReport passed -',
    'ReadyForBankAccount now 2026-11-24',
  ]);
});

test('[PRG7] at the last step every step is done', () => {
  const done = ['BankAccountProcessing', 'Completed'] as const;
  const all = [...way, ...done.map((to) => move('onward', to, '2027-03-01'))];
  const states = readTimeline({...facts, status: 'Completed'}, all, utcDay).map(({state}) => state);
  expect(states).toEqual(['done', 'done', 'done', 'done', 'skipped', 'done', 'done', 'done']);
});
