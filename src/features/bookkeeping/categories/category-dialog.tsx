import {useState} from 'react';
import {categoryKinds, type CategoryKind, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {Form} from '#src/ui/fields/form/form.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSaving} from '#src/data/calls/use-saving.ts';
import {createCategory, editCategory} from '#src/features/bookkeeping/commands.ts';
import {nameKind} from '#src/features/bookkeeping/list/names.ts';
import {nameCategory, useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

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
  const database = useLocalDatabase();
  const [name, setName] = useState(category ? nameCategory(category, text) : '');
  const [kind, setKind] = useState<CategoryKind>(category?.kind ?? 'expense');
  const [relatedParty, setRelatedParty] = useState(category?.relatedParty ?? false);
  const [isTried, setTried] = useState(false);
  const saving = useSaving();

  const save = async () => {
    setTried(true);
    const typed = name.trim();
    if (typed !== '') await saving.save(async () => keep(typed));
  };
  const keep = async (typed: string) => {
    endOffers();
    const place = {database, spaceId};
    // A default name that was not touched goes on following the language.
    const isSameName = category !== null && typed === nameCategory(category, text);
    const patch = {kind, relatedParty, ...(isSameName ? {} : {name: typed})};
    if (category) await editCategory(place, category, patch);
    else await createCategory(place, {kind, relatedParty, name: typed, position: nextPosition});
    showToast({text: text('categorySaved'), tone: 'ok'});
    onClose();
  };

  return (
    <Dialog
      title={text(category ? 'categoryRename' : 'categoryAdd')}
      isOpen
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" onPress={() => void save()}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void save()}>
        <TextField
          label={text('categoryName')}
          value={name}
          onChange={setName}
          maxLength={80}
          error={isTried && name.trim() === '' ? text('categoryNameRequired') : null}
          autoFocus
        />
        <SelectField
          label={text('categoryKind')}
          value={kind}
          options={categoryKinds.map((id) => ({id, label: nameKind(id, text)}))}
          onChange={(id) => {
            const picked = categoryKinds.find((one) => one === id);
            if (picked) setKind(picked);
          }}
        />
        <Checkbox isSelected={relatedParty} onChange={setRelatedParty} hint={text('categoryRelatedText')}>
          {text('categoryRelated')}
        </Checkbox>
        <FormTrouble>{saving.error}</FormTrouble>
      </Form>
    </Dialog>
  );
}
