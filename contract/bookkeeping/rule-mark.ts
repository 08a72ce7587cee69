import {isRecord} from '#contract/kernel/is-record.ts';

/** The fields of a transaction that a rule can set. */
export const ruledFields = ['categoryId', 'merchant', 'note', 'checked'] as const;

/** One of {@link ruledFields}. */
export type RuledField = (typeof ruledFields)[number];

/** Values of fields that a rule can set. */
export type RuledValues = {
  readonly categoryId?: string | null;
  readonly merchant?: string | null;
  readonly note?: string | null;
  readonly checked?: boolean;
};

/**
 * What a rule set in a transaction, and what stood there before. A field that has the same value in both was there already: the mark only stands while
 * it still has it.
 */
export type RuleMark = {readonly ruleId: string; readonly set: RuledValues; readonly replaced: RuledValues};

/** Most characters of a mark as it is kept. */
export const maxMarkLength = 8_000;

/** A mark as it is kept in its transaction; null where nothing was set. */
export function writeRuleMark({ruleId, set, replaced}: RuleMark): string | null {
  if (Object.keys(set).length === 0) return null;
  return JSON.stringify({rule: ruleId, set, was: replaced});
}

/** Reads what {@link writeRuleMark} wrote; null for anything else, such as what a stranger sent. */
export function parseRuleMark(text: string | null): RuleMark | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const {rule, set, was} = value;
  if (typeof rule !== 'string' || !isRecord(set) || !isRecord(was)) return null;
  return {ruleId: rule, set: readValues(set), replaced: readValues(was)};
}

/**
 * What of a mark still stands in its transaction: a field that somebody gave another value is theirs, and so is a category that somebody has
 * reviewed, unless the rule checks. A review stands only with the category that it was set with. Nothing needs to be cleared for that, whichever way
 * the row was changed. Rule: RUL6.
 *
 * @returns the mark with the fields that stand; null where none does.
 */
export function standingMark(mark: RuleMark | null, row: Required<RuledValues>): RuleMark | null {
  if (!mark) return null;
  const {ruleId, set, replaced} = mark;
  const checks = set.checked === true;
  const isCategoryTheirs = set.categoryId !== undefined && row.categoryId !== set.categoryId;
  const stands: Readonly<Record<RuledField, boolean>> = {
    categoryId: !isCategoryTheirs && (!row.checked || checks),
    merchant: row.merchant === set.merchant,
    note: row.note === set.note,
    // Whoever chose another category looked at it: the review is theirs too.
    checked: row.checked === set.checked && !isCategoryTheirs,
  };
  const fields = ruledFields.filter((field) => set[field] !== undefined && stands[field]);
  const standing = {ruleId, set: pick(set, fields), replaced: pick(replaced, fields)};
  return Object.keys(valuesSet(standing)).length === 0 ? null : standing;
}

/** What a rule has set by its mark, without what was there already. */
export function valuesSet({set, replaced}: RuleMark): RuledValues {
  return pick(
    set,
    ruledFields.filter((field) => set[field] !== undefined && set[field] !== (replaced[field] ?? null)),
  );
}

/**
 * The mark of what a rule sets in a transaction where a mark stands already: it answers for both, so that putting back ends where no rule had set
 * anything. Rule: RUL12.
 */
export function joinMarks(standing: RuleMark | null, mark: RuleMark): RuleMark {
  if (!standing) return mark;
  const {ruleId, set, replaced} = mark;
  return {ruleId, set: {...standing.set, ...set}, replaced: {...replaced, ...standing.replaced}};
}

function pick(values: RuledValues, fields: readonly RuledField[]): RuledValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

function readValues(value: Readonly<Record<string, unknown>>): RuledValues {
  const isText = (field: string): boolean => value[field] === null || typeof value[field] === 'string';
  const fields = ruledFields.filter((field) =>
    field === 'checked' ? typeof value[field] === 'boolean' : field in value && isText(field),
  );
  return Object.fromEntries(fields.map((field) => [field, value[field]]));
}
