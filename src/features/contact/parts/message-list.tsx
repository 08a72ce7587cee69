import {useEffect, useRef, type ReactNode} from 'react';
import {MessageCard} from './message-card.tsx';
import styles from './messages.module.css';
import type {es} from '#src/features/contact/text/es.ts';
import type {Messages} from '#src/features/contact/use-messages.ts';
import type {ContactMessage} from '#contract/contact/list-messages.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';

type MessageListProps = {
  read: Messages & {readonly messages: readonly ContactMessage[]; readonly readMore: () => void};
  /** What stands below the list where more could not be fetched. */
  trouble: ReactNode;
};

/** The messages and, on a press, more of them: the keyboard goes on at the first that came. */
export function MessageList({read, trouble}: MessageListProps) {
  const text = useText<typeof es>('contact');
  const list = useRef<HTMLUListElement>(null);
  const {messages, hasMore, isLoading, addedCount, readMore} = read;
  const firstNew = addedCount === 0 ? null : messages.length - addedCount;
  useEffect(() => {
    if (firstNew !== null) list.current?.querySelectorAll<HTMLElement>('h2')[firstNew]?.focus();
  }, [firstNew]);
  return (
    <Stack gap={4}>
      <ul ref={list} className={styles['list']} aria-label={text('title')} aria-busy={isLoading}>
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
      {trouble}
      {hasMore && trouble === null ? (
        <div>
          <Button isPending={isLoading} onPress={readMore}>
            {text('loadMore')}
          </Button>
        </div>
      ) : null}
      {hasMore ? null : (
        <Text tone="muted" size="small">
          {text('allLoaded')}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">{addedCount === 0 ? '' : text('moreLoaded', {count: addedCount})}</span>
      </VisuallyHidden>
    </Stack>
  );
}
