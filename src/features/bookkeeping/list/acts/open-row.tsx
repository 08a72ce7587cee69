import {useCallback} from 'react';
import type {MyCompany} from '#src/data/database/company.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {Detail} from '#src/features/bookkeeping/detail/detail.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type OpenRowProps = {
  readonly id: string;
  readonly company: MyCompany;
  readonly books: Books | null;
  readonly revision: number;
  readonly names: BooksNames;
  readonly isDocked: boolean;
  readonly onAct: (act: ListAct | 'edit', row: ListedRow) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onNote: (row: ListedRow, note: string | null, seen: string | null) => Promise<boolean>;
  readonly onMerchant: (row: ListedRow, merchant: string) => void;
  readonly onClose: () => void;
};

/** The row that is open: docked beside the list where there is room, else over it. */
export function OpenRow(props: OpenRowProps) {
  const text = useBooksText();
  const row = useRow(props.books, props.id, props.revision);
  if (row === undefined) return null;
  const panel =
    row === null ? (
      <DetailPanel title={text('title')} label={text('detailLabel')} onClose={props.onClose}>
        <DetailPart>
          <Text tone="muted">{text('detailGone')}</Text>
        </DetailPart>
      </DetailPanel>
    ) : (
      <Detail
        row={row}
        spaceId={props.company.id}
        names={props.names}
        onAct={(act) => {
          // The row before is in sight until this one is read: nothing is done to it.
          if (row.id === props.id) props.onAct(act, row);
        }}
        onStep={props.onStep}
        onNote={async (note, seen) => props.onNote(row, note, seen)}
        onMerchant={(merchant) => props.onMerchant(row, merchant)}
        onClose={props.onClose}
      />
    );
  if (props.isDocked) return panel;
  return (
    <Sheet label={text('detailLabel')} isOpen onClose={props.onClose}>
      {panel}
    </Sheet>
  );
}

/** Undefined while it is read for the first time, null when it is not there. */
function useRow(books: Books | null, id: string, revision: number): ListedRow | null | undefined {
  const ask = useCallback(async () => books?.readListedRow(id), [books, id]);
  return useAnswer(ask, revision);
}
