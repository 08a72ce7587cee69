import {Hourglass} from 'lucide-react';
import {listWaitlist, waitlistList, type Waiting} from '#contract/contact/list-waitlist.ts';
import {CopyEmails} from '#src/features/admin/parts/copy-emails.tsx';
import type {words} from '#src/features/admin/text/words.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** Who waits for what is not there yet, to be written to when it is. Rule: CTC12. Source: S6.06. */
export function WaitlistScreen() {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  const list = useEndpointList(listWaitlist, waitlistList);
  return (
    <>
      <PageHead
        title={text('waitTitle')}
        lead={text('waitLead')}
        actions={<CopyEmails emails={emailsOf(list.rows ?? [])} />}
      />
      <Page>
        <PagedList
          label={text('waitTitle')}
          list={list}
          tools={{search: text('searchEmails'), filters: {topic: (value) => text(`topic.${value}`)}}}
          troubleText={text('waitTrouble')}
          none={{icon: <Hourglass size={20} aria-hidden />, title: text('waitNone'), text: text('waitNoneText')}}
          columns={[
            {id: 'email', heading: text('email'), sortBy: 'email', cell: ({email}) => email},
            {id: 'topic', heading: text('waitTopic'), sortBy: 'topic', cell: ({topic}) => text(`topic.${topic}`)},
            {id: 'language', heading: text('waitLanguage'), cell: ({language}) => text(`in.${language}`)},
            {
              id: 'joinedAt',
              heading: text('waitSince'),
              sortBy: 'joinedAt',
              cell: ({joinedAt}) => format.instant(joinedAt),
            },
          ]}
          bulk={{nameOf: ({email}) => email, acts: (waiting) => <CopyEmails emails={emailsOf(waiting)} />}}
        />
      </Page>
    </>
  );
}

/** Each address once, whatever it waits for. */
function emailsOf(waiting: readonly Waiting[]): string[] {
  return [...new Set(waiting.map(({email}) => email))];
}
