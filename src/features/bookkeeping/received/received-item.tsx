import {useEffect, useState} from 'react';
import {FileImage, FileText, Trash2} from 'lucide-react';
import type {Failure} from '#contract/kernel/failure.ts';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Thumbnail} from '#src/ui/display/thumbnail.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {isPicture} from '#src/features/bookkeeping/receipts/use-picture.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

type ReceivedItemProps = {
  readonly file: ReceivedFile;
  /** Why it could not be attached. */
  readonly trouble: Failure | null;
  /** Why it cannot go to any transaction of this company. */
  readonly blockedReason: string | null;
  readonly onChoose: () => void;
  readonly onDiscard: () => void;
};

/** One receipt that waits: its picture, and where it is to go. */
export function ReceivedItem({file, trouble, blockedReason, onChoose, onDiscard}: ReceivedItemProps) {
  const text = useBooksText();
  const format = useFormat();
  const failureText = useFailureText();
  const picture = useContentPicture(file);
  const {name, sizeBytes, receivedAt} = file;
  return (
    <ListItem
      icon={isPicture(file) ? <FileImage {...icon} /> : <FileText {...icon} />}
      title={name}
      meta={text('receivedAt', {size: format.bytes(sizeBytes), time: format.moment(receivedAt)})}
      actions={
        <>
          <Button label={text('receivedChooseFor', {name})} blockedReason={blockedReason} onPress={onChoose}>
            {text('receivedChoose')}
          </Button>
          <IconButton icon={<Trash2 {...icon} />} label={text('receivedDiscard', {name})} onPress={onDiscard} />
        </>
      }
    >
      {picture !== null && <Thumbnail isNarrow source={picture} label={name} />}
      {trouble !== null && (
        <Banner tone="danger" shape="boxed" isUrgent>
          {failureText(trouble)}
        </Banner>
      )}
    </ListItem>
  );
}

/** An address of the picture; null for what is none. What waits never changes: its id stands for it. */
function useContentPicture({id, type, content}: ReceivedFile): string | null {
  const [picture, setPicture] = useState<{id: string; address: string} | null>(null);
  const isShown = isPicture({type});
  useEffect(() => {
    if (!isShown) return undefined;
    const address = URL.createObjectURL(content);
    setPicture({id, address});
    return () => URL.revokeObjectURL(address);
    // Each reading of the list makes another object of the same bytes.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [id, isShown]);
  return picture?.id === id ? picture.address : null;
}
