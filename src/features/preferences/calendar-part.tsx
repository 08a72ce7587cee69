import {useState} from 'react';
import {Copy} from 'lucide-react';
import {readCalendar, renewCalendar, stopCalendar} from '#contract/reminders/calendar.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/preferences/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Why} from '#src/ui/display/why.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** The address at which calendars read the person's dates: made, renewed and switched off; nobody does that for another. Rules: CAL1, CAL2. */
export function CalendarPart() {
  const text = useText<typeof es>('preferences');
  const {user} = useSession();
  if (user?.acting) return null;
  return (
    <section>
      <SectionHead title={text('calendar')} />
      <Stack gap={4}>
        <Text tone="muted">{text('calendarLead')}</Text>
        <Address />
        <div>
          <Why question={text('calendarGoogle')}>{text('calendarGoogleHow')}</Why>
          <Why question={text('calendarApple')}>{text('calendarAppleHow')}</Why>
          <Why question={text('calendarOutlook')}>{text('calendarOutlookHow')}</Why>
        </div>
      </Stack>
    </section>
  );
}

/** What is known of the address: only just after it was made the whole of it. */
type Known = {readonly madeAt: string | null; readonly address: string | null};

const askCalendar = async (signal: AbortSignal) => callServer(readCalendar, {}, {signal});

function Address() {
  const text = useText<typeof es>('preferences');
  const format = useFormat();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const {shown} = useShown(askCalendar);
  const [renewing, renew] = useServerCall(renewCalendar);
  const [stopping, stop] = useServerCall(stopCalendar);
  const [changed, setChanged] = useState<Known>();
  const known = changed ?? (shown ? {...shown, address: null} : shown);
  const blockedReason = isOnline ? null : text('calendarOffline');
  if (known === undefined) return <Skeleton height={36} />;
  if (known === null) return <Text tone="muted">{blockedReason ?? text('calendarUnread')}</Text>;
  const makeNew = async () => {
    const made = await renew({});
    if (made.ok) return setChanged(made.value);
    return showToast({text: failureText(made.failure), tone: 'danger'});
  };
  const switchOff = async () => {
    const stopped = await stop({});
    if (!stopped.ok) return showToast({text: failureText(stopped.failure), tone: 'danger'});
    setChanged({madeAt: null, address: null});
    return showToast({text: text('calendarStopped'), tone: 'ok'});
  };
  const {madeAt, address} = known;
  return (
    <Stack gap={3}>
      <div role="status">
        <Text tone={madeAt === null ? 'muted' : 'normal'}>
          {madeAt === null ? text('calendarOff') : text('calendarOn', {day: format.instant(madeAt)})}
        </Text>
      </div>
      {address === null ? null : <NewAddress address={address} />}
      <Row>
        <Button
          isPending={renewing.step === 'running'}
          blockedReason={blockedReason}
          onPress={() => void makeNew().catch(reportError)}
        >
          {text(madeAt === null ? 'calendarMake' : 'calendarRenew')}
        </Button>
        {madeAt === null ? null : (
          <Button
            look="quiet"
            isPending={stopping.step === 'running'}
            blockedReason={blockedReason}
            onPress={() => void switchOff().catch(reportError)}
          >
            {text('calendarStop')}
          </Button>
        )}
      </Row>
      {madeAt === null ? null : (
        <Text tone="muted" size="small">
          {text('calendarRenewHint')}
        </Text>
      )}
    </Stack>
  );
}

/** The address while it can be seen, to be taken along. */
function NewAddress({address}: {readonly address: string}) {
  const text = useText<typeof es>('preferences');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({text: text('calendarCopied'), tone: 'ok', isKept: false});
  };
  return (
    <Stack gap={2}>
      <Text isAsWritten>{address}</Text>
      <Text tone="warn" size="small">
        {text('calendarOnce')}
      </Text>
      <div>
        <Button look="primary" icon={<Copy size={16} aria-hidden />} onPress={() => void copy().catch(reportError)}>
          {text('calendarCopy')}
        </Button>
      </div>
    </Stack>
  );
}
