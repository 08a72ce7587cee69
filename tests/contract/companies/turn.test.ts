import {expect, test} from 'vitest';
import {readExpressDays} from '#contract/companies/express-days.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {readActor, readTurn, type TurnFacts} from '#contract/companies/turn.ts';
import {addWorkdays} from '#contract/companies/workdays.ts';

const facts: TurnFacts = {
  kind: 'create',
  status: 'Start',
  // A Monday in UTC and still Sunday in New York.
  statusSince: '2026-11-23T02:00:00.000Z',
  planId: 'professional',
  filedOn: null,
  namesRefusedOn: null,
  constitutedOn: null,
};

test('[PRG5] at each step one acts, and nobody at the end', () => {
  const acting = companyStatuses.map((status) => [status, readActor({status, filedOn: null, namesRefusedOn: null})]);
  expect(Object.fromEntries(acting)).toEqual({
    Start: 'faro',
    RegisteredInState: 'faro',
    ObtainingEin: 'irs',
    ProvisionalEinLetterObtained: 'faro',
    BoiReport: 'faro',
    ReadyForBankAccount: 'owner',
    BankAccountProcessing: 'bank',
    Completed: null,
    Canceled: null,
  });
  expect(readActor({status: 'Start', filedOn: '2026-11-24', namesRefusedOn: null})).toBe('state');
});

test('[PRG12] while other names are asked for its owner acts, with no day, and at no other step', () => {
  const asked = {...facts, namesRefusedOn: '2026-11-24'};
  expect(readTurn(asked)).toEqual({actor: 'owner', until: null});
  expect(readTurn({...asked, status: 'RegisteredInState'})?.actor).toBe('faro');
  expect(readTurn({...asked, status: 'Canceled'})).toBeNull();
  // A row that was kept before the field came.
  const {namesRefusedOn: _none, ...older} = facts;
  expect(readTurn(older as TurnFacts)?.actor).toBe('faro');
});

test('[PRG6] the plan promises when an order is begun, and a plan without a promise nothing', () => {
  expect(readTurn(facts)).toEqual({actor: 'faro', until: {by: 'plan', at: '2026-11-25T02:00:00.000Z'}});
  expect(readTurn({...facts, planId: 'standard'})).toEqual({actor: 'faro', until: null});
});

test('[PRG6] the IRS says four workdays from the day in its own zone', () => {
  const asked = {...facts, status: 'ObtainingEin'} as const;
  expect(readTurn(asked)).toEqual({actor: 'irs', until: {by: 'irs', day: '2026-11-26'}});
  expect(addWorkdays('2026-11-26', 4)).toBe('2026-12-02');
  expect(addWorkdays('2026-11-28', 1)).toBe('2026-11-30');
});

test('[PRG6] a BOI report is due 30 days after the registration, where that day is known', () => {
  const due = {...facts, status: 'BoiReport'} as const;
  expect(readTurn({...due, constitutedOn: '2026-12-08'})?.until).toEqual({by: 'fincen', day: '2027-01-07'});
  expect(readTurn(due)).toEqual({actor: 'faro', until: null});
});

test('[PRG6] of state, owner and bank no day is guessed', () => {
  const untilOf = (status: TurnFacts['status'], filedOn: string | null = null) =>
    readTurn({...facts, status, filedOn})?.until;
  expect(untilOf('Start', '2026-11-24')).toBeNull();
  expect(untilOf('ReadyForBankAccount')).toBeNull();
  expect(untilOf('BankAccountProcessing')).toBeNull();
  expect(readTurn({...facts, status: 'Completed'})).toBeNull();
});

test('[PRG17] a plan with an express service says the days on which a company that is formed is to be there', () => {
  const ordered = {
    kind: 'create',
    status: 'Start',
    orderedAt: '2026-11-23T02:00:00.000Z',
    planId: 'enterprise',
  } as const;
  // 12 and 15 workdays from Sunday 22 November, the day in New York.
  expect(readExpressDays(ordered)).toEqual({from: '2026-12-08', to: '2026-12-11'});
  const answered = companyStatuses.filter((status) => readExpressDays({...ordered, status}) !== null);
  expect(answered).toEqual(['Start', 'RegisteredInState', 'ObtainingEin', 'ProvisionalEinLetterObtained', 'BoiReport']);
  expect(readExpressDays({...ordered, planId: 'standard'})).toBeNull();
  expect(readExpressDays({...ordered, planId: null})).toBeNull();
  expect(readExpressDays({...ordered, kind: 'migrate'})).toBeNull();
});
