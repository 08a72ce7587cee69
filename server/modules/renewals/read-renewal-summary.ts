import {readRenewalSummary as endpoint} from '#contract/renewals/read-renewal-summary.ts';
import type {RenewalStatus} from '#contract/renewals/renewal-status.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {readRenewals} from './read-renewals.ts';
import type {RenewalsParts} from './renewals-parts.ts';

/** Tells which companies of the caller wait for a renewal, and which are late. Rule: RNW12. */
export const readRenewalSummary = implement(
  endpoint,
  async ({database, now, findCompanyIds}: RenewalsParts, _input, {session}) => {
    const ids = await findCompanyIds(database, session.userId);
    const all = (await readRenewals(database, ids, now())).flatMap(({id, name, renewals}) =>
      renewals ? [{id, name, status: renewals.status}] : [],
    );
    const those = (wanted: RenewalStatus) => all.filter(({status}) => status === wanted);
    const [pendingCompanies, overdueCompanies] = [those('WITHIN_TIMEFRAME'), those('OVERDUE')];
    return succeed({
      pendingCount: pendingCompanies.length,
      overdueCount: overdueCompanies.length,
      pendingCompanies,
      overdueCompanies,
    });
  },
);
