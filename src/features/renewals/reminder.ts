import {readCompanies} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {FeatureReminder} from '#src/data/device/reminder.ts';

/** That companies are to be renewed, or are late. Rule: RNW13. Source: S2.32. */
export const reminder: FeatureReminder = {
  kind: 'renewals',
  namespace: 'renewals',
  isDue: async (database) => {
    const {all} = await readCompanies(database);
    // Read before the rules are fetched: what was read later would not be watched.
    await readRowsOfEach(database, all, ['formations', 'renewals']);
    // Without a network before the first visit ends: it is due once its rules can be fetched.
    const rules = await import('./read-waiting.ts').catch(() => null);
    if (!rules) return false;
    const {pending, overdue} = await rules.readWaiting(database, Date.now());
    return pending.length + overdue.length > 0;
  },
  load: async () => (await import('./parts/renewals-reminder.tsx')).RenewalsReminder,
};
