/** Whose a space is. */
export const spaceKinds = ['person', 'company'] as const;

/** One of {@link spaceKinds}. */
export type SpaceKind = (typeof spaceKinds)[number];

/** What a space can have. Every synced table belongs to one of them, and is in those spaces alone that have it. */
export const services = ['personal', 'company', 'accounting', 'mailing'] as const;

/** One of {@link services}. */
export type Service = (typeof services)[number];
