import {Reply} from 'lucide-react';
import type {ContactMessage} from '#contract/contact/list-messages.ts';
import type {es} from '#src/features/contact/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {ListCard} from '#src/ui/list/list-card.tsx';

/** One message: who wrote, when, in which language, what, and a reply in one's own mail program. */
export function MessageCard({message: {name, email, message, language, sentAt}}: {message: ContactMessage}) {
  const text = useText<typeof es>('contact');
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
