import type {Device} from '#tests/sync/simulation/world/device.ts';
import type {AttachedFile} from '#tests/sync/simulation/acts/file-acts.ts';
import type {Ledger} from './ledger.ts';
import type {ServerView} from '#tests/sync/simulation/world/simulated-server.ts';
import {expectNone} from './violation.ts';

/** Everything there is of files when a run has come to rest. */
export type FilesEnd = {
  readonly view: ServerView;
  readonly files: ReadonlyMap<string, AttachedFile>;
  readonly devices: readonly Pick<Device, 'name' | 'userId' | 'heldFiles'>[];
  readonly ledger: Pick<Ledger, 'hasLostSight'>;
};

/**
 * 9. Every file is kept on the server once, with the bytes that were chosen; what a row speaks of and the server does not have lies on no
 * device that could send it, and has gone with the sight of a space only.
 */
export function checkFiles({view, files, devices, ledger}: FilesEnd): void {
  const faults: string[] = [];
  for (const [id, {sha256, count}] of view.stored) {
    if (count !== 1) faults.push(`${id} was kept ${count} times`);
    if (files.get(id)?.sha256 !== sha256) faults.push(`${id} has other bytes than were chosen`);
  }
  for (const {spaceId, table, row} of view.rows) {
    if (table !== 'files' || row['deleted'] === true) continue;
    const id = String(row['id']);
    const isKept = view.stored.has(id);
    if (isKept !== (row['storedAt'] !== null)) faults.push(`${id} is said to be ${isKept ? 'missing' : 'kept'}`);
    if (isKept) continue;
    const holders = devices.filter((device) => device.heldFiles().has(id));
    for (const {name, userId} of holders)
      if (view.members.has(`${spaceId} ${userId}`)) faults.push(`${name} has not sent ${id}`);
    const file = files.get(id);
    if (file && holders.length === 0 && !ledger.hasLostSight(file.userId, spaceId)) faults.push(`${id} is nowhere`);
  }
  expectNone('9 files', faults);
}
