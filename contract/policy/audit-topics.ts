/** What an admin's call is about, in as many kinds as a person tells apart. */
export const auditTopics = [
  'account',
  'security',
  'acting',
  'people',
  'company',
  'data',
  'files',
  'documents',
  'mail',
  'orders',
  'plan',
  'cards',
  'invoices',
  'team',
  'taxes',
  'dates',
  'numbers',
  'agreements',
  'dissolution',
  'work',
  'events',
  'messages',
  'differences',
  'audit',
  'product',
] as const;

/** One of {@link auditTopics}. */
export type AuditTopic = (typeof auditTopics)[number];
