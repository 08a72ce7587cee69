import type {es} from '#src/i18n/text/es.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {TableName} from '#contract/tables.ts';
import type {FieldsOf} from '#src/data/record.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {TextKey, Translate} from '#src/i18n/use-text.ts';

/** What is known of a row, by field: all of it, or what a change sets. */
export type KnownRow = Readonly<Record<string, Json | undefined>>;

/** Words in the three languages, each with its plural where they have one: one of them, more of them. */
export type InLanguages = Readonly<Record<Language, string | readonly [one: string, other: string]>>;

/** Words of a description; a key of the feature's texts where these have them already. */
export type Word<Key extends string = string> = Key | InLanguages;

/** How a field's values are called, shown, put right and decided on; `hidden` is a field that nobody typed and nobody is told of. */
export type FieldDescription<Key extends string = string> = DescribedField<Key> | 'hidden';

/** See {@link FieldDescription}. */
export type DescribedField<Key extends string = string> = {
  readonly label: Word<Key>;
  /** Decided row by row, never of many rows at once; money, its currency and days are so anyway. Rule: CFL2. */
  readonly isDecidedAlone?: true;
  /** Set together with this field, it goes without saying where an act is told in a few words. */
  readonly goesWith?: string;
} & (
  | {readonly kind: 'text'; readonly isLong?: true; readonly maxLength?: number}
  | {readonly kind: 'day'}
  /** `currency` is the field that holds it; `isSigned`: with a plus where money comes in. */
  | {readonly kind: 'money'; readonly currency: string; readonly isSigned?: true}
  /** Follows from another choice: never put right by itself. */
  | {readonly kind: 'currency'}
  /** Shown only: it is put right where it was given. `moment` is an instant, `percent` is in hundredths of one, `dollars` in millionths. */
  | {
      readonly kind: 'shown';
      readonly as: 'word' | 'moment' | 'country' | 'state' | 'mask' | 'number' | 'percent' | 'dollars';
    }
  /** What the rows are when it is set and when it is not, with plural forms: "archivada", "archivadas". */
  | {readonly kind: 'flag'; readonly on: Word<Key>; readonly off: Word<Key>}
  /** `cents`: what a choice's word names as `sum`, in US cents. */
  | {
      readonly kind: 'choice';
      readonly words: Readonly<Record<string, Word<Key>>>;
      readonly cents?: Readonly<Record<string, number | null>>;
    }
  /** `none`: what is said of no value at all. `gone`: of a row that is not there. */
  | {readonly kind: 'reference'; readonly to: SmallTable; readonly none?: Word<Key>; readonly gone: Word<Key>}
);

/** Tables whose rows can be read at once, to be named where another row refers to them. */
type SmallTable = Exclude<TableName, 'transactions'>;

/** All that screens need to speak of a table's rows, whatever they are; each field of the row is named. */
export type TableDescription<Name extends TableName, Texts> = {
  readonly noun: InLanguages | ((row: Partial<FieldsOf<Name>>) => InLanguages);
  /** The languages in which words that go with the noun are feminine. */
  readonly feminineIn: readonly Language[];
  /** What one row is called; null where what is known of it does not say. */
  readonly nameOf: (row: Partial<FieldsOf<Name>>, text: Translate<Texts>) => string | null | undefined;
  /** A space has one such row, which needs no name: only what was set is told. */
  readonly isOnly?: true;
  /** Fields that tell rows of the same name apart. */
  readonly facts?: readonly (keyof FieldsOf<Name> & string)[];
  /** How a row came to be where nobody typed it, for its history: "importado". */
  readonly beginning?: (row: Partial<FieldsOf<Name>>) => InLanguages | null;
  readonly fields: {readonly [Field in keyof FieldsOf<Name>]: FieldDescription<TextKey<Texts> & string>};
};

/** A {@link TableDescription} whose row and texts are any. */
export type Described = {
  readonly table: TableName;
  readonly namespace: string;
  readonly nounOf: (row: KnownRow) => InLanguages;
  readonly feminineIn: readonly Language[];
  readonly nameOf: (row: KnownRow, text: (key: string) => string) => string | null;
  readonly isOnly: boolean;
  readonly facts: readonly string[];
  readonly beginningOf: (row: KnownRow) => InLanguages | null;
  readonly fields: Readonly<Record<string, FieldDescription>>;
};

/** Describes tables, with the texts of one feature and the common ones at hand: `describe.ts` of each feature exports what this makes as `descriptions`. */
export function describeTables<Texts>(namespace: string) {
  return <Name extends TableName>(table: Name, description: TableDescription<Name, Texts & typeof es>): Described => {
    const {noun, nameOf, isOnly = false, facts = [], beginning, ...same} = description;
    // What is known of a row is looked at by its table's own description alone.
    const known = (row: KnownRow) => row as Partial<FieldsOf<Name>>;
    return {
      ...same,
      table,
      namespace,
      nounOf: (row) => (typeof noun === 'function' ? noun(known(row)) : noun),
      nameOf: (row, text) => nameOf(known(row), text) || null,
      isOnly,
      facts,
      beginningOf: (row) => beginning?.(known(row)) ?? null,
    };
  };
}

/** Fields that nobody typed and nobody is told of. */
export function hide<const Field extends string>(...fields: readonly Field[]): Readonly<Record<Field, 'hidden'>> {
  // Every key is one of the fields, and every field a key.
  return Object.fromEntries(fields.map((field) => [field, 'hidden'])) as Record<Field, 'hidden'>;
}
