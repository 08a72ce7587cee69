import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {findLayout} from '#workers/csv-import/record/find-layout.ts';
import {LayoutCard} from './layout-card.tsx';

type LayoutsDialogProps = {readonly spaceId: string; readonly account: AccountRow; readonly onClose: () => void};

/** What is remembered of the files of one account, layout by layout, to be changed or forgotten. */
export function LayoutsDialog({spaceId, account, onClose}: LayoutsDialogProps) {
  const text = useBooksText();
  const rows = useRows('importLayouts', spaceId);
  const layouts = new Set(rows?.filter(({accountId}) => accountId === account.id).map(({layout}) => layout));
  const shown = [...layouts].flatMap((layout) => findLayout(rows ?? [], {accountId: account.id, layout}) ?? []);
  return (
    <Dialog title={text('layoutsTitle', {account: account.name})} isOpen size="wide" onClose={onClose}>
      <Stack gap={3}>
        <Text tone="muted">{text(rows?.length === 0 || shown.length === 0 ? 'layoutsNone' : 'layoutsText')}</Text>
        {shown
          .toSorted((one, other) => other.chosenAt.localeCompare(one.chosenAt))
          .map((row) => (
            <LayoutCard key={row.id} spaceId={spaceId} row={row} />
          ))}
      </Stack>
    </Dialog>
  );
}
