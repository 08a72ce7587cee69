import {Mail} from 'lucide-react';
import {MessageList} from './parts/message-list.tsx';
import {MessagesTrouble} from './parts/messages-trouble.tsx';
import type {es} from './text/es.ts';
import {useMessages} from './use-messages.ts';
import {useText} from '#src/i18n/use-text.ts';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** What visitors wrote by the contact form, to be read and answered. Rule: CTC6. Source: S2.25, S6.06. */
export function MessagesScreen() {
  const text = useText<typeof es>('contact');
  const read = useMessages();
  const {messages, failure, readMore} = read;
  const trouble = failure && <MessagesTrouble failure={failure} onRetry={readMore} />;
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        {messages === undefined ? (
          (trouble ?? <Waiting />)
        ) : messages.length === 0 ? (
          <EmptyState icon={<Mail size={20} aria-hidden />} title={text('none')}>
            {text('noneText')}
          </EmptyState>
        ) : (
          <MessageList read={{...read, messages}} trouble={trouble} />
        )}
      </Page>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap={3}>
      {Array.from({length: 6}, (_, line) => (
        <Skeleton key={line} height={72} />
      ))}
    </Stack>
  );
}
