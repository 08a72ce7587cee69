import {expect, test} from 'vitest';
import {importLayouts} from '#contract/bookkeeping/import-layout.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {numberedId, spaceId} from '#tests/workers/books/build-rows.ts';
import {startJobs} from '#tests/workers/host/start-jobs.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import {importInWorker} from '#workers/host/import-in-worker.ts';
import type {ImportInput} from '#workers/host/import-jobs.ts';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
const fileOf = (rows: readonly string[], header = 'Date,Description,Amount') =>
  new TextEncoder().encode([header, ...rows].join('\n'));

const january = [1, 2, 3].map((number) => `${day(number)},Shop ${number},${number}.00`);
const february = [4, 5, 6].map((number) => `${day(number)},Store ${number},${number}.00`);
const flipped: Overrides = {flipSign: true};

/** One device that imports with what a person decided, and says how the next file is read. */
function openDesk() {
  const {jobs, input, runner, database} = startJobs();
  const wish = (bytes: Uint8Array<ArrayBuffer>, more: Partial<ImportInput> = {}, overrides: Overrides = {}) => ({
    ...input,
    bytes,
    ...more,
    options: {...input.options, kind: 'bank' as const, ...more.options, overrides},
  });
  const look = async (bytes: Uint8Array<ArrayBuffer>, more: Partial<ImportInput> = {}, overrides: Overrides = {}) => {
    const found = await jobs.readFile(wish(bytes, more, overrides), () => {});
    if (!found.ok) throw new Error(found.failure.reason);
    return found.value;
  };
  const take = async (bytes: Uint8Array<ArrayBuffer>, overrides: Overrides, more: Partial<ImportInput> = {}) => {
    const {layout} = await look(bytes, more);
    const given = wish(bytes, {...more, layout}, overrides);
    const signal = new AbortController().signal;
    const done = await importInWorker(runner, given, {signal, onProgress: () => {}});
    if (!done.ok) throw new Error(done.failure.reason);
  };
  const kept = async () => readTable(database, importLayouts, spaceId);
  return {look, take, kept, database};
}

test('[IMP30] what a person decided is used for the next file of the same header and account, and for no other account', async () => {
  const {look, take, kept} = openDesk();
  await take(fileOf(january), flipped);
  expect(await kept()).toMatchObject([
    {isFlipped: true, roles: null, columnNames: '["Date","Description","Amount"]', insisted: ''},
  ]);
  const next = await look(fileOf(february));
  expect(next).toMatchObject({overrides: flipped, remembered: {contradicted: [], isUnfit: false}});
  expect(next.reading.totals).toEqual({inUnits: 0, outUnits: -1_500});
  const other = await look(fileOf(february), {account: {id: numberedId(1, 2), currency: 'USD'}});
  expect(other).toMatchObject({overrides: {}, remembered: null});
  expect(await look(fileOf(february, 'Date,Description,Value'))).toMatchObject({remembered: null});
  expect(await look(fileOf(february), {ignoresMemory: true})).toMatchObject({overrides: {}, remembered: null});
});

test('[IMP30] which of a file’s accounts is meant is kept; a file that has another one alone is asked about', async () => {
  const {look, take, kept} = openDesk();
  const header = 'Date,Description,Amount,Source Account';
  const both = (from: number) =>
    fileOf(
      [
        `${day(from)},Rent,-1.00,Checking *12`,
        `${day(from)},Sale,3.00,Checking *12`,
        `${day(from + 1)},Interest,2.00,Savings`,
      ],
      header,
    );
  expect((await look(both(1))).reading.answers.map(({patch}) => patch.sourceAccount)).toEqual([
    'Checking *12',
    'Savings',
    null,
  ]);
  await take(both(1), {sourceAccount: 'Checking *12'});
  expect(await kept()).toMatchObject([{statuses: '{"account:":"Checking *12"}', insisted: ''}]);
  const next = await look(both(11));
  expect(next).toMatchObject({overrides: {sourceAccount: 'Checking *12'}, remembered: {contradicted: []}});
  expect(next.reading).toMatchObject({questions: [], totals: {inUnits: 300, outUnits: -100}});

  const other = fileOf([`${day(21)},Interest,2.00,Savings`, `${day(22)},Fee,-1.00,Savings`], header);
  const asked = await look(other);
  expect(asked).toMatchObject({
    overrides: {asked: {'source-account': 'Savings'}},
    remembered: {contradicted: ['source-account']},
    reading: {questions: ['import.choose-source-account']},
  });
  // What is said of it is used then, and the next file of the first account is asked about.
  await take(other, {...asked.overrides, sourceAccount: 'Savings'});
  expect(await kept()).toMatchObject([{statuses: '{"account:":"Savings"}', insisted: ''}]);
  expect((await look(both(21))).overrides).toEqual({sourceAccount: 'Savings'});
  expect((await look(fileOf([`${day(25)},Rent,-1.00,Checking *12`], header))).reading.questions).toContain(
    'import.choose-source-account',
  );
});

test('[IMP30] [IMP9] a remembered account leaves no row out of a file in which that column names the other side', async () => {
  const {look, take} = openDesk();
  const header = 'Date,Description,Amount,IBAN';
  const both = [1, 2, 3, 4].map((at) => `${day(at)},Rent,-${at}.00,${at % 2 ? 'ES11' : 'ES22'}`);
  await take(fileOf(both, header), {sourceAccount: 'ES11'});
  const others = [1, 2, 3, 4].map((at) => `${day(at + 10)},Rent,-${at}.00,DE${at}`);
  const next = await look(fileOf(others, header));
  expect(next.reading).toMatchObject({sourceAccounts: [], counts: {transactions: 4, skipped: 0}});
  expect(next.overrides.sourceAccount).toBeUndefined();
});

test('[IMP30] an account of a column that was said to name accounts is kept with that role, and another one alone is asked about', async () => {
  const {look, take} = openDesk();
  const header = 'Date,Description,Amount,Where';
  const both = (from: number) =>
    fileOf(
      [`${day(from)},Rent,-1.00,North`, `${day(from)},Sale,3.00,North`, `${day(from + 1)},Fee,-2.00,South`],
      header,
    );
  await take(both(1), {roles: {3: 'account'}, sourceAccount: 'North'});
  expect((await look(both(11))).overrides).toEqual({roles: {3: 'account'}, sourceAccount: 'North'});
  const other = fileOf([`${day(21)},Fee,-2.00,South`, `${day(22)},Sale,3.00,South`], header);
  expect((await look(other)).reading.questions).toContain('import.choose-source-account');
});

test('[IMP30] that all of a file’s accounts are meant is asked each time', async () => {
  const {look, take, kept} = openDesk();
  const both = fileOf(
    [`${day(1)},Rent,-1.00,Checking`, `${day(2)},Interest,2.00,Savings`],
    'Date,Text,Amount,Source Account',
  );
  await take(both, {sourceAccount: null});
  expect(await kept()).toEqual([]);
  expect((await look(both)).reading.questions).toContain('import.choose-source-account');
});

test('[IMP30] the own address of a wallet is kept, and used where a file asks for one', async () => {
  const {look, take} = openDesk();
  const [mine = '', yours = ''] = ['0xaa', '0xbb'].map((start) => start.padEnd(42, '0'));
  const header = 'Date,From,To,Amount';
  const file = (from: number) =>
    fileOf([`${day(from)},${mine},${yours},1.00`, `${day(from + 1)},${yours},${mine},2.00`], header);
  expect((await look(file(1))).reading.questions).toContain('import.choose-address');
  await take(file(1), {ownAddress: mine});
  const next = await look(file(11));
  expect(next.overrides).toEqual({ownAddress: mine});
  expect(next.reading.questions).toEqual([]);
});

test('[IMP30] of a file without a header nothing is kept', async () => {
  const {look, take, kept} = openDesk();
  const bare = new TextEncoder().encode(january.join('\n'));
  expect((await look(bare)).layout).toBeNull();
  await take(bare, flipped);
  expect(await kept()).toEqual([]);
});

test('[IMP30] what a file proves to be otherwise is asked again, and who insists is asked once', async () => {
  const {look, take, kept} = openDesk();
  const header = 'Date,Description,Amount,Balance';
  const [first, proved, third] = [
    ['2026-01-01,Shop 1,1.00,', '2026-01-02,Shop 2,2.00,', '2026-01-03,Shop 3,3.00,'],
    ['2026-02-01,One,1.00,101.00', '2026-02-02,Two,2.00,103.00', '2026-02-03,Three,3.00,106.00'],
    ['2026-03-01,One,4.00,104.00', '2026-03-02,Two,5.00,109.00', '2026-03-03,Three,6.00,115.00'],
  ].map((rows) => fileOf(rows, header));
  if (!first || !proved || !third) throw new Error('three files');
  await take(first, flipped);
  const asked = await look(proved);
  expect(asked.remembered).toMatchObject({contradicted: ['sign']});
  expect(asked.overrides).toEqual({asked: {sign: 'false'}});
  expect(asked.reading.questions).toEqual(['import.choose-sign']);
  expect(asked.reading.answers).toHaveLength(2);
  await take(proved, {...asked.overrides, flipSign: true});
  expect(await kept()).toMatchObject([{isFlipped: true, insisted: 'sign=false'}]);
  expect(await look(third)).toMatchObject({overrides: flipped, remembered: {contradicted: []}});
});

test('[IMP30] dates that a remembered order cannot read are asked about', async () => {
  const {look, take} = openDesk();
  const dated = (...days: string[]) => fileOf(days.map((one, place) => `${one},Shop ${place},-${place + 1}.00`));
  await take(dated('03/04/2026', '05/04/2026', '02/06/2026'), {dateOrder: 'DMY'});
  expect(await look(dated('04/05/2026', '06/07/2026'))).toMatchObject({
    overrides: {dateOrder: 'DMY'},
    reading: {questions: []},
  });
  const other = await look(dated('04/28/2026', '05/29/2026'));
  expect(other).toMatchObject({remembered: {contradicted: ['date-order']}});
  expect(other.reading.questions).toEqual(['import.choose-date-order']);
});

test('[IMP30] what leaves rows unreadable that are fine without it is not used, and the preview says so', async () => {
  const {look, take} = openDesk();
  const header = 'Date,Description,Amount,Charge';
  const both = (amount: string, charge: string) =>
    fileOf(
      [1, 2, 3].map((number) => `${day(number)},Shop ${number},${amount},${charge}`),
      header,
    );
  await take(both('-1.00', '-2.00'), {roles: {2: 'ignore', 3: 'amount'}});
  expect(await look(both('-3.00', '-4.00'))).toMatchObject({reading: {totals: {outUnits: -1_200}}});
  expect(await look(both('-3.00', ''))).toMatchObject({
    overrides: {},
    remembered: {isUnfit: true},
    reading: {totals: {outUnits: -900}},
  });
});

test('[IMP30] what a device kept before it was synced is used, and goes to the synced rows with the next import', async () => {
  const {look, take, kept, database} = openDesk();
  const {layout} = await look(fileOf(january));
  const key = `import-choices:${numberedId(1, 1)}:${layout?.layout ?? ''}`;
  await database.device.put({key, value: {flipSign: true}});
  const {overrides} = await look(fileOf(january));
  expect(overrides).toEqual(flipped);
  await take(fileOf(january), overrides);
  expect(await kept()).toMatchObject([{isFlipped: true}]);
  expect(await database.device.get(key)).toBeUndefined();
});

test('[IMP30] of what two devices chose without knowing of each other the last holds, whichever comes first', async () => {
  const [here, there] = [openDesk(), openDesk()];
  await here.take(fileOf(january), flipped);
  await there.take(fileOf(january), {flipSign: false});
  // Ids of a test are counted: those of the other device are made others.
  const bring = async (from: typeof here, to: typeof here) => {
    for (const {order: _, ...change} of await from.database.outbox.toArray())
      if (change.table === 'importLayouts')
        await recordChange(to.database, {
          ...change,
          id: `0${change.id.slice(1)}`,
          rowIds: change.rowIds.map((id) => `f${id.slice(1)}`),
          set: {...change.set, ...(from === there && {chosenAt: {same: '2026-04-01T00:00:00.000Z'}})},
        });
  };
  await bring(there, here);
  expect(await here.kept()).toHaveLength(2);
  expect((await here.look(fileOf(february))).overrides).toEqual({flipSign: false});
});

const usual = ['Coffee corner', 'Metro card', 'Office rent'];
const written = (sign: string, from: number) =>
  fileOf(usual.map((text, place) => `${day(from + place)},${text},${sign}${place + 1}0.00`));

test('[IMP31] a file that says the opposite of what the account has of the same descriptions is asked about', async () => {
  const {look, take} = openDesk();
  await take(written('-', 1), {flipSign: false});
  const other = 'Booked,Text,Value';
  const opposite = fileOf(
    usual
      .map((text, place) => `${day(11 + place)},${text} 88${place},${place + 1}1.00`)
      .concat(`${day(15)},Bank,-3.00`),
    other,
  );
  const found = await look(opposite);
  expect(found.reading).toMatchObject({isFlippedBefore: true, questions: ['import.choose-sign']});
  const alike = fileOf(
    usual.map((text, place) => `${day(11 + place)},${text},-${place + 1}1.00`),
    other,
  );
  expect((await look(alike)).reading).toMatchObject({isFlippedBefore: false, questions: []});
});

test('[IMP31] earlier movements of money in and out decide a sign that the file leaves open; of one kind alone they do not', async () => {
  const {look, take} = openDesk();
  const header = 'Booked,Text,Value';
  const open = (texts: readonly string[]) =>
    fileOf(
      texts.map((text, place) => `${day(20 + place)},${text},${place + 1}2.00`),
      header,
    );
  await take(written('-', 1), {flipSign: false});
  expect((await look(open(usual))).reading.questions).toEqual(['import.choose-sign']);
  await take(fileOf([`${day(9)},Client Acme,90.00`, `${day(9)},Client Bolt,91.00`]), {flipSign: false});
  expect((await look(open([...usual, 'Client Acme']))).reading.questions).toEqual(['import.choose-sign']);
  const card = fileOf(
    [...usual.map((text) => `${text},12.00`), 'Client Acme,-50.00'].map((row, place) => `${day(20 + place)},${row}`),
    header,
  );
  expect((await look(card)).reading.questions).toEqual(['import.choose-sign']);
  const asCard = await look(card, {options: {fileName: 'card.csv', today: '2026-03-05', kind: 'card'}});
  expect(asCard.reading).toMatchObject({
    questions: [],
    sign: {value: 'flipped', because: {reason: 'earlier-imports', params: {count: 4}}},
  });
});

test('[IMP31] rows that the account has already tell in which order day and month stand', async () => {
  const {look, take} = openDesk();
  const rows = [
    ['2026-03-04', '-7.00'],
    ['2026-05-06', '-8.00'],
    ['2026-02-09', '-9.00'],
  ] as const;
  await take(fileOf(rows.map(([date, amount]) => `${date},Shop,${amount}`)), {flipSign: false});
  const turned = rows.map(([date, amount]) => `${date.slice(8)}/${date.slice(5, 7)}/2026,Shop,${amount}`);
  const {reading} = await look(fileOf(turned, 'Booked,Text,Value'));
  expect(reading).toMatchObject({
    questions: [],
    dateOrder: {value: 'DMY', because: {reason: 'earlier-imports', params: {count: 3}}},
  });
});

const subscriptions = ['NETFLIX COM', 'SPOTIFY AB', 'OPENAI CHAT', 'DROPBOX INC'];

test('[IMP31] amounts under a sign of several currencies are in the account’s where it has movements of the same words and size', async () => {
  const {look, take} = openDesk();
  const dollars = (from: number) =>
    fileOf(subscriptions.map((text, place) => `${day(from + place)},${text},-$1.${place}00`));
  expect((await look(dollars(2))).reading.questions).toContain('import.choose-currency');
  await take(fileOf(subscriptions.map((text, place) => `${day(2 + place)},${text},-1${place}00.00`)), {
    flipSign: false,
  });
  expect((await look(dollars(12))).reading).toMatchObject({
    questions: ['import.choose-decimal-mark'],
    currency: {value: 'USD', because: {reason: 'earlier-imports', params: {count: 4}}},
  });
});

test('[IMP31] amounts that name no currency, and of the same words are all much larger than before, are asked about once', async () => {
  const {look, take} = openDesk();
  const file = (scale: number, from: number, header?: string) =>
    fileOf(
      subscriptions.map((text, place) => `${day(from + place)},${text},-${(place + 9) * scale}.50`),
      header,
    );
  await take(file(1, 2), {flipSign: false});
  const pesos = file(18, 12, 'Booked,Text,Value');
  expect((await look(pesos)).reading.questions).toEqual(['import.choose-currency']);
  const said = await look(pesos, {}, {currency: 'USD'});
  expect(said.reading.questions).toEqual([]);
  // What says it in so many words is not doubted, and neither is one amount that is larger.
  expect((await look(file(18, 12, 'Booked,Text,Value USD'))).reading.questions).toEqual([]);
  expect((await look(file(1, 12, 'Booked,Text,Value'))).reading.questions).toEqual([]);
});
