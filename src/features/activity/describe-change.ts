import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {fieldName} from './field-name.ts';
import type {Translate} from '#src/i18n/use-text.ts';

/** What is said of a change: over how many rows it goes and what it sets; undefined where rows get different values. */
export type ToldChange = Pick<Change, 'table' | 'op' | 'label'> & {
  readonly rowCount: number;
  readonly values: Readonly<Record<string, Json | undefined>>;
};

/** What telling needs: the name of the only row, null where it is not known, and words for values and labels. */
export type Telling = {
  readonly name: string | null;
  readonly text: Translate<typeof es>;
  readonly valueText: (field: string, value: Json | undefined) => string;
  readonly labelText: (change: Pick<Change, 'label' | 'table'>) => string;
};

/** Says which rows a change is about and what it does to them: "Category of 12 transactions: Software". Rule: ACT1. */
export function describeChange(change: ToldChange, telling: Telling): string {
  const {name, text, labelText} = telling;
  if (change.table === 'transactions') return describeMovements(change, telling);
  const own = change.values['name'];
  const known = typeof own === 'string' ? own : name;
  return known === null ? labelText(change) : text('did.named', {what: labelText(change), name: known});
}

function describeMovements(change: ToldChange, {name, text, valueText}: Telling): string {
  const {op, label, values, rowCount: count} = change;
  const file = label.params?.['file'];
  if (op === 'create' && file !== undefined) return text('did.import', {count, file});
  if (op === 'create') return name === null ? text('did.createMany', {count}) : text('did.create', {name});
  const [field = '', ...others] = Object.keys(values);
  const value = values[field];
  const subject = name ?? text('movements', {count});
  if (others.length === 0 && field === 'checked')
    return name === null
      ? text(value === true ? 'did.checkMany' : 'did.uncheckMany', {count})
      : text(value === true ? 'did.check' : 'did.uncheck', {name});
  if (others.length === 0 && field === 'deleted')
    return name === null
      ? text(value === true ? 'did.deleteMany' : 'did.restoreMany', {count})
      : text(value === true ? 'did.delete' : 'did.restore', {name});
  if (others.length === 0 && value !== undefined)
    return text('did.set', {field: fieldName(field, text), subject, value: valueText(field, value)});
  return text('did.edit', {subject});
}
