import type {auditList} from '#contract/admin/list-audit.ts';
import type {ListAsked} from '#src/ui/list/list.ts';

/** What of the record is asked for, and how to ask for something else. */
export type AskedRecord = ListAsked<typeof auditList>;

/** What narrows it that is chosen from its rows. */
export type RecordValues = {readonly [Name in keyof (typeof auditList)['values']]?: string};

/** Narrows by other values; undefined takes one away. */
export function askFor({question, ask}: AskedRecord, patch: {[Name in keyof RecordValues]: string | undefined}): void {
  const values = Object.entries({...question.values, ...patch}).filter(([, value]) => value !== undefined);
  // Only what is undefined was left out.
  ask({values: Object.fromEntries(values)});
}
