import {Download} from 'lucide-react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {FileView} from '#src/data/viewing/file-view.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {ShownDocument} from '#src/features/companies/documents/read-documents.ts';
import type {words} from '#src/features/companies/documents/text/words.ts';
import type {DocumentActs} from '#src/features/companies/documents/use-document-acts.ts';
import {useViewed} from './use-viewed.ts';

type DocumentViewProps = {
  readonly title: string;
  readonly document: ShownDocument;
  readonly acts: Pick<DocumentActs, 'fetchBytes'>;
  /** Whether this person may open what is sealed. */
  readonly isOwner: boolean;
  readonly onClose: () => void;
};

/** One document in full: its pages or its picture, and its download. A sealed one says first that its opening is noted. Rules: DOC7, DOC15. */
export function DocumentView({title, document, acts, isOwner, onClose}: DocumentViewProps) {
  const text = useText<typeof words>('companies/documents');
  const format = useFormat();
  const {viewed, open, save} = useViewed(document, acts);
  const {name, sizeBytes, addedAt, bears} = document;
  const day = bears ? format.day(bears, 'medium') : format.dayOf(addedAt, 'medium');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="wide"
      {...(save
        ? {
            actions: (
              <Button size="large" icon={<Download size={16} aria-hidden />} onPress={save}>
                {text('download')}
              </Button>
            ),
          }
        : {})}
    >
      <Stack gap={3}>
        <Text tone="muted" size="small">
          {[name, format.bytes(sizeBytes), day].join(' · ')}
        </Text>
        {viewed.state === 'sealed' ? <Sealed isOwner={isOwner} name={name} onOpen={open} /> : null}
        {viewed.state === 'opening' ? <Skeleton height={320} /> : null}
        {viewed.state === 'refused' ? (
          <Refused
            document={document}
            failure={viewed.failure}
            {...(isOwner || document.fileKey === null ? {onRetry: open} : {})}
          />
        ) : null}
        {viewed.state === 'open' ? <FileView bytes={viewed.bytes} type={document.type} label={title} canSave /> : null}
      </Stack>
    </Dialog>
  );
}

type SealedProps = {readonly name: string; readonly isOwner: boolean; readonly onOpen: () => void};

/** Before a paper of a person is opened: that it is noted, and that it takes a network. Rule: SEA8. */
function Sealed({name, isOwner, onOpen}: SealedProps) {
  const text = useText<typeof words>('companies/documents');
  const isOnline = useOnline();
  if (!isOwner) return <Text>{text('ownersOnly')}</Text>;
  return (
    <>
      <Text>{isOnline ? text('sealedText') : text('sealedOffline', {name})}</Text>
      {isOnline ? (
        <div>
          <Button look="primary" size="large" onPress={onOpen}>
            {text('openSealed')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type RefusedProps = {
  readonly document: ShownDocument;
  readonly failure: Parameters<ReturnType<typeof useFailureText>>[0];
  readonly onRetry?: () => void;
};

function Refused({document: {name, fileKey}, failure, onRetry}: RefusedProps) {
  const text = useText<typeof words>('companies/documents');
  const failureText = useFailureText();
  const isOffline = failure.code === 'offline';
  const isSealed = fileKey !== null;
  return (
    <>
      <Banner tone={isOffline ? 'neutral' : 'danger'} shape="boxed">
        {isOffline
          ? text(isSealed ? 'sealedOffline' : 'notHere', {name})
          : text('notOpened', {name, reason: failureText(failure)})}
      </Banner>
      {onRetry ? (
        <div>
          <Button onPress={onRetry}>{text('retry')}</Button>
        </div>
      ) : null}
    </>
  );
}
