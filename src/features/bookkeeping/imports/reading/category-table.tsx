import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import {newCategory, type FileCategory} from '#workers/csv-import/record/file-category.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type CategoryTableProps = {
  readonly categories: readonly FileCategory[];
  readonly onChange: (patch: Overrides) => void;
};

const none = 'none';

/** What becomes of each category that the file names: one of the company's, a new one, or none. */
export function CategoryTable({categories, onChange}: CategoryTableProps) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const missing = categories.filter(({categoryId}) => categoryId === null);
  const taken = categories.filter(({categoryId}) => categoryId !== null);
  const choose = (list: readonly FileCategory[], choice: string | null) =>
    onChange({categories: Object.fromEntries(list.map(({key}) => [key, choice]))});
  const optionsOf = ({name}: FileCategory) => [
    {id: none, label: text('noCategory')},
    {id: newCategory, label: text('categoryCreate', {name})},
    ...(names?.categoryOptions.map(({id, label}) => ({id, label})) ?? []),
  ];
  return (
    <Stack gap={2}>
      <SectionHead title={text('fileCategories')} />
      <Text tone="muted">{text('fileCategoriesText')}</Text>
      <Row>
        {missing.length > 0 && (
          <Button onPress={() => choose(missing, newCategory)}>
            {text('categoriesCreate', {count: missing.length})}
          </Button>
        )}
        {taken.length > 0 && (
          <Button look="quiet" onPress={() => choose(categories, null)}>
            {text('categoriesNone')}
          </Button>
        )}
      </Row>
      <Table
        label={text('fileCategories')}
        rows={categories.map((category) => ({...category, id: category.key}))}
        columns={[
          {id: 'name', heading: text('fileCategoryName'), cell: ({name}) => name},
          {id: 'count', heading: text('fileCategoryRows'), isAmount: true, cell: ({count}) => format.number(count)},
          {
            id: 'becomes',
            heading: text('fileCategoryBecomes'),
            cell: (category) => (
              <SelectField
                label={<VisuallyHidden>{category.name}</VisuallyHidden>}
                size="small"
                value={category.isNew ? newCategory : (category.categoryId ?? none)}
                options={optionsOf(category)}
                onChange={(id) => choose([category], id === none ? null : id)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
