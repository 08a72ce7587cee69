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
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {BooksRow} from '#workers/books/api.ts';
import type {ReceiptMatch} from '#workers/books/receipts-api.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {sayReading} from '#src/features/bookkeeping/readings/say-reading.ts';
import {isPicture} from '#src/features/bookkeeping/receipts/use-picture.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

type ReceivedItemProps = {
  readonly file: ReceivedFile;
  /** Why it could not be attached. */
  readonly trouble: Failure | null;
  /** Why it cannot go to any transaction of this company. */
  readonly blockedReason: string | null;
  /** What was read in it; undefined while it is, null where it has nothing to be read. */
  readonly reading: ReceiptReading | null | undefined;
  /** The movement that it may be of. */
  readonly match: ReceiptMatch | null;
  readonly onTake: (row: BooksRow) => void;
  readonly onChoose: () => void;
  readonly onDiscard: () => void;
};

/** One receipt that waits: its picture, and where it is to go. */
export function ReceivedItem(props: ReceivedItemProps) {
  const {file, trouble, blockedReason, reading, match, onChoose, onDiscard} = props;
  const text = useBooksText();
  const format = useFormat();
  const failureText = useFailureText();
  const picture = useContentPicture(file);
  const {name, sizeBytes, receivedAt} = file;
  return (
    <ListItem
      icon={isPicture(file) ? <FileImage {...icon} /> : <FileText {...icon} />}
      title={name}
      {...(reading === null ? {} : {text: reading ? sayReading(reading, {text, format}) : text('readingFile')})}
      meta={text('receivedAt', {size: format.bytes(sizeBytes), time: format.moment(receivedAt)})}
      actions={
        <>
          <Button
            label={text(match ? 'matchOtherFor' : 'receivedChooseFor', {name})}
            blockedReason={blockedReason}
            onPress={onChoose}
          >
            {text(match ? 'matchOther' : 'receivedChoose')}
          </Button>
          <IconButton icon={<Trash2 {...icon} />} label={text('receivedDiscard', {name})} onPress={onDiscard} />
        </>
      }
    >
      {match && <Match name={name} match={match} blockedReason={blockedReason} onTake={props.onTake} />}
      {picture !== null && <Thumbnail isNarrow source={picture} label={name} />}
      {trouble !== null && (
        <Banner tone="danger" shape="boxed" isUrgent>
          {failureText(trouble)}
        </Banner>
      )}
    </ListItem>
  );
}

type MatchProps = {
  readonly name: string;
  readonly match: ReceiptMatch;
  readonly blockedReason: string | null;
  readonly onTake: (row: BooksRow) => void;
};

/** The movement that a receipt may be of, and why; only a person attaches it. */
function Match({name, match: {suggestion}, blockedReason, onTake}: MatchProps) {
  const text = useBooksText();
  const format = useFormat();
  const {row, reasons} = suggestion;
  const said = [format.day(row.date), nameRow(row), format.signedMoney(row.amountUnits, row.currency)].join(' · ');
  const movement = nameRow(row);
  return (
    <Row>
      <Stack gap={1}>
        <Text isTabular>{text('matchFound', {movement: said})}</Text>
        <Text tone="muted" size="small">
          {reasons.map((reason) => text(`suggested_${reason}`)).join(' · ')}
        </Text>
      </Stack>
      <Button
        label={text('matchTakeLabel', {name, movement})}
        blockedReason={blockedReason}
        onPress={() => onTake(row)}
      >
        {text('matchTake')}
      </Button>
    </Row>
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
