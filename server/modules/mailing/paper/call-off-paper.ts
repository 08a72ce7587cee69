import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callOffPaper as endpoint} from '#contract/mailing/call-off-paper.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from '#server/modules/mailing/mailing-parts.ts';
import {mailPapers} from '#server/modules/mailing/table.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {toPaper} from './find-paper.ts';

/** Takes back what an owner wanted of a paper, with its money, as long as nobody has begun. Rule: MLG15. */
export const callOffPaper = implement(
  endpoint,
  async ({database, now, findRole, giveBack}: MailingParts, {companyId, paperId}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'mailing.no-such-paper');
      if (role !== 'owner') return fail('forbidden', 'mailing.owner-alone');
      await lockSpace(tx, companyId);
      const [known] = await tx
        .select()
        .from(mailPapers)
        .where(and(eq(mailPapers.spaceId, companyId), eq(mailPapers.id, paperId), eq(mailPapers.deleted, false)));
      if (!known) return fail('not-found', 'mailing.no-such-paper');
      if (known.state === 'called-off') return succeed(toPaper(known));
      if (known.state !== 'asked') return fail('conflict', 'mailing.paper-begun');
      if (known.orderId !== null) await giveBack(tx, {orderId: known.orderId, serviceId: null});
      const nowMs = now();
      const ended = {state: 'called-off', endedOn: toInstant(nowMs).slice(0, 10)} as const;
      const author = {kind: 'person', userId: session.userId} as const;
      const edit = [{id: paperId, ...ended}];
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailPapers', edit}]);
      return succeed({...toPaper(known), ...ended});
    }),
);
