import {kindForSign, type MoneySign} from '#contract/bookkeeping/review.ts';
import type {Change} from '#contract/sync/change.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {planEdit, planRow} from '#src/data/record.ts';
import {foldText} from '#src/ui/grid/match-options.ts';
import {nameKind, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** A category that is chosen as it is made: the change that makes it, and what is said of it. */
type MadeCategory = {readonly id: string; readonly first: Change; readonly said: string};

/**
 * Makes a category of a typed name for money of a sign, as a change that goes along with its first choice. One of that name that was archived is
 * taken out again instead. Answers null where the name makes none. Rule: REV7.
 */
export function useCategoryMaking(
  spaceId: string,
  {categories, categoryName}: BooksNames,
): (name: string, sign: MoneySign) => MadeCategory | null {
  const text = useBooksText();
  const database = useLocalDatabase();
  const place = {database, spaceId};
  return (name, sign) => {
    const kind = kindForSign(sign);
    const same = categories.find(({id, archived}) => archived && foldText(categoryName(id) ?? '') === foldText(name));
    if (same) {
      const planned = planEdit(place, 'categories', same, {archived: false});
      const said = text('categoryTakenOut', {name: categoryName(same.id) ?? name});
      return planned.ok && planned.value ? {id: same.id, first: planned.value, said} : null;
    }
    const position = Math.max(0, ...categories.map((category) => category.position)) + 1;
    const fields = {key: null, name, kind, relatedParty: false, archived: false, position};
    const planned = planRow(place, 'categories', fields);
    const said = text('categoryMade', {name, kind: nameKind(kind, text)});
    const [id] = planned.ok ? planned.value.rowIds : [];
    return planned.ok && id !== undefined ? {id, first: planned.value, said} : null;
  };
}
