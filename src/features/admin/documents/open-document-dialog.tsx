import {useState} from 'react';
import {Download} from 'lucide-react';
import {openingReasons} from '#contract/sealing/list-openings.ts';
import {saveFile} from '#src/data/save-file.ts';
import {FileView} from '#src/data/viewing/file-view.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {words} from './text/words.ts';
import type {OpenedDocument} from './use-open-document.ts';

type Why = (typeof openingReasons)[number];

type OpenDocumentDialogProps = {
  readonly name: string;
  /** Null of a sealed one that is not opened yet. */
  readonly opened: OpenedDocument | null;
  readonly isPending: boolean;
  readonly onOpen: (why: Why) => Promise<void>;
  readonly onClose: () => void;
};

/**
 * Asks what a sealed document is opened for, since its owner reads it, and shows in memory what is open; what was sealed is not downloaded from
 * there. One dialog for both, so that closing it leads back to where it was asked for. Rule: DOC10.
 */
export function OpenDocumentDialog({name, opened, isPending, onOpen, onClose}: OpenDocumentDialogProps) {
  const text = useText<typeof words>('admin/documents');
  const [why, setWhy] = useState<Why>('check');
  const question = (
    <>
      <Button size="large" onPress={onClose}>
        {text('cancel')}
      </Button>
      <Button size="large" look="primary" isPending={isPending} onPress={() => void onOpen(why).catch(reportError)}>
        {text('open')}
      </Button>
    </>
  );
  const actions = opened === null ? question : opened.wasSealed ? undefined : <DownloadButton opened={opened} />;
  return (
    <Dialog
      title={opened === null ? text('openTitle', {name}) : name}
      isOpen
      onClose={onClose}
      size={opened === null ? 'normal' : 'wide'}
      actions={actions}
    >
      {opened === null ? (
        <>
          <p>{text('openText')}</p>
          <RadioField
            label={text('why')}
            value={why}
            onChange={setWhy}
            options={openingReasons.toReversed().map((id) => ({id, label: text(`why.${id}`)}))}
          />
        </>
      ) : (
        <Shown name={name} opened={opened} />
      )}
    </Dialog>
  );
}

function DownloadButton({opened: {document, bytes}}: {readonly opened: OpenedDocument}) {
  const text = useText<typeof words>('admin/documents');
  return (
    <Button
      size="large"
      icon={<Download size={16} aria-hidden />}
      onPress={() => saveFile(document.name, bytes, document.type)}
    >
      {text('download')}
    </Button>
  );
}

function Shown({name, opened}: {readonly name: string; readonly opened: OpenedDocument}) {
  const text = useText<typeof words>('admin/documents');
  const format = useFormat();
  const {document, bytes, wasSealed} = opened;
  const facts = [document.name, format.bytes(document.sizeBytes), format.dayOf(document.addedAt, 'medium')];
  return (
    <Stack gap={3}>
      <Text tone="muted" size="small">
        {facts.join(' · ')}
      </Text>
      {wasSealed ? <Text size="small">{text('shownSealed')}</Text> : null}
      <FileView bytes={bytes} type={document.type} label={name} canSave={!wasSealed} />
    </Stack>
  );
}
