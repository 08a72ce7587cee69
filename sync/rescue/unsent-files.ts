import {fileTypes, type FileType} from '#contract/files/file-types.data.ts';
import {headBytes, sniffType} from '#contract/files/sniff-type.ts';
import {allFileTypes} from '#contract/files/upload-kinds.ts';
import type {RawRecords} from './read-raw.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

/** A file that may be on this device only, under a name of its own. */
export type RescuedFile = {readonly name: string; readonly content: Blob};

/** Bytes of a file that lie beside the database, under the file's id. */
export type BytesBeside = {readonly id: string; readonly content: Blob};

/**
 * Gathers the files that the server may not have: those whose upload did not end, those that wait for their transaction, and bytes of which
 * nothing is known any more, because their records are lost.
 *
 * @returns in the order of their making; no two have the same name.
 * Rule: RES1.
 */
export async function gatherFiles(raw: RawRecords, beside: readonly BytesBeside[]): Promise<RescuedFile[]> {
  const records = new Map(raw.files.flatMap((record) => (isKnown(record) ? [[record.id, record]] : [])));
  const inside = raw.fileBytes.flatMap((record) => (hasBytes(record) ? [{id: record.id, content: record.bytes}] : []));
  const found: RescuedFile[] = [];
  for (const {id, content} of [...inside, ...beside].toSorted((one, other) => one.id.localeCompare(other.id))) {
    const record = records.get(id);
    if (record?.state !== 'stored') found.push({name: record?.name ?? (await nameByContent(id, content)), content});
  }
  for (const record of raw.device) if (isReceived(record)) found.push(record.value);
  return nameApart(found);
}

/** Two files may be called alike; in one folder they cannot be. */
function nameApart(files: readonly RescuedFile[]): RescuedFile[] {
  const taken = new Set<string>();
  return files.map(({name, content}) => {
    const dot = name.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${end}`;
    taken.add(free.toLowerCase());
    return {name: free, content};
  });
}

async function nameByContent(id: string, content: Blob): Promise<string> {
  const signature = sniffType(new Uint8Array(await content.slice(0, headBytes).arrayBuffer()));
  const type: FileType | undefined = allFileTypes.find((one) => fileTypes[one].signature === signature);
  return type ? `${id}.${fileTypes[type].extensions[0]}` : id;
}

// Whatever lies in a damaged database: each looks for what it needs.

function isKnown(record: unknown): record is {id: string; name: string; state: string} {
  return isRecord(record) && ['id', 'name', 'state'].every((field) => typeof record[field] === 'string');
}

function hasBytes(record: unknown): record is {id: string; bytes: Blob} {
  return isRecord(record) && typeof record['id'] === 'string' && record['bytes'] instanceof Blob;
}

function isReceived(record: unknown): record is {value: {name: string; content: Blob}} {
  const value = isRecord(record) ? record['value'] : null;
  return isRecord(value) && typeof value['name'] === 'string' && value['content'] instanceof Blob;
}
