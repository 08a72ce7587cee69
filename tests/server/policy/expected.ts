import {isAllowed, type Access} from '#contract/kernel/access.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {reasonWithoutService, servicesOf} from '#contract/policy/services.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {Actor, Tenant} from './cast.ts';

/** What can be tried on a row. */
export type RowAct = 'read' | 'create' | 'update' | 'delete';

/** Reasons with which the gate turns somebody away, whatever they asked for. */
export const gateReasons: readonly unknown[] = [
  'account.sign-in-required',
  'account.blocked',
  'account.admin-only',
  'account.not-for-admins',
  'account.not-while-acting',
  'account.not-acting',
];

/** What the policy says of a caller at the gate. */
export function expectGate(access: Access, {kind}: Actor): 'open' | 'closed' {
  return isAllowed(access, kind) ? 'open' : 'closed';
}

/**
 * What the policy says of an act in a company; undefined means that it is permitted.
 *
 * @param place undefined for a company that does not exist.
 */
export function expectInSpace(table: string, act: RowAct, {own, role}: Actor, place: Tenant | undefined) {
  if (!isTableName(table)) throw new Error(`${table} is no synced table`);
  if (!role || place !== own) return 'sync.no-access';
  const {service, readRoles, createRoles, editRoles}: SyncedTable = syncedTables[table];
  if (!servicesOf({kind: 'company', type: own.type}).includes(service)) return reasonWithoutService[service];
  const needed = {
    read: [readRoles],
    create: [createRoles],
    update: [editRoles],
    // Whoever may not make such rows may not take them away either.
    delete: [createRoles, editRoles],
  }[act];
  return needed.every((roles) => roles.includes(role)) ? undefined : 'sync.not-permitted';
}
