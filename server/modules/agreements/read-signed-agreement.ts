import {readSignedAgreement as endpoint} from '#contract/agreements/read-signed-agreement.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {findSigned, toSigned} from './agreement-store.ts';
import type {AgreementsParts} from './agreements-parts.ts';
import {refuseOthers} from './refuse-others.ts';

/** Tells the owner what was signed, word for word. Rule: AGR9. */
export const readSignedAgreement = implement(
  endpoint,
  async (parts: AgreementsParts, {companyId, agreementId}, {session}) => {
    const refused = await refuseOthers(parts, parts.database, companyId, session.userId);
    if (refused) return refused;
    const signed = (await findSigned(parts.database, companyId)).find(({id}) => id === agreementId);
    return signed ? succeed(toSigned(signed)) : fail('not-found', 'agreement.none');
  },
);
