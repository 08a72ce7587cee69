import type {Change} from '#contract/sync/change.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

const fields: ReadonlySet<string> = new Set<keyof Change>([
  'id',
  'spaceId',
  'table',
  'op',
  'rowIds',
  'set',
  'was',
  'label',
  'madeAt',
  'groupId',
  'undoes',
]);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether a record that was read from a damaged place is still a change, by its shape: what the queue, the screens and the sending
 * stand on. The server alone judges its values; schemas stay out of the browser (decision 009). A field that this version of the
 * product does not know makes it none.
 */
export function isChange(value: unknown): value is Change {
  if (!isRecord(value) || Object.keys(value).some((key) => !fields.has(key))) return false;
  const {id, spaceId, table, op, rowIds, set, was, label, madeAt, groupId, undoes} = value;
  return (
    isId(id) &&
    isId(spaceId) &&
    typeof table === 'string' &&
    (op === 'create' || op === 'edit') &&
    Array.isArray(rowIds) &&
    rowIds.length > 0 &&
    rowIds.every(isId) &&
    isColumns(set) &&
    isColumns(was) &&
    isRecord(label) &&
    typeof label['key'] === 'string' &&
    typeof madeAt === 'string' &&
    !Number.isNaN(Date.parse(madeAt)) &&
    [groupId, undoes].every((other) => other === undefined || isId(other))
  );
}

function isColumns(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => isRecord(one) && ('same' in one || Array.isArray(one['each'])))
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}
