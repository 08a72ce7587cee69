import {createHmac} from 'node:crypto';
import type {Me} from '#contract/account/session.ts';
import {personIdOf, type Acting} from '#server/http/session.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import type {User} from './user-store.ts';

type Showing = Pick<AccountParts, 'database' | 'findCompanyIds' | 'intercomSecret' | 'demandsFactor'>;

/** Shapes a person for themselves, or for an admin who acts as them. Source: S3.01, D10. */
export async function showPerson(
  {database, findCompanyIds, intercomSecret, demandsFactor}: Showing,
  user: User,
  authToken: string,
  acting: Acting | null = null,
): Promise<Me> {
  const companies = await findCompanyIds(database, user.id);
  return toMe(user, {authToken, companies, intercomSecret, demandsFactor, acting});
}

/** The same of what is known already. */
export function toMe(
  user: User,
  {
    authToken,
    companies,
    intercomSecret,
    demandsFactor,
    acting = null,
  }: {
    readonly authToken: string;
    readonly companies: string[];
    readonly intercomSecret: string | undefined;
    readonly demandsFactor: boolean;
    readonly acting?: Acting | null;
  },
): Me {
  const {email, firstName, lastName, status, language, isAdmin, createdAt, phone} = user;
  const blockedReason = status === 'blocked' ? (user.blockedReason ?? 'by-admin') : null;
  const id = personIdOf({userId: user.id, acting});
  const seen = acting && {name: acting.adminName, until: acting.until};
  // Whoever acts as somebody does not write to the chat as them.
  const intercomUserHash =
    intercomSecret === undefined || acting ? null : createHmac('sha256', intercomSecret).update(id).digest('hex');
  const own = {id, email, firstName, lastName, status, blockedReason, language, isAdmin, createdAt, phone};
  const owesSecondFactor = isAdmin && demandsFactor && user.secondFactorAt === null;
  return {...own, owesSecondFactor, acting: seen, companies, intercomUserHash, authToken};
}
