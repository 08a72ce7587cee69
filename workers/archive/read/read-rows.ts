import {isRecord} from '#contract/kernel/is-record.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';
import type {CheckedArchive} from './check-archive.ts';
import {ArchiveDamageError} from './damage.ts';
import {readZipEntry} from './zip-reader.ts';

/** Rows of a table that were read; `wrongCount` are those that its schema does not take: nobody made them here. */
export type ReadRows = {readonly rows: ArchivedRow[]; readonly wrongCount: number};

/** Reads the rows of one table of a folder, line by line, each by the table's schema. A field that came since has no value. Rules: ARC2, ARC7. */
export async function readArchivedRows(
  {archive, manifest, entries}: CheckedArchive,
  folder: string,
  table: SyncedTable,
): Promise<ReadRows> {
  const named = manifest.entries.find(
    (entry) => entry.kind === 'table' && entry.folder === folder && entry.table === table.name,
  );
  const entry = named && entries.get(named.path);
  const rows: ArchivedRow[] = [];
  let wrongCount = 0;
  if (!entry) return {rows, wrongCount};
  for await (const line of readLines(readZipEntry(archive, entry))) {
    const row = readRow(line, table);
    if (row === 'none') continue;
    if (row === null) wrongCount += 1;
    else rows.push(row);
  }
  return {rows, wrongCount};
}

async function* readLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of pieces) {
    const lines = (rest + decoder.decode(bytes, {stream: true})).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** `none` is a line without a row. */
function readRow(line: string, {row: schema}: SyncedTable): ArchivedRow | null | 'none' {
  const text = line.trim().replace(/,$/, '');
  if (text === '' || text === '[' || text === ']') return 'none';
  const value = parse(text);
  if (!isRecord(value)) throw new ArchiveDamageError('archive.altered');
  const whole: Record<string, unknown> = {};
  for (const field of Object.keys(schema.shape)) whole[field] = value[field] ?? null;
  // Every field of a table's schema holds Json.
  return schema.safeParse(whole).success ? (whole as Record<string, Json>) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ArchiveDamageError('archive.altered');
    throw error;
  }
}
