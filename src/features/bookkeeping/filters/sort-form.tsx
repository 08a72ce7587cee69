import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import type {BooksSort} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** The orders of the list, as the heads of its columns offer them where there is room for columns. */
const orders = [
  {id: 'newest', by: 'date', descending: true},
  {id: 'oldest', by: 'date', descending: false},
  {id: 'from_a', by: 'merchant', descending: false},
  {id: 'from_z', by: 'merchant', descending: true},
  {id: 'most', by: 'amount', descending: true},
  {id: 'least', by: 'amount', descending: false},
] as const satisfies readonly (BooksSort & {id: string})[];

/** Chooses the order of a list that has no heads of columns. */
export function SortForm({sort, onSort}: {readonly sort: BooksSort; readonly onSort: (sort: BooksSort) => void}) {
  const text = useBooksText();
  const current = orders.find(({by, descending}) => by === sort.by && descending === sort.descending);
  return (
    <RadioField
      label={text('sortLabel')}
      value={current?.id ?? null}
      options={orders.map(({id}) => ({id, label: text(`sort_${id}`)}))}
      onChange={(id) => {
        const order = orders.find((one) => one.id === id);
        if (order) onSort({by: order.by, descending: order.descending});
      }}
    />
  );
}
