import {useCallback, useRef} from 'react';
import {CircleCheck, Send} from 'lucide-react';
import {isMailKind, listDeadLetters, retryDeadLetter, type DeadLetter} from '#contract/admin/dead-letters.ts';
import type {words} from './text/words.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** The mails that were given up, and sending them again. Rules: ADM10, ADM13. Source: decision 015. */
export function MailsScreen() {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  const failureText = useFailureText();
  const list = useEndpointList(listDeadLetters);
  const {readAgain} = list;
  const isSending = useRef(false);
  const sendAgain = useCallback(
    async ({id, to}: DeadLetter) => {
      if (isSending.current) return;
      isSending.current = true;
      const answer = await callServer(retryDeadLetter, {id}).finally(() => {
        isSending.current = false;
      });
      if (answer.ok) showToast({text: text('sentAgain', {to}), tone: 'ok'});
      else showToast({text: failureText(answer.failure), tone: 'danger'});
      if (!answer.ok && answer.failure.code !== 'not-found') return;
      // The row goes, and with it the button that was pressed.
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
      await readAgain();
    },
    [text, failureText, readAgain],
  );
  return (
    <>
      <PageHead title={text('mailsTitle')} lead={text('mailsLead')} />
      <Page>
        <PagedList
          label={text('mailsTitle')}
          list={list}
          troubleText={text('mailsTrouble')}
          none={{icon: <CircleCheck size={20} aria-hidden />, title: text('mailsNone')}}
          columns={[
            {id: 'to', heading: text('mailTo'), cell: ({to}) => to},
            {id: 'kind', heading: text('email'), cell: ({kind}) => (isMailKind(kind) ? text(`mail.${kind}`) : kind)},
            {id: 'queuedAt', heading: text('orderedAt'), cell: ({queuedAt}) => format.moment(queuedAt)},
            {id: 'givenUpAt', heading: text('givenUpAt'), cell: ({givenUpAt}) => format.moment(givenUpAt)},
            {id: 'because', heading: text('because'), cell: ({because}) => because},
            {
              id: 'acts',
              heading: text('acts'),
              cell: (mail) =>
                mail.canRetry ? (
                  <Button
                    icon={<Send size={16} aria-hidden />}
                    label={text('sendAgainTo', {to: mail.to})}
                    onPress={() => void sendAgain(mail)}
                  >
                    {text('sendAgain')}
                  </Button>
                ) : (
                  <Text as="span" tone="muted" size="small">
                    {text('secretGone')}
                  </Text>
                ),
            },
          ]}
        />
      </Page>
    </>
  );
}
