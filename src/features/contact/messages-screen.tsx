import {Mail} from 'lucide-react';
import {listContactMessages} from '#contract/contact/list-messages.ts';
import {MessageCard} from './parts/message-card.tsx';
import type {es} from './text/es.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** What visitors wrote by the contact form, to be read and answered. Rule: CTC6. Source: S2.25, S6.06. */
export function MessagesScreen() {
  const text = useText<typeof es>('contact');
  const list = useEndpointList(listContactMessages);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        <PagedList
          label={text('title')}
          list={list}
          troubleText={text('trouble')}
          none={{icon: <Mail size={20} aria-hidden />, title: text('none'), text: text('noneText')}}
          item={(message) => <MessageCard message={message} />}
        />
      </Page>
    </>
  );
}
