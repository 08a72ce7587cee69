import {readNewCompany} from './new-company.ts';
import type {FeatureReminder} from '#src/data/device/reminder.ts';

/** That a company is there now, once. Source: S4.12. */
export const reminder: FeatureReminder = {
  kind: 'new-company',
  namespace: 'companies',
  isDue: async (database) => (await readNewCompany(database)) !== null,
  load: async () => (await import('./parts/new-company-popup.tsx')).NewCompanyPopup,
};
