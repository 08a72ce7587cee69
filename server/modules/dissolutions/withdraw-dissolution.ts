import {withdrawDissolution as endpoint} from '#contract/dissolutions/withdraw-dissolution.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {addStep, findDissolution} from './dissolution-store.ts';
import type {DissolutionsParts} from './dissolutions-parts.ts';
import {tellDissolution} from './tell-dissolution.ts';

/** Takes a paid dissolution back for an owner, with all of its money, unless the desk has begun. Rules: DIS2, DIS7. */
export const withdrawDissolution = implement(endpoint, async (parts: DissolutionsParts, {companyId}, {session}) =>
  inTransaction(parts.database, async (tx) => {
    const role = await parts.findRole(tx, companyId, session.userId);
    if (role === undefined) return fail('not-found', 'dissolution.none');
    if (role !== 'owner') return fail('forbidden', 'dissolution.owner-only');
    // Of an owner and the desk at once the second one is told.
    await lockSpace(tx, companyId);
    const found = await findDissolution(tx, companyId);
    if (!found?.dissolution.last) return fail('not-found', 'dissolution.none');
    const {company, dissolution} = found;
    const {stage, last, orderId} = dissolution;
    if (last?.kind === 'withdrawn') return succeed({});
    if (stage === 'none') return fail('not-found', 'dissolution.none');
    if (stage !== 'paid' || orderId === null) return fail('conflict', 'dissolution.begun');
    const nowMs = parts.now();
    await parts.giveBack(tx, orderId);
    const author = {kind: 'person', userId: session.userId} as const;
    const by = `${session.firstName} ${session.lastName}`.trim();
    await addStep(tx, {companyId, author, nowMs, after: dissolution}, {kind: 'withdrawn', by, orderId});
    const day = toInstant(nowMs).slice(0, 10);
    await tellDissolution(parts, tx, companyId, {step: 'withdrawn', company: company.name, day, note: ''});
    return succeed({});
  }),
);
