import {providerEventList, readEventState, type ListedProviderEvent} from '#contract/admin/provider-events.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import type {words} from './text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';

const tones = {waiting: 'neutral', failed: 'danger', worked: 'ok'} as const;

/** Events as an admin reads them. Rule: WHK6. */
export function useEventColumns(): readonly ListColumn<ListedProviderEvent, typeof providerEventList>[] {
  const text = useText<typeof words>('admin/events');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const nameProvider = (provider: string) => {
    const known = providerEventList.filters.provider.find((one) => one === provider);
    return known === undefined ? provider : text(`provider.${known}`);
  };
  return [
    {id: 'type', heading: text('type'), cell: ({type}) => type},
    {id: 'provider', heading: text('provider'), cell: ({provider}) => nameProvider(provider)},
    {id: 'saidAt', heading: text('saidAt'), cell: ({saidAt}) => format.moment(saidAt)},
    {id: 'receivedAt', heading: text('receivedAt'), cell: ({receivedAt}) => format.moment(receivedAt)},
    {id: 'state', heading: admin('status'), cell: (event) => <EventState event={event} />},
  ];
}

/** Where it is; what went wrong, or when it was done, below. */
function EventState({event}: {event: ListedProviderEvent}) {
  const text = useText<typeof words>('admin/events');
  const format = useFormat();
  const {workedAt, attempts, lastError} = event;
  const state = readEventState(event);
  const tries = attempts === 0 ? null : text('attempts', {count: attempts, shown: format.number(attempts)});
  const more = [workedAt === null ? null : format.moment(workedAt), tries, lastError].filter((one) => one !== null);
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
      </span>
      {more.length === 0 ? null : (
        <Text as="span" tone="muted" size="small">
          {more.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
