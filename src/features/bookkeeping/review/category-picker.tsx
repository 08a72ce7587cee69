import {useCallback} from 'react';
import {kindForSign} from '#contract/bookkeeping/review.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {Picker} from '#src/ui/grid/picker.tsx';
import type {PickedBy} from '#src/ui/list/use-typed-list.ts';
import type {ListEditing} from '#src/features/bookkeeping/list/acts/list-editing.ts';
import type {EditOptions} from '#src/features/bookkeeping/list/acts/use-acts.ts';
import {nameKind, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {describeOddChoice} from './describe-odd-choice.ts';
import {orderCategories} from './order-categories.ts';

import {useCategoryMaking} from './use-category-making.ts';

type CategoryPickerProps = {
  readonly editing: ListEditing;
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly onSave: (categoryId: string, by: PickedBy, options?: EditOptions) => void;
  readonly onClose: () => void;
};

/** The choice of a category: the likely ones first, a word where it goes against the sign, and a new one made in place. Rules: REV4, REV6 to REV8. */
export function CategoryPicker({editing, spaceId, names, onSave, onClose}: CategoryPickerProps) {
  const text = useBooksText();
  const books = useBooks();
  const {rows} = editing.rows;
  const ask = useCallback(async () => books?.readCategoryUse(rows), [books, rows]);
  const asked = useAnswer(editing.use ? null : ask, 0);
  const use = editing.use ?? asked;
  const options = use && orderCategories(names.categoryOptions, use);
  const sign = use?.sign ?? 'mixed';
  const make = useCategoryMaking(spaceId, names);
  const handleMake = (name: string, by: PickedBy) => {
    const made = make(name, sign);
    if (made) onSave(made.id, by, made);
  };
  return (
    <Picker
      label={text('act_category')}
      placeholder={text('pickHint')}
      emptyText={text('pickNone')}
      options={options}
      currentId={editing.current}
      onPick={onSave}
      onClose={onClose}
      anchor={editing.anchor}
      making={{
        label: (name) => text('pickMake', {name}),
        hint: nameKind(kindForSign(sign), text),
        onMake: handleMake,
      }}
      remark={(id) => {
        const kind = options?.find((option) => option.id === id)?.kind;
        return kind === undefined ? null : describeOddChoice(kind, sign, text);
      }}
      {...(editing.anchor && editing.advances ? {foot: <Keys />} : {})}
    />
  );
}

function Keys() {
  const text = useBooksText();
  return (
    <>
      <span>
        <Kbd>↵</Kbd> {text('pickFootDecide')}
      </span>
      <span>
        <Kbd>⇧ ↵</Kbd> {text('pickFootOnly')}
      </span>
    </>
  );
}
