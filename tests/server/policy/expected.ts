import {isAllowed, type Access} from '#contract/kernel/access.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {reasonWithoutService, servicesOf} from '#contract/policy/services.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {SpaceAct} from '#contract/kernel/endpoint.ts';
import {ownSpaceOf, type Actor, type Tenant} from './cast.ts';

/** What can be tried on a row. */
type TableAct = {readonly table: string; readonly act: 'read' | 'create' | 'update' | 'delete'};

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

/** The part that somebody has in a place; an admin who acts as a user has none in that user's own space. */
function roleIn({own, role, kind}: Actor, place: Tenant | undefined, ownSpace: Tenant | undefined) {
  if (place === own) return role;
  return place && place.spaceId === ownSpace?.spaceId && kind !== 'acting' ? 'owner' : undefined;
}

/**
 * What the policy says of an act in a space; undefined means that it is permitted.
 *
 * @param place undefined for a space that does not exist.
 */
export function expectInSpace(where: SpaceAct | TableAct, actor: Actor, place: Tenant | undefined) {
  const role = roleIn(actor, place, ownSpaceOf(actor));
  if (!role || !place) return 'sync.no-access';
  if (where === 'whole') return undefined;
  const {table, act} = where;
  if (!isTableName(table)) throw new Error(`${table} is no synced table`);
  const {service, readRoles, createRoles, editRoles}: SyncedTable = syncedTables[table];
  if (!servicesOf(place.facts).includes(service)) return reasonWithoutService[service];
  const needed = {
    read: [readRoles],
    create: [createRoles],
    update: [editRoles],
    // Whoever may not make such rows may not take them away either.
    delete: [createRoles, editRoles],
  }[act];
  return needed.every((roles) => roles.includes(role)) ? undefined : 'sync.not-permitted';
}
