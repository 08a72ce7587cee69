import {useState} from 'react';
import {ScrollText, ShieldCheck} from 'lucide-react';
import type {CheckedPart} from '#contract/admin/check-audit.ts';
import {auditList, listAudit} from '#contract/admin/list-audit.ts';
import {AuditTabs} from '#src/features/admin/audit/audit-tabs.tsx';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {ChainCheck} from './chain-check.tsx';
import {checkChain} from './check-chain.ts';
import {ExportMenu} from './export-menu.tsx';
import {Narrowings} from './narrowings.tsx';
import type {words} from './text/words.ts';
import {useEntryColumns} from './use-entry-columns.tsx';

/** Whatever admins read and changed, to be searched, exported and checked. Rules: ADM24 to ADM26. Source: D10. */
export function RecordScreen() {
  const text = useText<typeof words>('admin/audit/record');
  const list = useEndpointList(listAudit, auditList);
  const columns = useEntryColumns(list);
  const [part, setPart] = useState<CheckedPart | null>(null);
  const [checking, check] = useAsk(checkChain);
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        actions={
          <>
            <ExportMenu question={list.question} />
            <Button
              icon={<ShieldCheck size={16} aria-hidden />}
              isPending={checking.step === 'running'}
              onPress={() => {
                setPart(null);
                void check(setPart).catch(reportError);
              }}
            >
              {text('check')}
            </Button>
          </>
        }
      />
      <AuditTabs current="record" />
      <Page isBelowTabs>
        <Stack gap={4}>
          <ChainCheck state={checking} part={part} />
          <PagedList
            label={text('title')}
            list={list}
            tools={{
              search: text('search'),
              filters: {does: (value) => text(`does.${value}`), topic: (value) => text(`topic.${value}`)},
              menus: {topic: text('topicMenu')},
              more: (isHidden) => <Narrowings asked={list} rows={list.rows ?? []} isHidden={isHidden} />,
            }}
            troubleText={text('trouble')}
            none={{icon: <ScrollText size={20} aria-hidden />, title: text('none')}}
            columns={columns}
          />
        </Stack>
      </Page>
    </>
  );
}
