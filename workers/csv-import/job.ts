import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {statementFormats, type StatementFormat} from '#workers/statement-files/statement.ts';
import {sha256Hex} from '#sync/store/sha256.ts';
import {readAnswers} from './answers.ts';
import type {BankFile} from './bank-file.ts';
import {withEarlierCurrency, withEarlierDays} from './earlier-evidence.ts';
import {decodeFile, type DecodedText} from './file/decode.ts';
import {findTable, type FoundTable} from './file/find-table.ts';
import {defaultImportLimits, sizeLimitOf} from './file/limits.ts';
import {profiles, statementProfiles, type Profile} from './columns/profiles.data.ts';
import {readRows} from './rows/read-rows.ts';
import type {Overrides, ReadOptions, Reading} from './reading.ts';
import {splitText, type SplitText} from './file/split.ts';
import {buildTable, type Table} from './file/table.ts';
import {understand} from './columns/understand.ts';

/**
 * Reads a bank's file that nobody has seen before: decides everything from the whole file, proves it by the running balance where
 * there is one, and keeps the evidence of each decision.
 *
 * @param bytes the file as it is.
 * @returns the file's reading, transactions, errors and rows left out; a failure (code `validation` or `too-large`) with one of
 *   `fileReasons` when there is no table in it. Never throws, whatever the bytes are.
 * Knows nothing of databases, screens and what was imported before.
 * Source: S3.13, S4.04, S5.23, D16. Rules: IMP1 to IMP11.
 */
export function readBankFile(bytes: Uint8Array, options: ReadOptions): Outcome<BankFile> {
  const limits = options.limits ?? defaultImportLimits;
  const overrides = options.overrides ?? {};
  const progress = options.onProgress ?? (() => {});
  if (bytes.length === 0) return fail('validation', 'import.empty');
  const sizeLimit = sizeLimitOf(bytes, limits.sizeBytes);
  if (bytes.length > sizeLimit)
    return fail('too-large', 'import.too-large', {details: {limit: sizeLimit, size: bytes.length}});
  const decoded = decodeFile(bytes, overrides.encoding);
  if (!decoded.ok) return decoded;
  progress(0.1);
  const split = splitText(decoded.value.text, overrides.delimiter, {
    limits,
    onProgress: (share) => progress(0.1 + 0.25 * share),
  });
  if (!split.ok) return split;
  progress(0.35);
  const found = findTable(split.value, overrides.headerLine);
  // A web page without a statement in it is most likely that of a session that had ended.
  if (!found.ok)
    return decoded.value.format === 'markup'
      ? fail('validation', 'import.is-web-page', {details: {format: 'html'}})
      : found;
  const {encoding, format} = decoded.value;
  const source: Source = {bytes, encoding, format, split: split.value, found: found.value};
  const {onProgress: _, ...silent} = options;
  const again = (patch: Overrides) => readSource(source, silent, mergeOverrides(overrides, patch));
  const fresh = readSource(source, options, overrides);
  const file = withEarlierCurrency(withEarlierDays(fresh, options, again), {options, overrides, again});
  const answers = readAnswers(file.reading, {account: options.currency, readUnder: again});
  return succeed({...file, reading: {...file.reading, answers}});
}

/** A file that was split into records, before anything is decided about its columns. */
type Source = {
  readonly bytes: Uint8Array;
  readonly encoding: Reading['encoding'];
  readonly format: DecodedText['format'];
  readonly split: SplitText;
  readonly found: FoundTable;
};

function readSource(
  {bytes, encoding, format, split, found}: Source,
  options: ReadOptions,
  overrides: Overrides,
): BankFile {
  const progress = options.onProgress ?? (() => {});
  const table = buildTable(split, found);
  const known = isStatement(format) ? statementProfiles[format] : null;
  const profile = known ?? (options.useProfiles === false ? null : findProfile(table));
  progress(0.4);
  const understood = understand(table, profile, options, overrides);
  progress(0.6);
  const rows = readRows({table, understood, profile, options, overrides});
  progress(1);
  const reading: Reading = {
    fileName: options.fileName.slice(0, 255),
    sizeBytes: bytes.length,
    encoding,
    delimiter: split.delimiter,
    profile: profile?.name ?? null,
    headerLine: found.headerLine,
    preambleLines: table.linesBefore,
    headerFingerprint: headerFingerprint(table.names),
    columns: table.names.map((name, index) => ({
      index,
      name,
      ...(understood.choices[index] ?? {role: 'ignore', because: {reason: 'no-evidence'}}),
      samples: understood.facts[index]?.samples ?? [],
    })),
    dateOrder: understood.dates.order,
    decimalMark: understood.decimal.mark,
    currency: understood.currency.currency,
    ...rows.reading,
    questions: [...understood.questions, ...rows.questions],
    answers: [],
    warnings: [...(split.quotesBroken ? (['import.quotes-broken'] as const) : []), ...rows.warnings],
  };
  const {transactions, errors, skipped, recipe} = rows;
  const {names, lines, rows: cells} = table;
  return {reading, recipe, transactions, errors, skipped, source: {names, lines, rows: cells}};
}

function isStatement(format: DecodedText['format']): format is StatementFormat {
  return statementFormats.some((known) => known === format);
}

/** A decision more, over those there are; roles are decided column by column. */
function mergeOverrides(overrides: Overrides, patch: Overrides): Overrides {
  return {...overrides, ...patch, roles: {...overrides.roles, ...patch.roles}};
}

function findProfile(table: Table): Profile | null {
  const words = new Set([...table.words, ...table.fullWords]);
  return profiles.find((profile) => profile.names.every((name) => words.has(name))) ?? null;
}

/** The same for every file with the same header, so that what a person chose once is offered again. */
export function headerFingerprint(names: readonly string[]): string {
  return sha256Hex(new TextEncoder().encode(names.map((name) => name.trim().toLowerCase()).join('\n'))).slice(0, 16);
}
