import {and, desc, eq, getTableColumns, isNotNull, isNull} from 'drizzle-orm';
import {listProviderEvents as endpoint} from '#contract/admin/provider-events.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {providerEvents as events} from './table.ts';
import type {QueueParts} from './webhook.ts';

const ofState = {
  waiting: and(isNull(events.workedAt), isNull(events.lastError)),
  failed: and(isNull(events.workedAt), isNotNull(events.lastError)),
  worked: isNotNull(events.workedAt),
};

/** Lists events for admins. Rule: WHK4. */
export const listProviderEvents = implement(
  endpoint,
  async ({database}: QueueParts, {provider, state, limit, offset}) => {
    const matches = and(provider === undefined ? undefined : eq(events.provider, provider), state && ofState[state]);
    const {rawBody: _, ...shown} = getTableColumns(events);
    const [rows, total] = await Promise.all([
      database
        .select(shown)
        .from(events)
        .where(matches)
        .orderBy(desc(events.receivedAt), desc(events.id))
        .limit(limit)
        .offset(offset),
      database.$count(events, matches),
    ]);
    return succeed({total, rows});
  },
);
