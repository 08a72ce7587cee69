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
