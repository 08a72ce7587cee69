import {History} from 'lucide-react';
import {disputeStates} from '#contract/payments/dispute.ts';
import {actList, listActs, type ListedAct} from '#contract/desk/list-acts.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useSayChanges} from '#src/data/describe/use-say-changes.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {AuditTabs} from './audit-tabs.tsx';
import type {words} from './text/words.ts';

/** What can be opened. */
const openedFields = ['taxId', 'passport', 'ein', 'fileKey'] as const;

/** What can be tried again. */
const retriedJobs = ['mail', 'provider-event', 'give-back', 'forget-customer'] as const;

/** What all admins did, to be searched. Rule: DSK4. Source: D10. */
export function AuditScreen() {
  const text = useText<typeof words>('admin/audit');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const sayChanges = useSayChanges();
  const list = useEndpointList(listActs, actList);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <AuditTabs current="acts" />
      <Page isBelowTabs>
        <PagedList
          label={text('title')}
          list={list}
          tools={{search: text('search'), filters: {kind: (value) => text(`kind.${value}`)}}}
          troubleText={text('trouble')}
          none={{icon: <History size={20} aria-hidden />, title: text('none')}}
          columns={[
            {id: 'kind', heading: text('act'), cell: ({kind}) => text(`kind.${kind}`)},
            {
              id: 'about',
              heading: text('about'),
              sortBy: 'company',
              cell: ({company, user, person}) =>
                [company?.name ?? user, person].filter(Boolean).join(' · ') || admin('none'),
            },
            {id: 'admin', heading: text('admin'), sortBy: 'admin', cell: (act) => act.admin},
            {id: 'at', heading: text('at'), sortBy: 'at', cell: ({at}) => format.moment(at)},
            {id: 'what', heading: text('what'), cell: (act) => sayWhat(act, text, sayChanges) || admin('none')},
          ]}
        />
      </Page>
    </>
  );
}

/** What was done in detail, in words: the program's own names are nobody's. */
function sayWhat(
  {kind, what, count, changes}: ListedAct,
  text: Translate<typeof words>,
  sayChanges: ReturnType<typeof useSayChanges>,
): string | null {
  if (changes.length > 0) return sayChanges(changes);
  switch (kind) {
    case 'disputed': {
      const state = disputeStates.find((one) => one === what);
      return state ? text(`dispute.${state}`) : what;
    }
    case 'opened':
      return text(`field.${openedFields.find((one) => one === what) ?? 'other'}`);
    case 'retried':
      return text(`job.${retriedJobs.find((one) => one === what) ?? 'other'}`, {count});
    case 'wrote':
      // What an owner asked for is the only thing that is written beside their rows.
      return what === 'taxElections' ? text('election') : null;
    default:
      return what;
  }
}
