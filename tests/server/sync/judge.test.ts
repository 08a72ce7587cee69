import {expect, test} from 'vitest';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {servicesOf} from '#contract/policy/services.ts';
import type {TableName} from '#contract/tables.ts';
import type {Change} from '#contract/sync/change.ts';
import {judgeChanges} from '#server/sync/judge/judge.ts';
import {findRow, placeKey, putRow, type RowSet} from '#server/sync/judge/row-set.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const spaceId = testId(100);
const authorId = testId(9);
const services = servicesOf({kind: 'company', type: 'LLC'});
const account = buildRow('accounts', testId(1));
const category = buildRow('categories', testId(2));
const live: Row = {...buildRow('transactions', testId(10)), deleted: false};
const {create, edit} = buildChangeIn(spaceId);

type Options = {
  role?: SpaceRole;
  rows?: readonly Row[];
  more?: readonly [TableName, Row][];
  deletions?: ReadonlySet<string>;
};

function judge(
  changes: readonly Change[],
  {role = 'owner', rows = [live], more = [], deletions = new Set()}: Options = {},
) {
  const loaded: RowSet = new Map();
  putRow(loaded, spaceId, 'accounts', {...account, deleted: false});
  putRow(loaded, spaceId, 'categories', {...category, deleted: false});
  for (const row of rows) putRow(loaded, spaceId, 'transactions', row);
  for (const [table, row] of more) putRow(loaded, spaceId, table, row);
  return judgeChanges({
    changes,
    authorId,
    sights: new Map([[spaceId, {role, services}]]),
    rows: loaded,
    peers: new Map(),
    deletions,
  });
}

/** What became of one edit of the one live row. */
function judgeEdit(set: Row, was: Row, row: Row = live) {
  const {written, refusals, acts} = judge([edit('transactions', [testId(10)], set, was)], {rows: [row]});
  return {row: findRow(written, spaceId, 'transactions', testId(10)), refusals: refusals[0], act: acts[0]};
}

const reasonsOf = (judged: ReturnType<typeof judge>) =>
  judged.refusals.map((refused) => refused.map(({reason}) => reason));

test('[SYN4] creating a live row again changes nothing and refuses nothing', () => {
  const again = create('transactions', [buildRow('transactions', testId(10), {description: 'again'})]);
  expect(judge([again])).toMatchObject({refusals: [[]], acts: []});
});

test('[SYN4] creating a deleted row brings it back as it is given, and says what it replaced', () => {
  const again = create('transactions', [buildRow('transactions', testId(10), {description: 'again'})]);
  const {written, acts} = judge([again], {rows: [{...live, deleted: true}]});
  expect(findRow(written, spaceId, 'transactions', testId(10))).toEqual({...live, description: 'again'});
  expect(acts).toMatchObject([
    {set: {description: 'again', deleted: false}, was: {description: live['description'], deleted: true}},
  ]);
});

test('[SYN4] editing a row that is not there is refused', () => {
  const judged = judge([edit('transactions', [testId(11)], {checked: true}, {checked: false})]);
  expect(judged.refusals).toEqual([[{rowId: testId(11), field: null, code: 'not-found', reason: 'sync.row-missing'}]]);
});

test('[SYN4] [SYN34] deleting a row that is not there changes none, and is noted', () => {
  const judged = judge([edit('transactions', [testId(11)], {deleted: true}, {deleted: false})]);
  expect([judged.refusals, judged.written.size]).toEqual([[[]], 0]);
  expect(judged.acts).toMatchObject([{rowId: testId(11), set: {deleted: true}, was: {deleted: null}}]);
});

test('[SYN34] a row that another device had deleted is not made again but knowingly', () => {
  const deletions = new Set([placeKey({spaceId, table: 'categories', rowId: testId(3)})]);
  const row = buildRow('categories', testId(3));
  const unknowing = judge([create('categories', [row])], {deletions});
  expect(unknowing.refusals).toMatchObject([[{code: 'conflict', reason: 'sync.row-deleted', field: null}]]);
  expect(unknowing.conflicts).toMatchObject([{field: 'deleted'}]);
  const knowing = judge([create('categories', [{...row, deleted: false}])], {deletions});
  expect([knowing.refusals, findRow(knowing.written, spaceId, 'categories', testId(3))]).toMatchObject([[[]], row]);
});

test('[SYN6] a field applies where the live value is the one that was seen, or already the wanted one', () => {
  expect(judgeEdit({checked: true}, {checked: false})).toMatchObject({
    row: {checked: true},
    refusals: [],
    act: {set: {checked: true}, was: {checked: false}},
  });
  expect(judgeEdit({checked: false}, {checked: true})).toEqual({row: undefined, refusals: [], act: undefined});
});

test('[SYN6] a field in conflict is refused with the live value; the others of the row apply', () => {
  const {row, refusals, act} = judgeEdit(
    {merchant: 'Mine', checked: true},
    {merchant: 'Old', checked: false},
    {
      ...live,
      merchant: 'Theirs',
    },
  );
  expect(row).toEqual({...live, merchant: 'Theirs', checked: true});
  expect(refusals).toEqual([
    {rowId: testId(10), field: 'merchant', code: 'conflict', reason: 'sync.conflict', current: 'Theirs'},
  ]);
  expect(act?.set).toEqual({checked: true});
});

test('[SYN5] notes changed in different parts are merged; in the same part they are refused', () => {
  const theirs = {...live, note: 'UNO dos tres cuatro'};
  expect(judgeEdit({note: 'uno dos tres CUATRO'}, {note: 'uno dos tres cuatro'}, theirs).row).toMatchObject({
    note: 'UNO dos tres CUATRO',
  });
  const refused = judgeEdit({note: 'Uno dos tres cuatro'}, {note: 'uno dos tres cuatro'}, theirs);
  expect(refused.refusals).toMatchObject([{field: 'note', reason: 'sync.conflict', current: theirs.note}]);
});

test.each([null, '', 'uno dos'])('[SYN5] a note that is set to what it was is not lost under another: %s', (same) => {
  const refused = judgeEdit({note: same}, {note: same}, {...live, note: 'Theirs'});
  expect(refused.refusals).toMatchObject([{field: 'note', reason: 'sync.conflict', current: 'Theirs'}]);
});

test('[SYN5] a merge that would be too long is a person’s decision', () => {
  const half = 'x'.repeat(1_400);
  const refused = judgeEdit({note: `a ${half} b`}, {note: 'a b'}, {...live, note: `a b ${half}`});
  expect(refused.refusals).toMatchObject([{field: 'note', reason: 'sync.conflict'}]);
});

test('[SYN7] an edit of a deleted row is refused; a deletion and a restoration are not', () => {
  const deleted = {...live, deleted: true};
  expect(judgeEdit({checked: true}, {checked: false}, deleted)).toMatchObject({
    row: undefined,
    refusals: [{rowId: testId(10), field: null, code: 'conflict', reason: 'sync.row-deleted', current: true}],
  });
  expect(judgeEdit({deleted: true}, {deleted: false}, {...live, merchant: 'edited since'}).row).toMatchObject({
    deleted: true,
    merchant: 'edited since',
  });
  expect(judgeEdit({deleted: false}, {deleted: true}, deleted).row).toEqual(live);
  expect(judgeEdit({deleted: true}, {deleted: false}, deleted)).toMatchObject({row: undefined, refusals: []});
});

test('[SYN35] an edit leaves rows alone that have another value than it says in a field that it does not set', () => {
  const importId = testId(3);
  const taken = {set: {deleted: true}, was: {deleted: false, importId}};
  const alone = judgeEdit(taken.set, taken.was);
  expect(alone).toEqual({row: undefined, refusals: [], act: undefined});
  const own = judgeEdit(taken.set, taken.was, {...live, importId});
  expect(own).toMatchObject({
    row: {deleted: true, importId},
    refusals: [],
    act: {set: {deleted: true}, was: {deleted: false}},
  });
  // Also where the row is locked, or somebody else changed what it sets.
  expect(judgeEdit({checked: true}, {checked: false, importId}, {...live, blockedReason: 'declared'}).refusals).toEqual(
    [],
  );
});

test('[SYN35] what tells which rows are meant is a field of the table, with a value for each row', () => {
  const bad = (was: Change['was']) =>
    reasonsOf(
      judge([
        {
          ...edit('transactions', [testId(10)], {checked: true}, {checked: false}),
          was: {checked: {same: false}, ...was},
        },
      ]),
    );
  expect(bad({toString: {same: null}})).toEqual([['sync.bad-columns']]);
  expect(bad({importId: {each: [null, null]}})).toEqual([['sync.bad-columns']]);
  expect(bad({importId: {each: [null]}})).toEqual([[]]);
});

test.each([
  ['a field of the server', {blockedReason: 'x'}, {blockedReason: null}, 'sync.field-not-writable'],
  ['a field that is set once', {identity: 'x'}, {identity: null}, 'sync.field-not-writable'],
  ['the id', {id: testId(12)}, {id: testId(10)}, 'sync.field-not-writable'],
  ['a field that does not exist', {constructor: 'x'}, {constructor: null}, 'sync.field-not-writable'],
  ['the version', {version: 1}, {version: 2}, 'sync.field-not-writable'],
  ['a value of another shape', {checked: 'yes'}, {checked: false}, 'sync.invalid-value'],
  ['an amount that is no safe integer', {amountUnits: 2 ** 53}, {amountUnits: 1}, 'sync.invalid-value'],
  ['a NUL', {description: 'a\0b'}, {description: 'x'}, 'sync.invalid-value'],
  ['half a surrogate pair', {description: 'a\ud800'}, {description: 'x'}, 'sync.invalid-value'],
  ['null where there must be a value', {date: null}, {date: '2026-11-02'}, 'sync.invalid-value'],
  ['no value that it replaces', {merchant: 'x'}, {}, 'sync.bad-columns'],
])('[SYN8] a change of %s is refused', (_what, set: Row, was: Row, reason) => {
  expect(judgeEdit(set, was)).toMatchObject({row: undefined, refusals: [{field: null, code: 'validation', reason}]});
});

test('[SYN8] columns that do not fit the rows, or name one twice, are refused', () => {
  const whole = edit('transactions', [testId(10)], {checked: true}, {checked: false});
  const short = {...whole, set: {checked: {each: [true, false]}}};
  const twice = {...whole, rowIds: [testId(10), testId(10)]};
  expect(reasonsOf(judge([short, twice]))).toEqual([['sync.bad-columns'], ['sync.bad-columns', 'sync.bad-columns']]);
});

test('[SYN8] one wrong row of many is refused alone', () => {
  const rows = [1, 2, 3].map((number) => buildRow('transactions', testId(20 + number), {description: `row ${number}`}));
  const judged = judge([create('transactions', [...rows, buildRow('transactions', testId(30), {date: '2026-13-01'})])]);
  expect(judged.refusals[0]).toEqual([
    {rowId: testId(30), field: null, code: 'validation', reason: 'sync.invalid-value'},
  ]);
  expect(judged.acts).toHaveLength(3);
});

test('[SYN8] a value that pages are ordered by fits the key of a page', () => {
  const createdAt = `2026-11-20T12:00:00.${'1'.repeat(3_000)}Z`;
  const made = create('imports', [buildRow('imports', testId(12), {createdAt})]);
  expect(reasonsOf(judge([made]))).toEqual([['sync.invalid-value']]);
});

test('[SYN8] a creation that leaves out a field people must give is refused', () => {
  const {description: _left, ...rest} = buildRow('transactions', testId(12));
  expect(reasonsOf(judge([create('transactions', [rest])]))).toEqual([['sync.invalid-value']]);
});

test('[SYN9] a blocked row is neither edited, deleted nor brought back', () => {
  const blocked = {...live, blockedReason: 'declaration-sent'};
  for (const [set, was] of [
    [{checked: true}, {checked: false}],
    [{deleted: true}, {deleted: false}],
  ] as const) {
    expect(judgeEdit(set, was, blocked)).toMatchObject({
      row: undefined,
      refusals: [{code: 'forbidden', reason: 'transaction.blocked'}],
    });
  }
  const back = create('transactions', [buildRow('transactions', testId(10))]);
  expect(reasonsOf(judge([back], {rows: [{...blocked, deleted: true}]}))).toEqual([['transaction.blocked']]);
});

test('[SYN10] a row obeys its table’s rules, and a transaction has its account’s currency', () => {
  expect(judgeEdit({description: ' '}, {description: live['description'] ?? null}).refusals).toMatchObject([
    {code: 'validation', reason: 'transaction.description-required'},
  ]);
  expect(judgeEdit({currency: 'EUR'}, {currency: 'USD'}).refusals).toMatchObject([
    {code: 'validation', reason: 'transaction.currency-mismatch'},
  ]);
});

test('[SYN10] a reference must be to a live row of the same space, which may be made in the same batch', () => {
  const missing = edit('transactions', [testId(10)], {categoryId: testId(5)}, {categoryId: null});
  expect(reasonsOf(judge([missing]))).toEqual([['sync.missing-reference']]);
  const deleted = {...buildRow('categories', testId(5)), deleted: true};
  expect(reasonsOf(judge([missing], {more: [['categories', deleted]]}))).toEqual([['sync.missing-reference']]);
  const made = create('categories', [buildRow('categories', testId(5))]);
  expect(reasonsOf(judge([made, missing]))).toEqual([[], []]);
});

test('[SYN10] a row comes back only where what it refers to still is', () => {
  const orphan = {...live, deleted: true, categoryId: testId(5)};
  const back = edit('transactions', [testId(10)], {deleted: false}, {deleted: true});
  expect(reasonsOf(judge([back], {rows: [orphan]}))).toEqual([['sync.missing-reference']]);
});

test('[SYN11] a role does what its table permits; who may not create may not delete', () => {
  const company: Row = {...buildRow('companies', spaceId), deleted: false};
  const rename = edit('companies', [spaceId], {name: 'Faro Dos LLC'}, {name: 'Faro LLC'});
  const remove = edit('companies', [spaceId], {deleted: true}, {deleted: false});
  const more: Options['more'] = [['companies', company]];
  expect(reasonsOf(judge([rename, remove], {role: 'owner', more}))).toEqual([[], ['sync.not-permitted']]);
  expect(reasonsOf(judge([rename, remove], {role: 'bookkeeper', more}))).toEqual([
    ['sync.not-permitted'],
    ['sync.not-permitted'],
  ]);
});

test('[SYN12] a change in another’s space is refused row by row and the others go on', () => {
  const elsewhere = buildChangeIn(testId(200)).create('accounts', [buildRow('accounts', testId(3))]);
  const here = create('accounts', [buildRow('accounts', testId(4))]);
  const judged = judge([elsewhere, here]);
  expect(judged.refusals).toEqual([[{rowId: testId(3), field: null, code: 'forbidden', reason: 'sync.no-access'}], []]);
  expect(judged.acts.map((act) => act.rowId)).toEqual([testId(4)]);
});

test('[SYN1] later changes of a batch see what earlier ones did', () => {
  const first = edit('transactions', [testId(10)], {merchant: 'one'}, {merchant: null});
  const second = edit('transactions', [testId(10)], {merchant: 'two'}, {merchant: 'one'});
  const judged = judge([first, second]);
  expect(reasonsOf(judged)).toEqual([[], []]);
  expect(judged.acts.map((act) => [act.was, act.set])).toEqual([
    [{merchant: null}, {merchant: 'one'}],
    [{merchant: 'one'}, {merchant: 'two'}],
  ]);
});

test('[SYN25] whoever a creation names as its author, the row names the person whose push made it', () => {
  const claimed = buildRow('imports', testId(30), {createdBy: testId(77)});
  expect(findRow(judge([create('imports', [claimed])]).written, spaceId, 'imports', testId(30))).toEqual({
    ...claimed,
    createdBy: authorId,
    deleted: false,
  });
  // Brought back by another person, it is still its author's.
  const gone = {...claimed, createdBy: testId(88), deleted: true};
  const back = judge([create('imports', [claimed])], {more: [['imports', gone]]});
  expect(findRow(back.written, spaceId, 'imports', testId(30))).toMatchObject({createdBy: testId(88), deleted: false});
});

const paper = {...buildRow('files', testId(20), {kind: 'paper', transactionId: null}), deleted: false};
const documentOf = (decision: string | null, overrides: Row = {}): Row => ({
  ...buildRow('companyDocuments', testId(21), {fileId: testId(20), decision}),
  deleted: false,
  ...overrides,
});

test.for<[string, Row, string[]]>([
  ['checked stays', documentOf('accepted'), ['file.of-checked']],
  ['not checked can be taken away', documentOf(null), []],
  ['checked and gone can be taken away', documentOf('accepted', {deleted: true}), []],
  ['of another file can be taken away', documentOf('accepted', {fileId: testId(22)}), []],
])('[SYN39] the file of a document that is %s', ([, document, refused]) => {
  const judged = judge([edit('files', [testId(20)], {deleted: true}, {deleted: false})], {
    more: [
      ['files', paper],
      ['companyDocuments', document],
    ],
  });
  expect(reasonsOf(judged)).toEqual([refused]);
  const written = findRow(judged.written, spaceId, 'files', testId(20));
  expect(written?.['deleted'] === true).toBe(refused.length === 0);
});

test('[QST3] with a refused row only the edits of the row it speaks for are refused, of the same act and after it', () => {
  const [asked, other] = [testId(10), testId(11)];
  const groupId = testId(77);
  const answer = buildRow('comments', testId(60), {
    kind: 'answer',
    says: 'unknown',
    text: '',
    // A question that is not there.
    answersId: testId(61),
    transactionId: asked,
  });
  const check = (id: string) => edit('transactions', [id], {checked: true}, {checked: false});
  const made = {...create('comments', [answer]), groupId};
  const rows = [live, {...live, id: other}];
  expect(reasonsOf(judge([made, {...check(asked), groupId}, {...check(other), groupId}], {rows}))).toEqual([
    ['sync.missing-reference'],
    ['sync.missing-reference'],
    [],
  ]);
  expect(reasonsOf(judge([made, check(asked)], {rows}))).toEqual([['sync.missing-reference'], []]);
  expect(reasonsOf(judge([{...check(asked), groupId}, made], {rows}))).toEqual([[], ['sync.missing-reference']]);
});
