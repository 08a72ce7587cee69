import {useState} from 'react';
import {CalendarRange, Inbox, RotateCcw} from 'lucide-react';
import {
  listProviderEvents,
  providerEventList,
  replayProviderEvents,
  type ListedProviderEvent,
} from '#contract/admin/provider-events.ts';
import {SpanDialog} from './span-dialog.tsx';
import type {words} from './text/words.ts';
import {useEventColumns} from './use-event-columns.tsx';
import {callServer} from '#src/data/calls/server.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** What vendors told us, and having it worked on once more. Rules: WHK4, WHK6. */
export function EventsScreen() {
  const text = useText<typeof words>('admin/events');
  const list = useEndpointList(listProviderEvents, providerEventList);
  const columns = useEventColumns();
  const [isChoosing, setChoosing] = useState(false);
  const {provider} = list.question.chosen;
  const close = () => {
    setChoosing(false);
    void list.readAgain();
  };
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        actions={
          <Button icon={<CalendarRange size={16} aria-hidden />} onPress={() => setChoosing(true)}>
            {text('span')}
          </Button>
        }
      />
      <Page>
        <PagedList
          label={text('title')}
          list={list}
          tools={{
            filters: {provider: (value) => text(`provider.${value}`), state: (value) => text(`state.${value}`)},
          }}
          troubleText={text('trouble')}
          none={{icon: <Inbox size={20} aria-hidden />, title: text('nothing')}}
          columns={columns}
          bulk={{
            nameOf: ({type, eventId}) => `${type} ${eventId}`,
            acts: (events) => <ReplayButton events={events} onDone={list.readAgain} />,
          }}
        />
      </Page>
      {isChoosing && <SpanDialog provider={provider ?? providerEventList.filters.provider[0]} onClose={close} />}
    </>
  );
}

type ReplayButtonProps = {events: readonly ListedProviderEvent[]; onDone: () => Promise<void>};

/** Works once more on those that are marked; they stay marked, for another try. */
function ReplayButton({events, onDone}: ReplayButtonProps) {
  const text = useText<typeof words>('admin/events');
  const format = useFormat();
  const failureText = useFailureText();
  const [call, run] = useAsk(replayMarked);
  const press = async () => {
    const answer = await run(events.map(({id}) => id));
    if (!answer.ok) return showToast({text: failureText(answer.failure), tone: 'danger'});
    const {replayed} = answer.value;
    showToast({text: text('replayed', {count: replayed, shown: format.number(replayed)}), tone: 'ok'});
    return onDone();
  };
  return (
    <Button icon={<RotateCcw size={16} aria-hidden />} isPending={call.step === 'running'} onPress={() => void press()}>
      {text('replay', {shown: format.number(events.length)})}
    </Button>
  );
}

async function replayMarked(ids: string[], signal: AbortSignal) {
  return callServer(replayProviderEvents, {ids}, {signal});
}
