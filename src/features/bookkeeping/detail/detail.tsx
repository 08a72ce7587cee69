import {Suspense, lazy} from 'react';
import {
  ChevronDown,
  ChevronUp,
  HardDrive,
  Lock,
  Pencil,
  Trash2,
  TriangleAlert,
  CloudCheck,
  Workflow,
} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FieldList} from '#src/ui/grid/bars/field-list.tsx';
import {FigureLine} from '#src/ui/grid/bars/figure-line.tsx';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {DropArea} from '#src/ui/fields/file/drop-area.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ListedRow} from '#workers/books/api.ts';
import {DetailFields} from './detail-fields.tsx';
import {FileRow} from './file-row.tsx';
import {NoteField} from './note-field.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBlock} from '#src/features/bookkeeping/list/rows/use-block.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {Receipts} from '#src/features/bookkeeping/receipts/receipts.tsx';
import {RulePart} from '#src/features/bookkeeping/rules/rule-part.tsx';
import {usePaste} from '#src/ui/fields/file/use-paste.ts';
import {useReceiptActs} from '#src/features/bookkeeping/receipts/use-receipt-acts.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What was done before is asked of the server anyway; the row is there without it. */
const RowHistory = lazy(async () =>
  import('./row-history.tsx').then(
    ({RowHistory: Part}) => ({default: Part}),
    () => ({default: NotHere}),
  ),
);

const CommentsPart = lazy(async () =>
  import('#src/features/bookkeeping/comments/comments-part.tsx').then(
    ({CommentsPart: Part}) => ({default: Part}),
    () => ({default: NotHere}),
  ),
);

type DetailProps = {
  readonly row: ListedRow;
  readonly spaceId: string;
  readonly names: BooksNames;
  /** Does something to this row, not to what is marked. */
  readonly onAct: (act: ListAct | 'edit') => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onNote: (note: string | null, seen: string | null) => Promise<boolean>;
  /** Takes the merchant that is suggested. */
  readonly onMerchant: (merchant: string) => void;
  readonly onClose: () => void;
};

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** One transaction in full. */
export function Detail({row, spaceId, names, onAct, onStep, onNote, onMerchant, onClose}: DetailProps) {
  const text = useBooksText();
  const format = useFormat();
  const blocked = useBlock(row.blockedReason, spaceId);
  const receipts = useReceiptActs(spaceId, row.id);
  const takeReceipts = (files: File[]) => void receipts.add(files);
  usePaste(takeReceipts);
  return (
    <DetailPanel
      title={nameRow(row)}
      label={text('detailLabel')}
      onClose={onClose}
      actions={
        <>
          <IconButton
            icon={<ChevronUp size={18} aria-hidden />}
            label={text('detailPrevious')}
            shortcut="K"
            onPress={() => onStep(-1)}
          />
          <IconButton
            icon={<ChevronDown size={18} aria-hidden />}
            label={text('detailNext')}
            shortcut="J"
            onPress={() => onStep(1)}
          />
        </>
      }
    >
      <DropArea hint={text('receiptsDrop')} onFiles={takeReceipts}>
        <DetailPart>
          <FigureLine figure={format.signedMoney(row.amountUnits, row.currency)}>
            <SyncLine row={row} />
          </FigureLine>
          {blocked !== null && (
            <FigureLine figure="">
              <Lock {...icon} /> {blocked}
            </FigureLine>
          )}
        </DetailPart>
        <DetailPart>
          <DetailFields row={row} names={names} isLocked={blocked !== null} onAct={onAct} onMerchant={onMerchant} />
        </DetailPart>
        <RulePart {...{row, names, spaceId}} isLocked={blocked !== null} onTakeBack={() => onAct('unrule')} />
        <Receipts key={`receipts ${row.id}`} spaceId={spaceId} row={row} acts={receipts} />
        {blocked === null ? (
          <DetailPart>
            <NoteField key={row.id} note={row.note} onSave={onNote} />
          </DetailPart>
        ) : (
          row.note !== null && (
            <DetailPart>
              <FieldList fields={[{name: text('fieldNote'), value: row.note}]} />
            </DetailPart>
          )
        )}
        {blocked === null && (
          <DetailPart>
            <Row>
              <Button icon={<Pencil {...icon} />} onPress={() => onAct('edit')}>
                {text('editAct')}
              </Button>
              <Button icon={<Workflow {...icon} />} onPress={() => onAct('rule')}>
                {text('ruleFromRow')}
              </Button>
              <Button icon={<Trash2 {...icon} />} onPress={() => onAct('delete')}>
                {text('act_delete')}
              </Button>
            </Row>
          </DetailPart>
        )}
        {row.importId !== null && row.importLine !== null && (
          <FileRow key={`file ${row.id}`} spaceId={spaceId} importId={row.importId} line={row.importLine} />
        )}
        <Suspense>
          <CommentsPart spaceId={spaceId} row={row} />
        </Suspense>
        <Suspense>
          <RowHistory key={row.id} row={row} spaceId={spaceId} />
        </Suspense>
      </DropArea>
    </DetailPanel>
  );
}

/** Where the newest state of the row is; never "synced" before the server said so. */
function SyncLine({row}: {readonly row: ListedRow}) {
  const text = useBooksText();
  const format = useFormat();
  const lastSyncAt = useSyncStatus()?.lastSyncAt ?? null;
  if (row.attention)
    return (
      <>
        <TriangleAlert {...icon} /> {text('stateAttention')}
      </>
    );
  if (row.unsent)
    return (
      <>
        <HardDrive {...icon} /> {text('savedHere')}
      </>
    );
  return lastSyncAt === null ? null : (
    <>
      <CloudCheck {...icon} /> {text('stateSynced')} · {format.moment(lastSyncAt)}
    </>
  );
}

function NotHere() {
  return <Text tone="muted">{useBooksText()('notHereYet')}</Text>;
}
