import type {PlanId} from '#contract/catalogue/ids.ts';
import type {SpaceKind} from '#contract/kernel/space.ts';

/** What a space may hold: live rows of all its tables, and bytes of the files that its people bring. */
export type SpaceQuota = {readonly rows: number; readonly fileBytes: number};

const mebibyte = 1_048_576;
const gibibyte = 1_024 * mebibyte;

const ofPerson: SpaceQuota = {rows: 20_000, fileBytes: 100 * mebibyte};
const withoutPlan: SpaceQuota = {rows: 200_000, fileBytes: 250 * mebibyte};
const byPlan: Readonly<Record<PlanId, SpaceQuota>> = {
  standard: {rows: 500_000, fileBytes: 5 * gibibyte},
  professional: {rows: 1_000_000, fileBytes: 20 * gibibyte},
  enterprise: {rows: 2_000_000, fileBytes: 50 * gibibyte},
};

/** What one person may do, whatever they pay. Rule: QTA4. */
export const personQuota = {
  devices: 250,
  devicesWithinDays: 30,
  companiesWithoutPlan: 25,
  rowsADay: 2_000_000,
} as const;

/** What a space may hold; a plan that has lapsed counts as one. Pure; the only place that says so. Rule: QTA1. */
export function quotaOf(kind: SpaceKind, planId: PlanId | null): SpaceQuota {
  if (kind === 'person') return ofPerson;
  return planId === null ? withoutPlan : byPlan[planId];
}

/** What is held of one thing: what is live, and all that is kept, deleted or not. */
export type Held = {readonly live: number; readonly kept: number};

/** How much more may be live, and how much more may be kept; less than nothing where there is too much. Pure. Rules: QTA1, QTA2. */
export function roomOf(most: number, {live, kept}: Held): Held {
  return {live: most - live, kept: 2 * most - kept};
}

/** How much more may be made; never less than nothing. Pure. */
export function roomLeft(most: number, held: Held): number {
  const {live, kept} = roomOf(most, held);
  return Math.max(0, Math.min(live, kept));
}
