import type {Json} from '#contract/kernel/field-values.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import type {Device} from '#tests/sync/simulation/world/device.ts';
import {isAccountedFor, type Ledger} from './ledger.ts';
import {placeOf, type Replay} from '#tests/sync/simulation/replay.ts';
import type {ServerView} from '#tests/sync/simulation/world/simulated-server.ts';
import {expectNone} from './violation.ts';

/** A device as far as it is looked at here. */
export type SeenDevice = Pick<Device, 'name' | 'userId' | 'databaseName' | 'outbox'> & {
  readonly disk: Pick<Device['disk'], 'read'>;
};

/** Everything there is when a run has come to rest. */
export type EndState = {
  readonly view: ServerView;
  readonly devices: readonly SeenDevice[];
  readonly ledger: Ledger;
  readonly replay: Replay;
  /** Live rows as a device shows them, by place. */
  readonly shown: ReadonlyMap<SeenDevice, ReadonlyMap<string, Readonly<Record<string, Json>>>>;
};

/** 1. Every acknowledged change took effect exactly once; every other one is in the outbox or in attention. */
export function checkExactlyOnce({view, ledger, replay}: EndState): void {
  expectNone('1 exactly once', replay.faults);
  const executed = new Set(view.executed.map(({changeId}) => changeId));
  const lost = [...ledger.entries.values()].filter(
    (entry) => entry.place === 'gone' && !isAccountedFor(entry) && !executed.has(entry.change.id),
  );
  expectNone(
    '1 exactly once',
    lost.map((entry) => `${entry.change.id} of ${entry.device} is nowhere`),
  );
}

/** 2. Nothing took effect that nobody asked for: every live row is what the history of recorded changes makes of it. */
export function checkNothingUnasked({view, replay}: EndState): void {
  const people = new Set<TableName>(['companies', 'memberships']);
  const faults = view.rows
    .filter(({table}) => !people.has(table))
    .flatMap(({spaceId, table, row}) => {
      const replayed = replay.rows.get(placeOf({spaceId, table, rowId: String(row['id'])}));
      if (!replayed) return [`${table} ${String(row['id'])} was made by nobody`];
      // What only the server sets is in nobody's change.
      const own = new Set<string>(syncedTables[table].serverFields);
      return Object.keys(syncedTables[table].row.shape)
        .filter((field) => !own.has(field) && (row[field] ?? null) !== (replayed[field] ?? null))
        .map((field) => `${table} ${String(row['id'])}.${field} is ${row[field]}, and was set to ${replayed[field]}`);
    });
  expectNone('2 nothing unasked', faults);
}

/** 3. Each sender's changes were executed in the order they were made, and each device's too, also on a server that was restored. */
export function checkOrder({view, ledger}: EndState): void {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const {changeId, clientId} of view.executed) {
    const entry = ledger.entries.get(changeId);
    // What both copies of a profile brought back has another place in each.
    if (!entry || seen.has(changeId) || (entry.isBack && entry.isShared)) continue;
    seen.add(changeId);
    // What both copies of a profile hold either may send, or take back while the other has sent it: each in its order.
    for (const who of entry.isCopied || entry.isShared ? [clientId] : [clientId, entry.device]) {
      const before = last.get(who) ?? 0;
      if (entry.order < before) faults.push(`${who} made change ${entry.order} before ${before}`);
      last.set(who, entry.order);
    }
  }
  expectNone('3 order', faults);
}

/** 4. All devices show what the server has, and nothing waits any more. */
export function checkSameEverywhere({view, devices, shown}: EndState): void {
  const faults: string[] = [];
  for (const device of devices) {
    const waiting = device.outbox().length;
    if (waiting > 0) faults.push(`${device.name} still holds ${waiting} changes`);
    const rows = shown.get(device) ?? new Map<string, Record<string, Json>>();
    const wanted = view.rows.filter(
      ({spaceId, row}) => row['deleted'] !== true && view.members.has(`${spaceId} ${device.userId}`),
    );
    if (rows.size !== wanted.length) faults.push(`${device.name} shows ${rows.size} rows of ${wanted.length}`);
    for (const {spaceId, table, row} of wanted) {
      const place = placeOf({spaceId, table, rowId: String(row['id'])});
      const found = rows.get(place);
      const fields = Object.keys(syncedTables[table].row.shape);
      const different = found && fields.find((field) => (found[field] ?? null) !== (row[field] ?? null));
      if (!found) faults.push(`${device.name} lacks ${place}`);
      else if (different)
        faults.push(
          `${device.name} shows ${found[different]} for ${place}.${different}, the server has ${row[different]}`,
        );
    }
  }
  expectNone('4 same everywhere', faults);
}

/** 5. No device holds a page of a space that its person may not see. */
export function checkNothingForbidden({view, devices}: EndState): void {
  const faults = devices.flatMap((device) => {
    const pages = device.disk.read(device.databaseName, 'pages') as {spaceId: string}[];
    return [...new Set(pages.map(({spaceId}) => spaceId))]
      .filter((spaceId) => !view.members.has(`${spaceId} ${device.userId}`))
      .map((spaceId) => `${device.name} holds pages of ${spaceId}`);
  });
  expectNone('5 nothing forbidden', faults);
}

/** 6. Whatever was refused, in whole or in part, was put before the person who entered it, with its values. */
export function checkNothingVanished({view, ledger}: EndState): void {
  const faults = view.executed.flatMap(({changeId, refusals}) => {
    const entry = ledger.entries.get(changeId);
    if (!entry || refusals.length === 0 || entry.wasInAttention || entry.isForgotten) return [];
    return [`${changeId} of ${entry.device} was refused (${refusals[0]?.reason}) and nobody was told`];
  });
  expectNone('6 nothing vanished', faults);
}

/** 8. The total of every account is the sum of the history of its movements, on the server and on every device. */
export function checkTotals({view, devices, replay, shown}: EndState): void {
  const wanted = sumUp([...replay.rows].map(([place, row]) => ({place, row})));
  const faults = devices.flatMap((device) => {
    const seen = [...(shown.get(device) ?? [])].map(([place, row]) => ({place, row}));
    const sums = sumUp(seen);
    return [...wanted]
      .filter(([key]) => view.members.has(`${key.split(' ')[0]} ${device.userId}`))
      .filter(([key, total]) => (sums.get(key) ?? 0) !== total)
      .map(([key, total]) => `${device.name} has ${sums.get(key)} in account ${key}, its history says ${total}`);
  });
  expectNone('8 totals', faults);
}

type PlacedRow = {readonly place: string; readonly row: Readonly<Record<string, Json>>};

/** Totals by `<space> <account>`. */
function sumUp(rows: readonly PlacedRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const {place, row} of rows) {
    const [spaceId, table] = place.split(' ');
    if (table !== 'transactions' || row['deleted'] === true) continue;
    const key = `${spaceId} ${String(row['accountId'])}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(row['amountUnits']));
  }
  return sums;
}
