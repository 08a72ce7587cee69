import type {SpaceRole} from '#contract/kernel/synced-table.ts';

/** What each role may, in the order in which it is shown. Rule: TMM13. Source: D10, D11, S6.03, mockups/app/teammates. */
export const roleRights = {
  company: ['owner', 'manager', 'bookkeeper'],
  // What the tables of each right say by `readRoles`; a test holds both together.
  documents: ['owner', 'manager'],
  books: ['owner', 'manager', 'bookkeeper'],
  mailing: ['owner', 'manager'],
  billing: ['owner', 'manager'],
  buying: ['owner', 'manager'],
  identity: ['owner'],
  money: ['owner'],
  bankSteps: ['owner'],
  people: ['owner'],
} as const satisfies Readonly<Record<string, readonly SpaceRole[]>>;

/** One of {@link roleRights}. */
export type RoleRight = keyof typeof roleRights;

/** Whether a role has a right. */
export function hasRight(role: SpaceRole, right: RoleRight): boolean {
  const roles: readonly SpaceRole[] = roleRights[right];
  return roles.includes(role);
}
