import {useState} from 'react';
import {Mails, Undo2} from 'lucide-react';
import type {Failure} from '#contract/kernel/failure.ts';
import {listScans, scanList, type ListedScan} from '#contract/mailing/list-scans.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {TakeBackDialog} from './take-back-dialog.tsx';
import type {words} from './text/words.ts';

/** What was sent to companies, how far it is, whether it was read; a wrong one can be taken back. Rules: MLG4, MLG7. */
export function SentScans() {
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  const format = useFormat();
  const list = useEndpointList(listScans, scanList);
  const [asked, setAsked] = useState<ListedScan | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const takeBack = async ({id: scanId, companyId}: ListedScan) => {
    setAsked(null);
    const back = await callServer(takeBackScan, {companyId, scanId}, {signal: new AbortController().signal});
    setFailure(back.ok ? null : back.failure);
    if (!back.ok) return;
    showToast({text: text(back.value.wasRead ? 'backRead' : 'backUnread')});
    await list.readAgain();
  };
  return (
    <>
      {failure ? <FormTrouble>{failureText(failure)}</FormTrouble> : null}
      <PagedList
        label={text('listed')}
        list={list}
        tools={{
          search: text('searchSent'),
          filters: {state: (value) => text(`listed.${value}`), type: (value) => text(`type.${value}`)},
        }}
        troubleText={text('trouble')}
        none={{icon: <Mails size={20} aria-hidden />, title: text('none')}}
        columns={[
          {id: 'company', heading: text('company'), sortBy: 'company', cell: ({company}) => company},
          {
            id: 'sender',
            heading: text('sender'),
            sortBy: 'sender',
            cell: ({sender, subject}) => (
              <>
                {sender}
                <Text size="small" tone="muted">
                  {subject}
                </Text>
              </>
            ),
          },
          {id: 'type', heading: text('type'), cell: ({type}) => text(`type.${type}`)},
          {
            id: 'receivedOn',
            heading: text('receivedOn'),
            sortBy: 'receivedOn',
            isWhole: true,
            cell: ({receivedOn}) => format.day(receivedOn, 'medium'),
          },
          {id: 'state', heading: text('state'), cell: ({state}) => text(`listed.${state}`)},
          {id: 'isRead', heading: text('isRead'), cell: ({isRead}) => text(isRead ? 'yes' : 'no')},
          {
            id: 'acts',
            heading: text('acts'),
            isActs: true,
            cell: (scan) =>
              scan.state === 'taken-back' ? null : (
                <IconButton
                  icon={<Undo2 size={16} aria-hidden />}
                  label={`${text('takeBack')}: ${scan.company}, ${scan.sender}`}
                  onPress={() => setAsked(scan)}
                />
              ),
          },
        ]}
      />
      {asked ? (
        <TakeBackDialog
          company={asked.company}
          isUnsent={asked.state === 'unsent'}
          onClose={() => setAsked(null)}
          onAct={() => void takeBack(asked).catch(reportError)}
        />
      ) : null}
    </>
  );
}
