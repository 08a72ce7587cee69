import {Eye, PencilLine} from 'lucide-react';
import {listOwnAudit, type OwnAudit} from '#contract/admin/list-own-audit.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import type {words} from './text/words.ts';

/** Who of the team read or changed what is one's own, and when. Rule: ADM27. Source: D10. */
export function OwnAuditPart() {
  const text = useText<typeof words>('account/own/seen');
  const format = useFormat();
  const list = useEndpointList(listOwnAudit);
  const sayWhen = ({firstAt, lastAt}: OwnAudit) => {
    if (firstAt === lastAt) return format.moment(firstAt);
    const isOneDay = format.civilDay(firstAt) === format.civilDay(lastAt);
    return `${format.moment(firstAt)} – ${isOneDay ? format.time(lastAt) : format.instant(lastAt)}`;
  };
  const sayTimes = ({times}: OwnAudit) =>
    times === 1 ? '' : text('times', {count: times, shown: format.number(times)});
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <SectionHead title={text('title')} />
        <Text tone="muted">{text('lead')}</Text>
      </Stack>
      <PagedList
        label={text('title')}
        list={list}
        troubleText={text('trouble')}
        none={{icon: <Eye size={20} aria-hidden />, title: text('none')}}
        item={(seen) => (
          <ListItem
            icon={seen.does === 'read' ? <Eye size={18} aria-hidden /> : <PencilLine size={18} aria-hidden />}
            title={
              <span tabIndex={-1} data-row-name="">
                {saySeen(seen, text)}
              </span>
            }
            text={sayWhere(seen, text)}
            meta={[sayWhen(seen), sayTimes(seen)].filter(Boolean).join(' · ')}
          />
        )}
      />
    </Stack>
  );
}

function saySeen({by, does, topic, as, isSure}: OwnAudit, text: Translate<typeof words>): string {
  const name = by === null ? text('bySomebody') : text('by', {name: by});
  if (topic === 'acting' && isSure) return text(as === 'self' ? 'entered' : 'left', {name});
  return text(does === 'change' && !isSure ? 'unsure' : does, {name, what: text(`topic.${topic}`)});
}

/** In which company, and as whom; undefined where neither says anything. */
function sayWhere({company, as, topic}: OwnAudit, text: Translate<typeof words>): string | undefined {
  const asWhom = {self: '', you: text('asYou'), another: text('asAnother')}[as];
  const said = [company ?? '', topic === 'acting' ? '' : asWhom].filter(Boolean).join(' · ');
  return said === '' ? undefined : said;
}
