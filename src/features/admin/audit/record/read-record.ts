import type {z} from 'zod';
import {auditList, listAudit, type AuditEntry} from '#contract/admin/list-audit.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {mostAtOnce, type ListQuestion} from '#contract/kernel/list.ts';
import {callServer} from '#src/data/calls/server.ts';
import {toListInput} from '#src/data/list/to-list-input.ts';

/** The most entries of one file. */
export const mostExported = 10_000;

/** What was read, the newest first, and whether there is more than that. */
export type ReadRecord = {readonly entries: readonly AuditEntry[]; readonly hasMore: boolean};

/**
 * Reads all that the filters show, page by page behind the one before, so that nothing is left out while the record grows. Rule: ADM25.
 *
 * @param onPart hears how many are here.
 */
export async function readRecord(
  question: ListQuestion<typeof auditList>,
  onPart: (count: number) => void,
  signal: AbortSignal,
): Promise<Outcome<ReadRecord>> {
  const entries: AuditEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const page = {limit: mostAtOnce, ...(last && {before: Number(last.id)}), ...toListInput(auditList, question)};
    // The input of a list is made of its shape.
    const answer = await callServer(listAudit, page as z.input<typeof listAudit.input>, {signal});
    if (!answer.ok) return answer;
    const {rows} = answer.value;
    entries.push(...rows);
    onPart(entries.length);
    if (rows.length < mostAtOnce) return succeed({entries, hasMore: false});
    if (entries.length >= mostExported) return succeed({entries, hasMore: answer.value.total > rows.length});
  }
}
