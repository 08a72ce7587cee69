import type {Settled} from '#sync/attention/settled.ts';
import type {DeviceRecord} from '#sync/store/local-database.ts';
import {undonePartPrefix} from '#sync/store/undone-record.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

/** What was typed and not added yet, what was decided and can be brought back, and what was found damaged. */
const prefixes = ['draft-', 'settled:', 'unreadable:'];

/** Whether it is work of a person that is on this device only, beside the queue; whatever lies in a damaged database. */
export function isKept(record: unknown): record is DeviceRecord {
  if (!isRecord(record)) return false;
  const {key, value} = record;
  if (typeof key !== 'string' || value === null || !prefixes.some((prefix) => key.startsWith(prefix))) return false;
  return !key.startsWith('settled:') || isSettled(value);
}

/** The changes that were given up before they were sent. */
export function discardedIn(kept: readonly DeviceRecord[]): string[] {
  return kept.flatMap(({value}) => (isSettled(value) && value.discarded ? [value.discarded.id] : []));
}

/** The changes that were undone before they were sent, among whatever lies there. */
export function undoneIn(records: readonly unknown[]): string[] {
  return records.flatMap((record) => {
    if (!isRecord(record) || !String(record['key']).startsWith(undonePartPrefix)) return [];
    const {value} = record;
    return isRecord(value) && typeof value['id'] === 'string' ? [value['id']] : [];
  });
}

/** For another database, in whose queue places mean nothing: what comes back goes to the end. */
export function withoutPlace({key, value}: DeviceRecord): DeviceRecord {
  if (!isSettled(value) || !value.discarded) return {key, value};
  return {key, value: {...value, discarded: {...value.discarded, order: 0}}};
}

function isSettled(value: unknown): value is Settled {
  if (!isRecord(value)) return false;
  const {settledAt, parts, made} = value;
  return typeof settledAt === 'string' && Array.isArray(parts) && Array.isArray(made);
}
