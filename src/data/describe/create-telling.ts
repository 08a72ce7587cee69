import type {Change} from '#contract/sync/change.ts';
import {correctableFields, type CorrectableField} from './correctable-fields.ts';
import type {KnownRow} from './description.ts';
import {tellAct, type ToldField} from './tell-act.ts';
import {tellChange, type ToldChange} from './tell-change.ts';
import type {TellingContext} from './telling-context.ts';
import {createWords, type Words} from './words.ts';

/** How to speak of changes to one row, or to several of its table, in the words of its description. */
export type Telling = Pick<Words, 'fieldName' | 'valueText'> & {
  /** See {@link tellChange}. */
  readonly describe: (change: ToldChange) => string;
  /** See {@link tellAct}. */
  readonly describeAct: (op: Change['op'], set: KnownRow) => ToldField[];
  /** What tells the row from others of its name; empty where it is not known. */
  readonly facts: readonly string[];
  /** What of a change can be put right. */
  readonly correctable: (values: KnownRow) => CorrectableField[];
};

/** Speaks of one row of a table. Its texts, and those of the tables that it refers to, must be loaded. */
export function createTelling(context: TellingContext): Telling {
  const words = createWords(context);
  const {row, described, fieldName, valueText} = words;
  return {
    fieldName,
    valueText,
    describe: (change) => tellChange(change, words),
    describeAct: (op, set) => tellAct(op, set, words),
    facts: row === null ? [] : (described?.facts ?? []).map((field) => valueText(field, row[field])),
    correctable: (values) => correctableFields(context, values),
  };
}
