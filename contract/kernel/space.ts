/** Whose a space is. */
export const spaceKinds = ['person', 'company'] as const;

/** One of {@link spaceKinds}. */
export type SpaceKind = (typeof spaceKinds)[number];

/** What a space can have. Every synced table belongs to one of them, and is in those spaces alone that have it. */
export const services = ['personal', 'company', 'accounting', 'mailing'] as const;

/** One of {@link services}. */
export type Service = (typeof services)[number];

/** Why a service of a space can be read and not be worked in; each has its words. A change of it is refused with that reason. */
export const lockReasons = ['company.plan-lapsed'] as const;

/** One of {@link lockReasons}. */
export type LockReason = (typeof lockReasons)[number];

/** What of a space can be read only, why, and since which civil day. Rule: POL9. */
export type SpaceLock = {
  readonly services: readonly Service[];
  readonly reason: LockReason;
  readonly since: string;
};
