import {Download, Eye, FileImage, FileText, RefreshCw, Trash2} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Thumbnail} from '#src/ui/display/thumbnail.tsx';
import {FilePicker} from '#src/ui/fields/file/file-picker.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {canRetry, describeReceipt} from './describe-receipt.ts';
import {isPicture, usePicture} from './use-picture.ts';
import {receiptTypes} from './receipt-types.ts';
import type {ReceiptActs} from './use-receipt-acts.ts';
import type {Receipt} from './use-receipts.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** One receipt: its picture, where it is, and what can be done with it. */
export function ReceiptItem({receipt, acts}: {readonly receipt: Receipt; readonly acts: ReceiptActs}) {
  const text = useBooksText();
  const format = useFormat();
  const failureText = useFailureText();
  const isSending = useSyncStatus()?.phase === 'sending';
  const picture = usePicture(receipt);
  const {name, sizeBytes, kept} = receipt;
  const isMissing = kept === null && receipt.storedAt === null;
  return (
    <ListItem
      isInline
      isPlain
      icon={isPicture(receipt) ? <FileImage {...icon} /> : <FileText {...icon} />}
      tone={kept?.state === 'refused' ? 'warn' : 'neutral'}
      title={name}
      meta={`${format.bytes(sizeBytes)} · ${describeReceipt(receipt, {text, failureText, isSending})}`}
      actions={
        <>
          {!isMissing && (
            <IconButton
              icon={<Download {...icon} />}
              label={text('receiptDownload', {name})}
              onPress={() => void acts.download(receipt)}
            />
          )}
          <FilePicker acceptedTypes={receiptTypes} onFiles={(files) => void acts.add(files, receipt)}>
            <IconButton icon={<RefreshCw {...icon} />} label={text('receiptReplace', {name})} />
          </FilePicker>
          <IconButton
            icon={<Trash2 {...icon} />}
            label={text('receiptRemove', {name})}
            onPress={() => void acts.remove(receipt)}
          />
        </>
      }
    >
      {picture !== null && <Thumbnail source={picture} label={name} />}
      {kept === null && !isMissing && isPicture(receipt) && (
        <Button icon={<Eye {...icon} />} onPress={() => void acts.bring(receipt)}>
          {text('receiptOpen', {name})}
        </Button>
      )}
      {canRetry(receipt) && <Button onPress={() => void acts.retry(receipt)}>{text('receiptRetry')}</Button>}
    </ListItem>
  );
}
