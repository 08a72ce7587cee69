import {Mail, Reply} from 'lucide-react';
import {listContactMessages, type ContactMessage} from '#contract/contact/list-messages.ts';
import type {words} from '#src/features/contact/text/words.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {ListCard} from '#src/ui/list/list-card.tsx';

/** What visitors wrote by the contact form, to be read and answered. Rule: CTC6. Source: S2.25, S6.06. */
export function MessagesScreen() {
  const text = useText<typeof words>('contact');
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

/** One message: who wrote, when, in which language, what, and a reply in one's own mail program. */
function MessageCard({message: {name, email, message, language, sentAt}}: {message: ContactMessage}) {
  const text = useText<typeof words>('contact');
  const format = useFormat();
  const subject = encodeURIComponent(text('answerSubject'));
  return (
    <ListCard
      name={name}
      acts={
        <ButtonLink
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          icon={<Reply size={16} aria-hidden />}
        >
          <span aria-hidden>{text('answer')}</span>
          <VisuallyHidden>{text('answerTo', {name})}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <Text tone="muted" size="small">
          {email} · <time dateTime={sentAt}>{format.instant(sentAt)}</time> · {text(`writes.${language}`)}
        </Text>
        <div lang={language}>
          <Text isAsWritten>{message}</Text>
        </div>
      </Stack>
    </ListCard>
  );
}
