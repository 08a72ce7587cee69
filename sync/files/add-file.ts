import type {UploadKind} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {sameForAll, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {attachReceived} from '#sync/outbox/attached-files.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {TableName} from '#contract/tables.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {FileBytes} from './file-bytes.ts';
import {inspectFile, type Inspected} from './inspect-file.ts';
import {fresh} from './leave-files.ts';
import {buildRemoval} from './remove-file.ts';
import {isFullDevice} from './read-whole.ts';

/** Where a person's files are kept on this device. */
export type FileHome = {readonly database: LocalDatabase; readonly bytes: FileBytes};

/** A file that a person puts beside the books. */
export type NewFile = {
  readonly spaceId: string;
  readonly kind: UploadKind;
  /** The transaction it belongs to; null only for a document. */
  readonly transactionId: string | null;
  readonly userId: string;
  readonly name: string;
  readonly content: Blob;
  /** What the act is called on screen. */
  readonly label: Change['label'];
  /** The id of the file that it takes the place of: undone together. */
  readonly replaces?: string;
  /** The id under which it waited on this device for its transaction: it waits no longer then. */
  readonly receivedId?: string;
  /** The key of the act, where the caller is to speak of it; made here otherwise. */
  readonly actId?: string;
  /** The key of the act that it is a part of, with the files it was chosen with: all are undone together. */
  readonly groupId?: string;
  /** A row of another table that is made with it, in one act, and names it in a field. */
  readonly beside?: {
    readonly table: TableName;
    readonly id: string;
    readonly fields: Readonly<Record<string, Json>>;
    readonly fileField: string;
  };
};

/** Why a file was not kept; nothing of it is here then. */
export type AddFailure = 'validation' | 'not-found' | 'unexpected';

/**
 * Keeps a file on this device: its bytes first, then, in one durable transaction, what is known of it and the change that makes its row.
 * From then on it is sent whenever the server can be reached.
 *
 * @returns its id; or a reason of `admitFile`, `file.vanished` (it was moved, deleted or changed while it was read) or `file.device-full`.
 * Rules: UPL1, UPL3, UPL13.
 */
export async function addFile(home: FileHome, file: NewFile, making: Making): Promise<Outcome<string, AddFailure>> {
  const inspected = await inspectFile(file.kind, file.name, file.content);
  return inspected.ok ? keep(home, file, {making, ...inspected.value}) : inspected;
}

type Keeping = Inspected & {readonly making: Making};

async function keep(
  {database, bytes: store}: FileHome,
  file: NewFile,
  {making, facts, bytes}: Keeping,
): Promise<Outcome<string, AddFailure>> {
  const id = making.createId();
  try {
    const place = await store.write(id, new Blob([bytes], {type: facts.type}));
    const {spaceId} = file;
    const {files, outbox, recent, device} = database;
    const isKept = await database.transaction('rw', files, outbox, recent, device, async () => {
      if (file.receivedId !== undefined && !(await attachReceived(database, file.receivedId, id))) return false;
      await files.add({id, spaceId, ...facts, place, ...fresh, addedAt: making.now});
      await recordChange(database, ...buildChanges(id, file, {making, facts}));
      return true;
    });
    if (isKept) return succeed(id);
    // Another tab was quicker.
    await removeBytes(store, id);
    return fail('not-found', 'file.vanished');
  } catch (error) {
    await removeBytes(store, id);
    if (isFullDevice(error)) return fail('unexpected', 'file.device-full');
    throw error;
  }
}

/** Without its row nobody would find it again. What cannot be deleted now is swept later. */
async function removeBytes(store: FileBytes, id: string): Promise<void> {
  await Promise.allSettled([store.remove({id, place: 'opfs'}), store.remove({id, place: 'indexeddb'})]);
}

function buildChanges(id: string, file: NewFile, {making, facts}: Omit<Keeping, 'bytes'>): Change[] {
  const {kind, transactionId, spaceId, label, userId: createdBy} = file;
  const row: Record<string, Json> = {kind, transactionId, ...facts, createdAt: making.now, createdBy};
  const actId = file.actId ?? making.createId();
  const creation: Change = {
    id: actId,
    spaceId,
    table: 'files',
    op: 'create',
    rowIds: [id],
    set: sameForAll(row),
    was: {},
    label,
    madeAt: making.now,
  };
  const groupId = file.groupId ?? actId;
  if (file.beside !== undefined) {
    const {table, id: rowId, fields, fileField} = file.beside;
    const set = sameForAll({...fields, [fileField]: id});
    const beside = {...creation, id: making.createId(), groupId, table, rowIds: [rowId], set};
    return [{...creation, groupId}, beside];
  }
  if (file.replaces === undefined)
    return [file.groupId === undefined ? creation : {...creation, groupId: file.groupId}];
  const removal = buildRemoval({spaceId, id: file.replaces, label}, making);
  return [
    {...removal, groupId},
    {...creation, id: making.createId(), groupId},
  ];
}
