import {z} from 'zod';
import {planIds, planPeriods} from '#contract/catalogue/ids.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';

/**
 * Why a renewal was not paid: nobody charged it when it was due, its owner wants back what had ended, nobody had a card, or what the bank
 * said to it. Rules: SUB7, SUB11.
 */
export const owedReasons = ['not-charged', 'wanted-back', 'no-card', ...declineGroups] as const;

/** One of {@link owedReasons}. */
export type OwedReason = (typeof owedReasons)[number];

/**
 * What a company pays for by the month or the year: its plan, in the row with the company's id, and each such service, in the row with the
 * id of its `companyServices` row. Read by those who see what is paid. Rules: SUB1, SUB4. Source: D11, S2.19.
 */
export const subscriptions = {
  ...defineServerTable({
    name: 'subscriptions',
    service: 'company',
    since: 8,
    row: z.object({
      id: idSchema,
      /** Null of a service. */
      planId: z.enum(planIds).nullable(),
      period: z.enum(planPeriods),
      /** The day from which its periods are counted: what began on a 31st ends on the last day of shorter months. */
      countedFrom: civilDateSchema,
      /** The day before which it is paid. */
      paidUntil: civilDateSchema,
      /** Why its renewal was not paid, while it is owed; null where nothing is. */
      owedFor: z.enum(owedReasons).nullable(),
      /** The day of the next try, while one is left. */
      retryOn: civilDateSchema.nullable(),
      /** It is not renewed. Rule: SUB9. */
      isEnding: z.boolean(),
      /** As which plan, and by which period, it is renewed; null where as it is, and of a service. Rule: SUB10. */
      nextPlanId: z.enum(planIds).nullable(),
      nextPeriod: z.enum(planPeriods).nullable(),
    }),
  }),
  readRoles: ['owner', 'manager'],
} as const;

/** See {@link subscriptions}. */
export type SubscriptionRow = z.infer<typeof subscriptions.row>;

/** What nobody owes anything of and nobody wants otherwise: as every subscription begins. */
export const plainSubscription = {
  owedFor: null,
  retryOn: null,
  isEnding: false,
  nextPlanId: null,
  nextPeriod: null,
} as const satisfies Partial<SubscriptionRow>;

/** The subscription of a company's plan; undefined where it has none, or the reader may not see it. */
export function findPlan<Row extends Pick<SubscriptionRow, 'id' | 'planId'>>(
  rows: readonly Row[],
  companyId: string,
): (Row & {readonly planId: NonNullable<Row['planId']>}) | undefined {
  const found = rows.find(({id}) => id === companyId);
  return found && found.planId !== null ? {...found, planId: found.planId} : undefined;
}
