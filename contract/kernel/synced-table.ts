import type {z} from 'zod';
import type {Json} from './field-values.ts';
import type {Service} from './space.ts';

/** A person's part in a company. Source: S6.03, S6.04, D11. */
export const spaceRoles = ['owner', 'manager', 'bookkeeper'] as const;

/** One of {@link spaceRoles}. */
export type SpaceRole = (typeof spaceRoles)[number];

/** Every role, for what all members of a space may do. */
export const anyRole: readonly SpaceRole[] = [...spaceRoles];

/** What is wrong with a row: the field where it can be put right, and a stable reason such as `account.name-required`. */
export type RowProblem<Reason extends string = string> = {readonly field: string; readonly reason: Reason};

/** The problems among rules, in their order: each names a field, the reason to refuse it, and whether the field is right. */
export function listProblems<const Reason extends string>(
  rules: readonly (readonly [field: string, reason: Reason, isRight: boolean])[],
): RowProblem<Reason>[] {
  return rules.flatMap(([field, reason, isRight]) => (isRight ? [] : [{field, reason}]));
}

/** At most `most` live rows of a space with one value in `field`: the one that would be too much is refused. A limit of 1 is a conflict: the first wins. */
export type MostPer<Reason extends string = string> = {
  readonly field: string;
  readonly most: number;
  readonly reason: Reason;
};

/**
 * How a table's rows are shared, ordered, changed and checked: the same words for the client, the engine and the server.
 * Fields hold text, numbers, booleans or null, so that a page of rows is plain columns.
 */
export type SyncedTable<
  Name extends string = string,
  Row extends z.ZodObject = z.ZodObject,
  Reason extends string = string,
> = {
  readonly name: Name;
  /** What a space must have for the table to be in it. Rule: POL6. */
  readonly service: Service;
  /** Where a row belongs to what another service is for, it is locked with that. Rule: SYN38. */
  readonly lockedWith?: (row: Readonly<Record<string, Json>>) => Service;
  /** The wire version in which the table appeared, 1 where it is not given: an older client is never sent it. Rule: SYN30. */
  readonly since?: number;
  /**
   * True where a change is no work of the person's: the last one wins, none is undone or listed among what was done, and one that is refused
   * is dropped. Rule: SYN37.
   */
  readonly isQuiet?: true;
  /** What stands in fields that came since a row was kept or queued, where null would not do. Rule: OVL4. */
  readonly olderRows?: Readonly<Record<string, Json>>;
  /** Every field, `id` first; `spaceId` and `deleted` are common to all tables and not repeated here. */
  readonly row: Row;
  /** Pages are split along these fields, then `id`, newest first. Empty: by `id` alone. */
  readonly sortBy: readonly (keyof z.infer<Row> & string)[];
  readonly readRoles: readonly SpaceRole[];
  readonly createRoles: readonly SpaceRole[];
  readonly editRoles: readonly SpaceRole[];
  /**
   * Rows that fewer roles may read than the table: a fixed field, and who may read rows with which of its values. Whoever may not read a row is not sent
   * it, and neither makes nor changes one. All of `readRoles` where it is not given. Rule: POL8.
   */
  readonly rowReaders?: {
    readonly field: keyof z.infer<Row> & string;
    readonly roles: Readonly<Record<string, readonly SpaceRole[]>>;
  };
  /** Fields that only the server writes; a change that names one is refused. */
  readonly serverFields: readonly (keyof z.infer<Row> & string)[];
  /** Fields that are set once, when the row is made. */
  readonly fixedFields: readonly (keyof z.infer<Row> & string)[];
  /** Fields that hold no work of the person's, as in a quiet table: the last change of one wins, and nobody is asked. Rule: SYN37. */
  readonly quietFields?: readonly (keyof z.infer<Row> & string)[];
  /** The field that names who made the row: the server writes the person whose push made it, whatever the change says. */
  readonly authorField: (keyof z.infer<Row> & string) | null;
  /**
   * Where two devices may make the same row: the fixed field that names whose it is. A reversal means the rows of its own act alone.
   * None where it is not given.
   */
  readonly ownerField?: keyof z.infer<Row> & string;
  /** Field to table: a value other than null must be the id of a row of that table in the same space. */
  readonly references: Readonly<Record<string, string>>;
  /**
   * The field of another table by which its rows refer to these: one that a live and locked row refers to is not taken away, for this reason. Nothing holds a row
   * where it is not given. Rule: SYN39.
   */
  readonly heldBy?: {readonly table: string; readonly field: string; readonly reason: NoInfer<Reason>};
  /** Only who made a row changes it, takes it away or brings it back; anybody else is refused for this reason. Rule: SYN40. */
  readonly authorReason?: NoInfer<Reason>;
  /**
   * How many live rows of a space may have the same value in a field, where it is not null; a further one is refused for the reason. No limit where it is not
   * given. Rule: SYN41.
   */
  readonly mostPer?: readonly MostPer<NoInfer<Reason>>[];
  /**
   * The field that names a row for which rows of this table speak: where one is refused, an edit of that row which the same act made after it in the same push
   * is refused for the same reason. Nothing else is refused with a row where it is not given. Rule: QST3.
   */
  readonly carriesEditsOf?: keyof z.infer<Row> & string;
  /** Merges two people's text where they changed different parts; other fields in conflict are a person's decision. Source: sync.md. */
  readonly textFields: readonly (keyof z.infer<Row> & string)[];
  /** A field that, when it holds a reason, keeps the row from being edited or deleted (S3.13 blocked, S8.10). */
  readonly lockField: (keyof z.infer<Row> & string) | null;
  /** Every reason of `check` and `checkReferences`, and of the lock; each has its words in `text/reasons.ts` of a feature. */
  readonly reasons: readonly Reason[];
  /**
   * The table's own rules over one whole row as it would become: the device asks them before it records, the server before it writes.
   *
   * @returns everything that is wrong with it, in the order in which a form asks; empty when the row is right.
   */
  readonly check: (row: Readonly<Record<string, Json>>) => readonly RowProblem<NoInfer<Reason>>[];
  /** The only fields that `check` reads: an act that sets none of them leaves right rows right, however many they are. Every field where it is not given. */
  readonly checkedFields?: readonly (keyof z.infer<Row> & string)[];
  /**
   * Rules that also need the rows that this one refers to; asked after `check`.
   *
   * @param referenced the row that a field of `references` names; undefined where the field is null.
   */
  readonly checkReferences?: (
    row: Readonly<Record<string, Json>>,
    referenced: (field: string) => Readonly<Record<string, Json>> | undefined,
  ) => NoInfer<Reason> | null;
};

/** Declares a synced table; every table is made here or by {@link defineServerTable}. */
export function defineSyncedTable<Name extends string, Row extends z.ZodObject, const Reason extends string>(
  table: SyncedTable<Name, Row, Reason>,
): SyncedTable<Name, Row, Reason> {
  return table;
}

/**
 * Declares a synced table that all members of its space read and only the server writes: a change of it from a device is always refused.
 */
export function defineServerTable<Name extends string, Row extends z.ZodObject>(
  table: Pick<SyncedTable<Name, Row>, 'name' | 'service' | 'since' | 'olderRows' | 'row'>,
): SyncedTable<Name, Row, never> {
  return {
    ...table,
    sortBy: [],
    readRoles: anyRole,
    createRoles: [],
    editRoles: [],
    serverFields: [],
    fixedFields: [],
    authorField: null,
    references: {},
    textFields: [],
    lockField: null,
    reasons: [],
    check: () => [],
  };
}

/** The names of a table's own fields, `id` left out, `deleted` added: the columns of a page. */
export function columnsOf(table: SyncedTable): string[] {
  return [...Object.keys(table.row.shape).filter((field) => field !== 'id'), 'deleted'];
}

/** The values in the field of `rowReaders` whose rows a role may not read; empty where it may read all that its table permits. Rule: POL8. */
export function listHiddenValues({rowReaders}: Pick<SyncedTable, 'rowReaders'>, role: SpaceRole): string[] {
  const entries = Object.entries(rowReaders?.roles ?? {});
  return entries.filter(([, roles]) => !roles.includes(role)).map(([value]) => value);
}

/** Whether a role may read a row of a table of which it may read something. Rule: POL8. */
export function mayReadRow(
  table: Pick<SyncedTable, 'rowReaders'>,
  role: SpaceRole,
  row: Readonly<Record<string, Json>>,
): boolean {
  return !table.rowReaders || !listHiddenValues(table, role).includes(String(row[table.rowReaders.field]));
}
