import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {KnownRow} from './description.ts';

/** What telling needs beside the change: the row as it is now, null where it is not known, and the rows of small tables. */
export type TellingContext = {
  readonly table: string;
  readonly row: KnownRow | null;
  /** The rows that others refer to, by table; undefined while they are read. */
  readonly rowsOf: (table: string) => readonly KnownRow[] | undefined;
  readonly language: Language;
  readonly format: Format;
};
