import {useState} from 'react';
import {CircleCheck} from 'lucide-react';
import {differenceList, listDifferences, type ListedDifference} from '#contract/comparing/list-differences.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {DifferenceDialog} from './difference-dialog.tsx';
import {LastComparison} from './last-comparison.tsx';
import type {words} from './text/words.ts';

/** What does not match the card provider, and noting it as dealt with. Rules: CMP2, CMP4, CMP6. */
export function DifferencesScreen() {
  const text = useText<typeof words>('admin/comparing');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const list = useEndpointList(listDifferences, differenceList);
  const [open, setOpen] = useState<ListedDifference | null>(null);
  const sum = (cents: number | null, kind: ListedDifference['kind']) => {
    if (kind === 'customer-gone') return admin('none');
    return cents === null ? text('unknown') : format.money(cents, 'USD');
  };
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        <Stack gap={4}>
          <LastComparison />
          <PagedList
            label={text('title')}
            list={list}
            tools={{
              search: text('search'),
              filters: {state: (value) => text(`state.${value}`), kind: (value) => text(`kind.${value}`)},
            }}
            troubleText={text('trouble')}
            none={{icon: <CircleCheck size={20} aria-hidden />, title: text('none')}}
            columns={[
              {
                id: 'kind',
                heading: text('kind'),
                sortBy: 'kind',
                cell: (difference) => (
                  <Button
                    look="link"
                    label={text('see', {kind: text(`kind.${difference.kind}`), subject: difference.subject})}
                    onPress={() => setOpen(difference)}
                  >
                    {text(`kind.${difference.kind}`)}
                  </Button>
                ),
              },
              {
                id: 'company',
                heading: admin('company'),
                sortBy: 'company',
                cell: ({company}) => company?.name ?? admin('none'),
              },
              {id: 'ours', heading: text('ours'), isAmount: true, cell: ({oursCents, kind}) => sum(oursCents, kind)},
              {
                id: 'theirs',
                heading: text('theirs'),
                isAmount: true,
                cell: ({theirsCents, kind}) => sum(theirsCents, kind),
              },
              {
                id: 'since',
                heading: text('since'),
                sortBy: 'since',
                isWhole: true,
                cell: ({since}) => format.instant(since),
              },
              {
                id: 'state',
                heading: admin('status'),
                cell: ({settled}) =>
                  settled ? (
                    <Badge tone="ok">{text('settledBadge')}</Badge>
                  ) : (
                    <Badge tone="warn">{text('openBadge')}</Badge>
                  ),
              },
            ]}
          />
        </Stack>
      </Page>
      {open ? (
        <DifferenceDialog difference={open} onClose={() => setOpen(null)} onSettled={() => void list.readAgain()} />
      ) : null}
    </>
  );
}
