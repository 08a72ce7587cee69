import {expect, test} from 'vitest';
import {findTurned} from '#workers/csv-import/match/find-turned.ts';
import {matchRows} from '#workers/csv-import/match/match-rows.ts';
import {countLooseDays} from '#workers/csv-import/rows/loose-days.ts';
import type {MatchRow, MatchTask} from '#workers/csv-import/match/match-task.ts';

/** A row as `day amount text`, with balance or id where a case needs them. */
function row(words: string, more: Partial<MatchRow> = {}): MatchRow {
  const [day = '', amount = '', ...text] = words.split(' ');
  return {
    day: Number(day),
    amountUnits: Number(amount),
    balanceUnits: null,
    text: text.join(' '),
    bankId: '',
    isTyped: false,
    ...more,
  };
}

const january = ['1 -500 metro', '2 -300 coffee', '2 -1000 rent', '3 -300 coffee', '4 800 salary', '5 -500 metro'];

function match(stored: readonly MatchRow[], file: readonly MatchRow[], same: Partial<MatchTask['same']> = {}) {
  const spanOf = (rows: readonly MatchRow[]) => {
    const days = rows.filter(({isTyped}) => !isTyped).map(({day}) => day);
    return {first: Math.min(...days), last: Math.max(...days)};
  };
  const spans = stored.some(({isTyped}) => !isTyped) ? [spanOf(stored)] : [];
  const {pairs, doubts} = matchRows({
    file,
    fileSpan: spanOf(file),
    stored,
    spans,
    same: {dates: true, texts: true, ids: false, ...same},
  });
  const pairOf = new Map(pairs.map((pair) => [pair.file, pair]));
  const asked = new Set(doubts.flatMap((doubt) => doubt.file));
  return {
    pairs: file.map((_, place) => pairOf.get(place)?.stored ?? (asked.has(place) ? 'asked' : 'new')),
    reasons: [...new Set(pairs.map(({reason}) => reason))],
    doubts,
  };
}

const withBalances = (words: readonly string[], opening = 10_000) => {
  let balance = opening;
  return words.map((one) => {
    const made = row(one);
    balance += made.amountUnits;
    return {...made, balanceUnits: balance};
  });
};

test('[IMP40] an id column that is added changes nothing', () => {
  const file = january.map((words, place) => row(words, {bankId: `900${place}00`}));
  expect(
    match(
      january.map((words) => row(words)),
      file,
    ).pairs,
  ).toEqual([0, 1, 2, 3, 4, 5]);
});

test('[IMP41] a padded id, or one with a prefix, is the same id; other ids are other movements, though all else is alike', () => {
  const stored = [row('2 -300 coffee', {bankId: '7123450'}), row('2 -300 coffee', {bankId: '7123451'})];
  const file = [
    row('2 -300 coffee', {bankId: 'TRX-00007123451'}),
    row('2 -300 coffee', {bankId: 'TRX-00007123452'}),
    row('2 -300 coffee', {bankId: 'TRX-00007123450'}),
  ];
  expect(match(stored, file)).toMatchObject({pairs: [1, 'new', 0], reasons: ['bank-id']});
});

test('[IMP41] a short id proves nothing: it may count lines, or begin again every day', () => {
  const stored = january.map((words, place) => row(words, {bankId: String(place + 1)}));
  const file = january.slice(1).map((words, place) => row(words, {bankId: String(place + 1)}));
  expect(match(stored, file, {ids: true}).pairs).toEqual([1, 2, 3, 4, 5]);
});

test('[IMP41] an id that comes again the next month is another movement', () => {
  const stored = [row('1 -5000 rent', {bankId: 'CONTRACT-778812'})];
  expect(match(stored, [row('31 -5000 rent', {bankId: 'CONTRACT-778812'})]).pairs).toEqual(['new']);
});

test('[IMP40] the rows of a day in another order, with new balances, are the same rows', () => {
  const turned = ['1 -500 metro', '2 -1000 rent', '2 -300 coffee', '3 -300 coffee', '4 800 salary', '5 -500 metro'];
  expect(match(withBalances(january), withBalances(turned)).pairs).toEqual([0, 2, 1, 3, 4, 5]);
});

test('[IMP40] a back-dated row is new, and all whose balances it moved are known', () => {
  const later = [...january.slice(0, 3), '2 -77 fee', ...january.slice(3), '6 -300 coffee'];
  expect(match(withBalances(january), withBalances(later)).pairs).toEqual([0, 1, 2, 'new', 3, 4, 5, 'new']);
});

test('[IMP40] rows dated by the day of booking are those that were dated by the day of purchase', () => {
  const booked = ['2 -500 metro', '3 -1000 rent', '4 -300 coffee', '5 -300 coffee', '6 800 salary', '7 -500 metro'];
  const found = match(
    january.map((words) => row(words)),
    booked.map((words) => row(words)),
    {dates: false},
  );
  expect(found.pairs.filter((pair) => pair === 'new')).toEqual([]);
});

test('[IMP40] a movement that the bank moved to another day is found there', () => {
  const moved = ['1 -500 metro', '2 -1000 rent', '3 -300 coffee', '3 -300 coffee', '4 800 salary', '5 -500 metro'];
  expect(
    match(
      january.map((words) => row(words)),
      moved.map((words) => row(words)),
    ),
  ).toMatchObject({
    pairs: [0, 2, 3, 1, 4, 5],
    doubts: [],
  });
});

test('[IMP40] of the days that both have whole, one more is new and none is asked', () => {
  const file = [...january, '3 -300 coffee', '9 -1 bank'].toSorted((one, other) => Number(one[0]) - Number(other[0]));
  const found = match(
    january.map((words) => row(words)),
    file.map((words) => row(words)),
  );
  expect(found.pairs).toEqual([0, 1, 2, 3, 'new', 4, 5, 'new']);
});

test('[IMP42] three in the file and two stored on the day where both meet: nothing tells how many are new, so it is asked', () => {
  const stored = ['1 -300 coffee', '2 -300 coffee', '2 -300 coffee'].map((words) => row(words));
  const file = ['2 -300 coffee', '2 -300 coffee', '2 -300 coffee', '3 -250 tea'].map((words) => row(words));
  expect(match(stored, file).doubts).toEqual([{file: [0, 1, 2], stored: [1, 2], least: 1, most: 3}]);
});

test('[IMP42] where balances go on from what is stored, twins on the day where both meet need no question', () => {
  const all = withBalances(['1 -300 coffee', '2 -300 coffee', '2 -300 coffee', '2 -300 coffee', '3 -250 tea']);
  expect(match(all.slice(0, 2), all.slice(2)).pairs).toEqual(['new', 'new', 'new']);
  expect(match(all.slice(0, 3), all.slice(2)).pairs).toEqual([2, 'new', 'new']);
});

test('[IMP42] once on either side of the day where both meet, it is taken for a repetition and said to be likely only', () => {
  const stored = [row('1 -500 metro'), row('2 -300 coffee')];
  const {pairs, reasons} = match(stored, [row('2 -300 coffee'), row('3 -250 tea')]);
  expect({pairs, reasons}).toEqual({pairs: [1, 'new'], reasons: ['edge-day']});
  // The file lacks what else is stored of that day: it begins within the day, and nothing can be taken for granted.
  expect(match([...stored, row('2 -40 bus')], [row('2 -300 coffee'), row('3 -250 tea')]).pairs).toEqual([
    'asked',
    'new',
  ]);
});

test('[IMP40] files of two months that do not meet have nothing in common, though every day has its coffee', () => {
  const stored = [1, 2, 3, 4].map((day) => row(`${day} -300 coffee`));
  expect(
    match(
      stored,
      [5, 6, 7].map((day) => row(`${day} -300 coffee`)),
    ).pairs,
  ).toEqual(['new', 'new', 'new']);
});

test('[IMP40] what a person typed is found by amount, near day and words; by amount alone it is asked', () => {
  const typed = [row('2 -4012 luz de enero', {isTyped: true}), row('3 -2000 cash', {isTyped: true})];
  const file = ['1 -7 fee', '3 -4012 recibo luz enero', '4 -2000 atm 0032', '9 -7 fee'].map((words) => row(words));
  expect(match(typed, file)).toMatchObject({pairs: ['new', 0, 'asked', 'new'], reasons: ['typed']});
});

test('[IMP43] a file that says the opposite of what is stored is turned; refunds and other days are not', () => {
  const stored = january.map((words) => row(words));
  const turned = stored.map((one) => ({...one, amountUnits: -one.amountUnits}));
  expect(findTurned(turned, stored, 6)).toEqual({count: 6, of: 6});
  expect(findTurned(stored, stored, 6)).toBeNull();
  expect(findTurned(turned, stored, 60)).toBeNull();
  const later = turned.map((one) => ({...one, day: one.day + 30}));
  expect(findTurned(later, stored, 6)).toBeNull();
  expect(findTurned([...stored, ...turned.slice(0, 3)], stored, 9)).toBeNull();
});

test('[IMP40] a file in the order of another date than its own may lack movements of its first and last days', () => {
  expect(countLooseDays(['2026-01-01', '2026-01-03', '2026-01-02', '2026-01-05'])).toBe(1);
  expect(countLooseDays(['2026-01-05', '2026-01-02', '2026-01-04', '2026-01-01'])).toBe(2);
  expect(countLooseDays(['2026-01-01', '2026-01-01', '2026-01-09'])).toBe(0);
  // In no order at all: no other date orders them.
  expect(countLooseDays(['2026-01-01', '2026-03-09', '2026-01-02', '2026-02-05'])).toBe(0);
});
