/** How large a file the importer takes; each refusal names its own limit. Source: S5.23, issue *Import*. */
export type ImportLimits = {
  readonly sizeBytes: number;
  /** Records of the file, header and preamble included. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of one field. */
  readonly fieldLength: number;
};

/** The limits where the configuration says nothing else. */
export const defaultImportLimits: ImportLimits = {
  sizeBytes: 2_097_152,
  rows: 200_000,
  columns: 1_000,
  fieldLength: 65_536,
};

/** By how much files that say the same in more bytes may be larger than a table, in hundredths. Source: D49. */
const larger = {workbook: 500, camt: 1_250} as const;

/** So far into a file its format shows itself. */
const headBytes = 4_096;

/**
 * How large a file may be, by what it is: what is configured is for tables, and workbooks and CAMT are larger than these by as much as they are where nothing
 * is configured. Rule: WRK7.
 */
export function sizeLimitOf(bytes: Uint8Array, sizeBytes: number): number {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  if (head.startsWith('PK\x03\x04')) return (sizeBytes * larger.workbook) / 100;
  return /<(?:\w+:)?BkToCstmr/.test(head) ? (sizeBytes * larger.camt) / 100 : sizeBytes;
}
