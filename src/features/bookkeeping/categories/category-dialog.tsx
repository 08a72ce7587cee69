import {succeed} from '#contract/kernel/failure.ts';
import {categories, categoryKinds, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {createRow, editRow} from '#src/data/record.ts';
import {nameKind} from '#src/features/bookkeeping/list/names.ts';
import {nameCategory, useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';

type CategoryDialogProps = {
  readonly spaceId: string;
  /** Null adds one. */
  readonly category: CategoryRow | null;
  readonly nextPosition: number;
  readonly onClose: () => void;
};

/** The form of a category. */
export function CategoryDialog({spaceId, category, nextPosition, onClose}: CategoryDialogProps) {
  const text = useBooksText();
  const place = {database: useLocalDatabase(), spaceId};
  const {offer} = useUndo();
  const form = useForm({
    idPrefix: 'category-',
    start: {
      name: category ? nameCategory(category, text) : '',
      kind: category?.kind ?? 'expense',
      relatedParty: category?.relatedParty ?? false,
    },
    // Whoever sees a name may keep it, and empty it not: also the name of a default category.
    check: ({name}) => categories.check({key: null, name}),
    send: async ({name, kind, relatedParty}) =>
      saveHere(async () => {
        endOffers();
        const typed = name.trim();
        if (!category) {
          const own = {key: null, archived: false, position: nextPosition};
          return createRow(place, 'categories', {...own, kind, relatedParty, name: typed});
        }
        // A default name that was not touched goes on following the language.
        const isSameName = typed === nameCategory(category, text);
        const patch = {kind, relatedParty, ...(isSameName ? {} : {name: typed})};
        const edited = await editRow(place, 'categories', category, patch);
        return edited.ok ? succeed(category.id) : edited;
      }),
    onDone: () => showToast({text: text('categorySaved'), tone: 'ok', ...(category ? {} : {action: offer})}),
  });
  const {value: isRelated, onChange: setRelated} = form.bind('relatedParty');

  return (
    <FormDialog
      form={form}
      title={text(category ? 'categoryRename' : 'categoryAdd')}
      submitText={text('save')}
      isShort
      onClose={onClose}
    >
      <TextField {...form.bind('name')} label={text('rowName')} maxLength={80} autoFocus />
      <SelectField
        {...form.bind('kind')}
        label={text('categoryKind')}
        options={categoryKinds.map((id) => ({id, label: nameKind(id, text)}))}
      />
      <Checkbox isSelected={isRelated} onChange={setRelated} hint={text('categoryRelatedText')}>
        {text('categoryRelated')}
      </Checkbox>
    </FormDialog>
  );
}
