import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {keepRow, tableOf, takeVersion, type ServerState} from './state.ts';

/** Gives a person a part in a space, another one, or none. */
export function setRoleInMemory(
  state: ServerState,
  {spaceId, userId, role}: {readonly spaceId: string; readonly userId: string; readonly role: SpaceRole | null},
): void {
  const space = state.spaces.get(spaceId);
  if (!space) return;
  const found = [...tableOf(space, 'memberships').values()].find(({row}) => row['userId'] === userId);
  if (!found && role === null) return;
  const version = takeVersion(state, spaceId);
  // The person's own id serves as the membership's: one for each person and space.
  const before = found?.row ?? {id: userId, userId, name: state.people.get(userId) ?? '', email: 'eva@example.com'};
  const row = {...before, role: role ?? before['role'] ?? 'manager', deleted: role === null};
  keepRow(state, {spaceId, table: 'memberships', version}, row);
}
