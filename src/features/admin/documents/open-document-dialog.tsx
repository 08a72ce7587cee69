import {useState} from 'react';
import {openingReasons} from '#contract/sealing/list-openings.ts';
import {useText} from '#src/i18n/use-text.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';

type Why = (typeof openingReasons)[number];

type OpenDocumentDialogProps = {
  readonly name: string;
  readonly isPending: boolean;
  readonly onOpen: (why: Why) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks what a sealed document is opened for: its owner reads it. Rule: DOC10. */
export function OpenDocumentDialog({name, isPending, onOpen, onClose}: OpenDocumentDialogProps) {
  const text = useText<typeof words>('admin/documents');
  const [why, setWhy] = useState<Why>('check');
  return (
    <ConfirmDialog
      title={text('openTitle', {name})}
      actText={text('open')}
      isPending={isPending}
      onAct={() => void onOpen(why).catch(reportError)}
      onClose={onClose}
    >
      <p>{text('openText')}</p>
      <RadioField
        label={text('why')}
        value={why}
        onChange={setWhy}
        options={openingReasons.toReversed().map((id) => ({id, label: text(`why.${id}`)}))}
      />
    </ConfirmDialog>
  );
}
