import {Eye, LockKeyhole, LockKeyholeOpen, MailPlus} from 'lucide-react';
import {listAdminVisits, type AdminVisit} from '#contract/account/list-admin-visits.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {es} from './text/es.ts';
import {useShown} from '#src/features/account/use-shown.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const ask = async (signal: AbortSignal) => callServer(listAdminVisits, {}, {signal});

const icons = {
  invited: <MailPlus size={18} aria-hidden />,
  acted: <Eye size={18} aria-hidden />,
  blocked: <LockKeyhole size={18} aria-hidden />,
  unblocked: <LockKeyholeOpen size={18} aria-hidden />,
} as const satisfies Record<AdminVisit['act'], unknown>;

/** What our team did to this account, and when; nothing where it did nothing. Rule: ADM5. Source: D10. */
export function AdminVisits() {
  const text = useText<typeof es>('account/own');
  const format = useFormat();
  const {shown} = useShown(ask);
  const visits = shown?.visits ?? [];
  if (visits.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('visits')} count={visits.length} />
      <ItemList label={text('visits')}>
        {visits.map(({id, at, by, act, endedAt}) => (
          <ListItem
            key={id}
            icon={icons[act]}
            title={text(`visit.${act}`, {name: by})}
            meta={endedAt === null ? format.moment(at) : `${format.moment(at)} – ${format.time(endedAt)}`}
          />
        ))}
      </ItemList>
    </Stack>
  );
}
