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
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {findDifferences, sayReading} from '#src/features/bookkeeping/readings/say-reading.ts';
import type {BooksRow} from '#workers/books/api.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {isPicture, usePicture} from './use-picture.ts';
import {receiptTypes} from './receipt-types.ts';
import type {ReceiptActs} from './use-receipt-acts.ts';
import type {Receipt} from './use-receipts.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

type ReceiptItemProps = {
  readonly receipt: Receipt;
  /** The movement it belongs to. */
  readonly row: BooksRow;
  /** What was read in it; null where nothing was, or not yet. */
  readonly reading: ReceiptReading | null;
  readonly acts: ReceiptActs;
};

/** One receipt: its picture, where it is, what was read in it, and what can be done with it. */
export function ReceiptItem({receipt, row, reading, acts}: ReceiptItemProps) {
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
      {reading?.kind === 'read' && <ReadFacts facts={reading} row={row} />}
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

type ReadFactsProps = {readonly facts: Extract<ReceiptReading, {kind: 'read'}>; readonly row: BooksRow};

/** What a receipt says, and in a word where its movement says otherwise. */
function ReadFacts({facts: reading, row}: ReadFactsProps) {
  const text = useBooksText();
  const format = useFormat();
  const differing = findDifferences(reading.facts, row);
  return (
    <Stack gap={1}>
      <Text size="small">{sayReading(reading, {text, format})}</Text>
      {differing.map((what) => (
        <Text key={what} size="small" tone="warn">
          {text(what === 'total' ? 'differsTotal' : 'differsDate')}
        </Text>
      ))}
    </Stack>
  );
}
