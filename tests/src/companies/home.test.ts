import {expect, test} from 'vitest';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {BooksSums} from '#workers/books/api.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import {addMoney, listAccounts} from '#src/features/companies/home/add-money.ts';
import {listDates} from '#src/features/companies/home/list-dates.ts';
import {rankCompanies} from '#src/features/companies/home/rank-companies.ts';
import {listNeeds, listTasks} from '#src/features/companies/home/list-tasks.ts';
import type {HomeCompany} from '#src/features/companies/home/read-home.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

type Given = {
  id?: string;
  company?: object;
  formation?: object;
  accounts?: object[];
  sums?: Partial<BooksSums>;
  ownerCount?: number;
  faulty?: HomeCompany['faultyImports'];
  /** Until when its plan is paid; it has none where it is not given. */
  paidUntil?: string;
  unsigned?: 'fresh' | 'again';
  /** Why its renewal was not charged. */
  owedFor?: 'funds' | 'wanted-back';
  slots?: HomeCompany['slots'];
  questionsBy?: readonly string[];
  /** The day of which its renewals are read; none are where it is not given. */
  todayForState?: string;
};

const companyId = '01999999-0000-7000-8000-0000000000c0';

function build(given: Given = {}): HomeCompany {
  const {id = companyId, unsigned} = given;
  const paper = {document: {kind: 'operating-agreement'}, signed: null, earlier: unsigned === 'again' ? [{}] : []};
  // Only what the tests are about is filled in.
  const one = {
    company: {
      ...buildRow('companies', id, {name: 'Nube LLC', type: 'LLC', state: null, origin: 'added'}),
      role: 'owner',
      ...given.company,
    },
    formation: given.formation ? {...buildRow('formations', id, {}), ...given.formation} : null,
    services: [],
    subscriptions: given.paidUntil
      ? [
          buildRow('subscriptions', id, {
            planId: 'standard',
            paidUntil: given.paidUntil,
            owedFor: given.owedFor ?? null,
            retryOn: '2026-11-26',
          }),
        ]
      : [],
    ownerCount: given.ownerCount ?? null,
    accounts: (given.accounts ?? []).map((account, place) => ({
      ...buildRow('accounts', `${id}-${place}`, {}),
      ...account,
    })),
    faultyImports: given.faulty ?? [],
    sums: given.sums ? {allCount: 9, reviewCount: 0, balances: [], ...given.sums} : null,
    agreement: unsigned ? paper : null,
    renewals: null,
    boiReports: [],
    questionsBy: given.questionsBy ?? [],
    slots: given.slots ?? [],
    boiDueDay: null,
  } as unknown as HomeCompany;
  const {todayForState} = given;
  if (todayForState === undefined) return one;
  return {...one, renewals: listRenewals(one, [], {nowMs: noonOf(todayForState), isSettled})};
}

const noonOf = (day: string) => Date.parse(`${day}T17:00:00Z`);

const nothing = {attentionCount: 0, unpaid: [], cards: null, userId: 'ana', today: '2026-11-24'};

test('[HOM1] what is to be decided stands before what is to be paid, signed, corrected, reviewed, attached and begun', () => {
  const faulty = [{importId: 'i1', fileName: 'a.csv', count: 2}];
  const companies = [
    build({id: 'one', sums: {allCount: 0}}),
    build({id: 'two', sums: {reviewCount: 3}, faulty, unsigned: 'again'}),
  ];
  const unpaid = [{id: 'd1', name: 'Costa', href: '/es/dashboard/checkout/d1'}];
  const tasks = listTasks({companies, receivedCount: 2}, {...nothing, attentionCount: 1, unpaid});
  expect(tasks.map(({kind}) => kind)).toEqual(['attention', 'pay', 'sign', 'errors', 'review', 'receipts', 'import']);
  expect(tasks[2]).toMatchObject({companyId: 'two', isAgain: true});
});

test('[QST6] questions of others about the books wait for their owners, not for who asked nor for a bookkeeper', () => {
  const tasks = (given: Given) => listTasks({companies: [build(given)], receivedCount: 0}, nothing);
  const questionsBy = ['berta', 'ana', 'berta'];
  expect(tasks({questionsBy})).toMatchObject([{kind: 'questions', companyId, count: 2}]);
  expect(tasks({questionsBy: ['ana']})).toEqual([]);
  expect(tasks({questionsBy, company: {role: 'bookkeeper'}})).toEqual([]);
});

test('[BOI9] a BOI report that is due is asked of who files it, never of a bookkeeper', () => {
  const one = {...build(), boiDueDay: '2026-12-02'};
  const tasks = (company: HomeCompany) => listTasks({companies: [company], receivedCount: 0}, nothing);
  expect(tasks(one)).toContainEqual({
    id: `boi-${companyId}`,
    kind: 'boi',
    companyId,
    name: 'Nube LLC',
    dueDay: '2026-12-02',
  });
  expect(tasks({...one, company: {...one.company, role: 'bookkeeper'}})).toEqual([]);
});

test('[HOM1] [SUB7] a renewal that was not charged is asked of who can pay it, before what is to be signed', () => {
  const owed = build({paidUntil: '2026-11-23', owedFor: 'funds', unsigned: 'fresh'});
  const tasks = (company: HomeCompany) => listTasks({companies: [company], receivedCount: 0}, nothing);
  expect(tasks(owed)).toMatchObject([
    {kind: 'charge', companyId, name: 'Nube LLC', dueOn: '2026-11-23', again: '2026-11-26'},
    {kind: 'sign'},
  ]);
  expect(tasks({...owed, company: {...owed.company, role: 'manager'}})).toEqual([]);
  expect(tasks(build({paidUntil: '2026-11-23', owedFor: 'wanted-back'}))).toEqual([]);
  expect(tasks(build({paidUntil: '2026-11-23'}))).toEqual([]);
});

test('[HOM1] [DOC4] papers that were refused are asked for again, and those that are missing while its order is worked on', () => {
  const slot = (kind: 'passport' | 'proof-of-address', decision: 'refused' | null | undefined) => ({
    kind,
    partnerId: 'p1',
    from: 'owner' as const,
    current:
      decision === undefined
        ? null
        : (buildRow('companyDocuments', kind, {decision}) as unknown as RowOf<'companyDocuments'>),
    earlier: [],
  });
  const slots = [slot('passport', 'refused'), slot('proof-of-address', undefined), slot('proof-of-address', null)];
  const tasks = (given: Given) => listTasks({companies: [build({slots, ...given})], receivedCount: 0}, nothing);
  const begun = {formation: {kind: 'create', status: 'Start'}};
  expect(tasks(begun)).toMatchObject([{kind: 'papers', companyId, name: 'Nube LLC', refused: 1, missing: 1}]);
  const completed = {formation: {kind: 'create', status: 'Completed'}};
  expect(tasks(completed)).toMatchObject([{kind: 'papers', refused: 1, missing: 0}]);
  expect(tasks({...completed, slots: slots.slice(1)})).toEqual([]);
  expect(tasks({...begun, company: {role: 'bookkeeper'}})).toEqual([]);
});

test('[RNW6] [HOM1] who renews is asked for what presses most, before what is to be signed once it is overdue', () => {
  const late = {company: {state: 'MN', createdAt: '2026-11-20T00:00:00.000Z'}, todayForState: '2027-01-02'};
  const kindsOf = (given: Given) =>
    listTasks({companies: [build(given)], receivedCount: 0}, {...nothing, today: given.todayForState ?? ''});
  const renew = {kind: 'renew', companyId, name: 'Nube LLC', state: 'MN', what: 'report', dueDay: '2026-12-31'};
  expect(kindsOf({...late, unsigned: 'fresh'})).toMatchObject([renew, {kind: 'sign'}]);
  expect(kindsOf({...late, unsigned: 'fresh', todayForState: '2026-12-24'})).toMatchObject([renew, {kind: 'sign'}]);
  expect(kindsOf({...late, unsigned: 'fresh', todayForState: '2026-12-23'})).toMatchObject([{kind: 'sign'}, renew]);
  expect(kindsOf({...late, company: {...late.company, role: 'bookkeeper'}})).toEqual([]);
  expect(kindsOf({...late, todayForState: '2026-10-31'})).toEqual([]);
});

/** Twenty companies in the order of their names; the nineteenth is overdue, the twentieth due within days, the eighteenth later. */
const twenty = Array.from({length: 20}, (_, place): HomeCompany => {
  const boiDueDay = {17: '2026-12-20', 18: '2026-11-20', 19: '2026-11-30'}[place] ?? null;
  const since = {filedOn: null, status: 'Start', statusSince: `2026-10-${String(place + 10)}T12:00:00.000Z`};
  return {...build({id: `c${String(place + 1)}`, unsigned: 'fresh', formation: since}), boiDueDay};
});

test('[HOM1] among twenty companies what is overdue is the first thing to do, then what is due within days', () => {
  const tasks = listTasks({companies: twenty, receivedCount: 0}, nothing);
  expect(tasks.slice(0, 3).map(({id}) => id)).toEqual(['boi-c19', 'boi-c20', 'sign-c1']);
  expect(tasks.at(-1)?.id).toBe('boi-c18');
});

test('[HOM4] among twenty companies the overdue one leads, before all that wait since longer', () => {
  const ranked = rankCompanies(twenty, nothing.today).map(({company}) => company.id);
  expect(ranked.slice(0, 4)).toEqual(['c19', 'c20', 'c1', 'c2']);
});

test('[HOM4] an added company leads only where something of it is overdue', () => {
  const added = build({id: 'added', unsigned: 'fresh'});
  const turn = {status: 'ReadyForBankAccount', statusSince: '2026-10-01T12:00:00.000Z', filedOn: null};
  const ranked = (one: HomeCompany) =>
    rankCompanies([one, build({id: 'turn', formation: turn})], nothing.today).map(({company}) => company.id);
  expect(ranked(added)).toEqual(['turn', 'added']);
  expect(ranked({...added, boiDueDay: '2026-11-23'})).toEqual(['added', 'turn']);
});

test('[HOM5] what a company wants first is what is overdue, and nothing of one that is dissolved', () => {
  const wants = {...build({unsigned: 'fresh'}), boiDueDay: '2026-11-23'};
  expect(listNeeds(wants, nothing.today).map(({kind}) => kind)).toEqual(['boi', 'sign']);
  expect(listNeeds({...wants, company: {...wants.company, dissolvedOn: '2026-11-01'}}, nothing.today)).toEqual([]);
});

test('[PAY25] one task asks for a card that is good on the day of the nearest charge, whoever else pays nothing', () => {
  const paying = (id: string, paidUntil: string, company = {}) => ({
    ...build({id, paidUntil, formation: {kind: 'create', status: 'Completed'}, company: {state: 'WY', ...company}}),
  });
  const card = {cardId: 'pm', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2026, isDefault: true};
  const cards = [{...card, expiry: 'soon' as const}];
  const companies = [
    paying('later', '2027-01-20'),
    paying('sooner', '2027-01-05'),
    paying('managed', '2027-01-02', {role: 'manager'}),
    paying('covered', '2026-12-20'),
  ];
  const asked = (given: object) => listTasks({companies, receivedCount: 0}, {...nothing, ...given});
  const task = {kind: 'card', companyId: 'sooner', name: 'Nube LLC', dueOn: '2027-01-05'};
  expect(asked({cards})).toMatchObject([{...task, card: cards[0]}]);
  expect(asked({cards: []})).toMatchObject([{...task, companyId: 'covered', dueOn: '2026-12-20', card: null}]);
  expect(asked({cards: null})).toEqual([]);
});

test('[HOM1] nobody but its owner is asked to sign, and nothing is said of books that were not read', () => {
  const collaborator = build({company: {role: 'bookkeeper'}, unsigned: 'fresh'});
  expect(listTasks({companies: [collaborator], receivedCount: 0}, nothing)).toEqual([]);
  const crypto = build({company: {type: 'Cross Border Crypto'}, sums: {allCount: 0}});
  expect(listTasks({companies: [crypto], receivedCount: 0}, nothing)).toEqual([]);
});

const linesOf = (companies: HomeCompany[], today: string) =>
  listDates(companies, {today, nowMs: noonOf(today)}).map(({day, kind, daysLeft, ...rest}) => [
    day,
    'form' in rest ? rest.form : kind,
    daysLeft,
  ]);

test('[HOM2] renewals, the state’s fixed days and the IRS’s stand by their day', () => {
  const formed = build({
    company: {origin: 'owned', state: 'DE', createdAt: '2026-02-01T00:00:00.000Z'},
    formation: {kind: 'create', status: 'Completed'},
    paidUntil: '2027-02-01',
    ownerCount: 2,
    todayForState: '2027-01-30',
  });
  expect(linesOf([formed], '2027-01-30')).toEqual([
    ['2027-02-01', 'plan', 2],
    ['2027-03-15', '1065', 44],
    ['2027-06-01', 'state', 122],
  ]);
});

test('[HOM2] [DUE4] a declaration that is over stays for a month before what comes, and is not held against who came later', () => {
  const corporation = {company: {type: 'C-Corp', createdAt: '2026-11-20T00:00:00.000Z'}};
  expect(linesOf([build(corporation)], '2027-04-16')).toEqual([['2027-04-15', '1120', -1]]);
  expect(linesOf([build(corporation)], '2027-05-15')).toEqual([
    ['2027-04-15', '1120', -30],
    ['2028-04-18', '1120', 339],
  ]);
  expect(linesOf([build(corporation)], '2027-05-16').map(([day]) => day)).toEqual(['2028-04-18']);
  const young = {company: {...corporation.company, createdAt: '2027-04-20T00:00:00.000Z'}};
  expect(linesOf([build(young)], '2027-05-01').map(([day]) => day)).toEqual(['2028-04-18']);
});

test('[HOM2] a company that is not registered yet owes nobody anything, and one of this year declares in the next', () => {
  const begun = build({
    company: {origin: 'owned', state: 'DE', createdAt: '2026-11-20T00:00:00.000Z'},
    formation: {kind: 'create', status: 'Start'},
    paidUntil: '2027-11-20',
    ownerCount: 1,
  });
  expect(linesOf([begun], '2026-11-23')).toEqual([['2027-11-20', 'plan', 362]]);
  const young = build({company: {origin: 'owned', createdAt: '2027-01-10T00:00:00.000Z'}, ownerCount: 1});
  expect(linesOf([young], '2027-02-01')).toEqual([]);
  expect(linesOf([build()], '2027-02-01').map(([, form]) => form)).toEqual(['1065', '5472']);
});

test('[HOM3] accounts are added for each currency alone, and a sum that lacks one is not known', () => {
  const accounts = [
    {id: 'a', name: 'Mercury', numberEnding: '0421', currency: 'USD'},
    {id: 'b', name: 'Wise', numberEnding: null, currency: 'USD'},
    {id: 'c', name: 'USDC', numberEnding: null, currency: 'USDC'},
  ];
  const balances = [
    {accountId: 'a', units: 100, rowCount: 1},
    {accountId: 'b', units: -30, rowCount: 1},
    {accountId: 'c', units: 5_000_000, rowCount: 1},
  ];
  const whole = listAccounts(build({accounts, sums: {balances}}));
  expect(whole[0]).toEqual({id: 'a', name: 'Mercury 0421', currency: 'USD', units: 100});
  expect(addMoney(whole)).toEqual([
    {currency: 'USD', units: 70, accountCount: 2},
    {currency: 'USDC', units: 5_000_000, accountCount: 1},
  ]);
  const partly = listAccounts(build({accounts, sums: {balances: balances.slice(1)}}));
  expect(addMoney(partly)[0]).toEqual({currency: 'USD', units: null, accountCount: 2});
});

test('[HOM4] companies come by urgency: what waits for the person, then what waits for others, each the longest first', () => {
  const at = (id: string, status: string, since: string, role = 'owner') =>
    build({id, company: {role}, formation: {status, statusSince: since, filedOn: null}});
  const [early, late] = ['2026-10-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'];
  const given = [
    build({id: 'added'}),
    at('done', 'Completed', early),
    at('irs late', 'ObtainingEin', late),
    at('irs early', 'ObtainingEin', early),
    at('another’s turn', 'ReadyForBankAccount', '2026-09-01T12:00:00.000Z', 'bookkeeper'),
    at('my turn', 'ReadyForBankAccount', late),
    build({id: 'to sign', unsigned: 'fresh', formation: {status: 'Start', statusSince: early, filedOn: null}}),
  ];
  expect(rankCompanies(given, nothing.today).map(({formation, company}) => formation?.id ?? company.id)).toEqual([
    'to sign',
    'my turn',
    'another’s turn',
    'irs early',
    'irs late',
    'added',
    'done',
  ]);
});

test('[PRG12] [HOM1] other names are asked of an owner alone, before what else the company waits for', () => {
  const formation = {kind: 'create', status: 'Start', namesRefusedOn: '2026-11-19'};
  const kindsOf = (given: Given) =>
    listTasks({companies: [build(given)], receivedCount: 0}, nothing).map(({kind}) => kind);
  expect(kindsOf({formation, unsigned: 'fresh'})).toEqual(['names']);
  expect(kindsOf({formation, company: {role: 'manager'}})).toEqual([]);
  expect(kindsOf({formation: {...formation, status: 'RegisteredInState'}, unsigned: 'fresh'})).toEqual(['sign']);
});
