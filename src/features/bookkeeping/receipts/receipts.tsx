import {Camera, Paperclip} from 'lucide-react';
import {Text} from '#src/ui/display/text.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {ReceiptItem} from './receipt-item.tsx';
import {maxReceiptBytes, receiptTypes} from './receipt-types.ts';
import type {ReceiptActs, ReceiptTrouble} from './use-receipt-acts.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {useReceiptReadings} from './use-receipt-readings.ts';
import {useReceipts} from './use-receipts.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

type ReceiptsProps = {readonly spaceId: string; readonly row: BooksRow; readonly acts: ReceiptActs};

/** The receipts of one transaction: kept here at once, sent when it can be. Kinds and size are said before one chooses. Source: S2.22, S8.09. */
export function Receipts({spaceId, row, acts}: ReceiptsProps) {
  const text = useBooksText();
  const format = useFormat();
  const isPhone = useRoom() === 'phone';
  const receipts = useReceipts(spaceId, row.id);
  const readings = useReceiptReadings(receipts);
  const sayTrouble = useTroubleText();
  const take = (files: File[]) => void acts.add(files);
  return (
    <DetailPart>
      <Stack gap={2}>
        <SectionHead title={text('receipts')} {...(receipts?.length ? {count: receipts.length} : {})} />
        {receipts && receipts.length > 0 && (
          <ItemList label={text('receipts')}>
            {receipts.map((receipt) => (
              <ReceiptItem
                key={receipt.id}
                receipt={receipt}
                row={row}
                reading={readings.get(receipt.id) ?? null}
                acts={acts}
              />
            ))}
          </ItemList>
        )}
        {acts.troubles.map((trouble) => (
          <Banner key={trouble.name} tone="danger" shape="boxed" isUrgent>
            {sayTrouble(trouble)}
          </Banner>
        ))}
        <Row>
          {isPhone && (
            <FileButton icon={<Camera {...icon} />} acceptedTypes={['image/*']} usesCamera onFiles={take}>
              {text('receiptPhoto')}
            </FileButton>
          )}
          <FileButton icon={<Paperclip {...icon} />} acceptedTypes={receiptTypes} allowsMultiple onFiles={take}>
            {text(acts.addingCount > 0 ? 'receiptAdding' : 'receiptAdd')}
          </FileButton>
        </Row>
        <Text tone="muted" size="small">
          {text('receiptsHint', {size: format.bytes(maxReceiptBytes)})}
        </Text>
      </Stack>
    </DetailPart>
  );
}

function useTroubleText(): (trouble: ReceiptTrouble) => string {
  const text = useBooksText();
  const failureText = useFailureText();
  return ({name, failure, what}) =>
    what === 'read' && failure.code === 'offline'
      ? text('receiptOffline', {name})
      : text('receiptNotAdded', {name, reason: failureText(failure)});
}
