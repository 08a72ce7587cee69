import {useState} from 'react';
import {documentWords} from '#contract/documents/words.data.ts';
import {isIdentityPaper} from '#contract/documents/kinds.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {keyOf} from '#src/features/companies/documents/slot-key.ts';
import type {ShownSlot} from '#src/features/companies/documents/read-documents.ts';
import type {words} from '#src/features/companies/documents/text/words.ts';

/** A place that takes a file, and whose it is; null for the company's own. */
export type OpenPlace = {readonly slot: ShownSlot; readonly owner: string | null};

/** A file and where it was put. */
export type PlacedFile = {readonly slot: Pick<ShownSlot, 'kind' | 'partnerId' | 'current'>; readonly file: File};

type PlaceFilesDialogProps = {
  readonly files: readonly File[];
  readonly places: readonly OpenPlace[];
  readonly onPlace: (placed: readonly PlacedFile[]) => void;
  readonly onClose: () => void;
};

/** Choices that are no place of their own. */
const [other, none] = ['other', 'none'];

/** Asks which document each of several files is: nothing is guessed, since a paper of a person is sealed. Rule: DOC16. */
export function PlaceFilesDialog({files, places, onPlace, onClose}: PlaceFilesDialogProps) {
  const text = useText<typeof words>('companies/documents');
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly (string | null)[]>(files.map(() => null));
  const [isAsked, setAsked] = useState(false);
  const options = [
    ...places.map(({slot, owner}) => {
      const document = documentWords[slot.kind][language];
      const label = owner === null ? document : text('placeOf', {document, name: owner});
      return {id: keyOf(slot), label};
    }),
    {id: other ?? '', label: documentWords.other[language]},
    {id: none ?? '', label: text('placeNone')},
  ];
  const errorOf = (index: number) => {
    const own = chosen[index] ?? null;
    if (own === null) return text('placeWanted');
    const isOnce = own !== other && own !== none;
    return isOnce && chosen.indexOf(own) < index ? text('placeTwice') : null;
  };
  const put = () => {
    setAsked(true);
    if (files.some((_, index) => errorOf(index) !== null)) return;
    const placed = files.flatMap((file, index): PlacedFile[] => {
      const own = chosen[index];
      if (own === none) return [];
      const slot = places.find((place) => keyOf(place.slot) === own)?.slot;
      return [{file, slot: slot ?? {kind: 'other', partnerId: null, current: null}}];
    });
    onPlace(placed);
  };
  return (
    <ConfirmDialog title={text('placeTitle')} actText={text('place')} onAct={put} onClose={onClose}>
      <Stack gap={3}>
        {places.some(({slot}) => isIdentityPaper(slot.kind)) ? <p>{text('placeText')}</p> : null}
        {files.map((file, index) => (
          <SelectField
            key={`${String(index)} ${file.name}`}
            label={file.name}
            value={chosen[index] ?? null}
            placeholder={text('placeChoose')}
            options={options}
            onChange={(id) => setChosen(chosen.map((one, place) => (place === index ? id : one)))}
            error={isAsked ? errorOf(index) : null}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
