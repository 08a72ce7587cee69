import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {askDissolutionFee as endpoint} from '#contract/dissolutions/ask-dissolution-fee.ts';
import {isDissolvable} from '#contract/dissolutions/dissolution.ts';
import {priceDissolution} from '#contract/dissolutions/price-dissolution.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {addStep, findDissolution} from './dissolution-store.ts';
import type {DissolutionsParts} from './dissolutions-parts.ts';

/** Keeps that an owner wants to know what the state takes. Rules: DIS2, DIS3. */
export const askDissolutionFee = implement(
  endpoint,
  async ({database, now, findRole}: DissolutionsParts, {companyId}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'dissolution.none');
      if (role !== 'owner') return fail('forbidden', 'dissolution.owner-only');
      await lockSpace(tx, companyId);
      const found = await findDissolution(tx, companyId);
      if (!found || !isDissolvable(found) || found.dissolution.stage !== 'none')
        return fail('not-found', 'dissolution.none');
      const nowMs = now();
      const {company, dissolution} = found;
      const isKnown = priceDissolution(company, dissolution, readCatalogue(toInstant(nowMs).slice(0, 10))) !== null;
      if (isKnown || dissolution.feeAskedAt !== null) return succeed({});
      const author = {kind: 'person', userId: session.userId} as const;
      const by = `${session.firstName} ${session.lastName}`.trim();
      await addStep(tx, {companyId, author, nowMs, after: dissolution}, {kind: 'fee-asked', by});
      return succeed({});
    }),
);
