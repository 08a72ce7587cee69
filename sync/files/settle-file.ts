import {commit, type Lead} from '#sync/store/fence.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {patchStatus} from '#sync/store/status-record.ts';

/** What is new of an upload. */
export type FilePatch =
  | {readonly state: 'stored'}
  | {readonly state: 'sending'; readonly sentBytes: number}
  | {readonly state: 'refused'; readonly reason: string}
  /** It failed for now. */
  | {readonly state: 'waiting'; readonly reason: string};

/** Notes how far an upload is; nothing when the file is no longer here. Refused to an engine that lost the lead. Rules: UPL6, LED2. */
export async function settleFile(lead: Lead, {id, sizeBytes}: FileRecord, patch: FilePatch): Promise<void> {
  const {database} = lead;
  await commit(lead, [database.files], async () => {
    const record = await database.files.get(id);
    if (!record || record.state === 'stored') return;
    if (patch.state === 'sending') await patchStatus(database, {phase: 'sending'});
    const failed = patch.state === 'waiting' ? {attempts: record.attempts + 1} : {};
    const whole = patch.state === 'stored' ? {sentBytes: sizeBytes, attempts: 0} : {};
    await database.files.update(id, {reason: null, ...patch, ...failed, ...whole});
  });
}
