/** Why an archive is not read. Rule: ARC6. */
export type ArchiveDamage =
  | 'archive.empty'
  | 'archive.foreign'
  | 'archive.cut-off'
  | 'archive.altered'
  | 'archive.newer'
  | 'archive.bomb'
  | 'archive.unsafe-path'
  | 'archive.name-twice'
  | 'archive.no-company';

/** Ends reading an archive; caught where the reading begins. */
export class ArchiveDamageError extends Error {
  readonly reason: ArchiveDamage;

  constructor(reason: ArchiveDamage) {
    super(reason);
    this.reason = reason;
  }
}
