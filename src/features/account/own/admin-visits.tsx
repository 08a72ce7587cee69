import {CreditCard, Eye, FilePen, KeyRound, LockKeyhole, LockKeyholeOpen, MailPlus, Milestone} from 'lucide-react';
import {listAdminVisits, type AdminVisit} from '#contract/account/list-admin-visits.ts';
import {listOpenings, type Opening} from '#contract/sealing/list-openings.ts';
import {listOwnActs} from '#contract/desk/list-own-acts.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useSayChanges} from '#src/data/describe/use-say-changes.ts';
import type {es} from './text/es.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const askVisits = async (signal: AbortSignal) => callServer(listAdminVisits, {}, {signal});
const askActs = async (signal: AbortSignal) => callServer(listOwnActs, {}, {signal});
const askOpenings = async (signal: AbortSignal) => callServer(listOpenings, {}, {signal});

const icons = {
  invited: <MailPlus size={18} aria-hidden />,
  acted: <Eye size={18} aria-hidden />,
  blocked: <LockKeyhole size={18} aria-hidden />,
  unblocked: <LockKeyholeOpen size={18} aria-hidden />,
  looked: <CreditCard size={18} aria-hidden />,
} as const satisfies Record<AdminVisit['act'], unknown>;

/** What our team did to this account, with its sealed numbers and in its companies, and when; nothing where it did nothing. Rules: ADM5, SEA5, DSK9. Source: D10. */
export function AdminVisits() {
  const text = useText<typeof es>('account/own');
  const format = useFormat();
  const visits = useShown(askVisits).shown?.visits ?? [];
  const written = useShown(askActs).shown?.acts ?? [];
  const sayChanges = useSayChanges();
  const openings = useShown(askOpenings).shown?.openings ?? [];
  const acts = [
    ...visits.map(({id, act, by, ...visit}) => ({
      ...visit,
      key: `visit-${id}`,
      icon: icons[act],
      title: text(`visit.${act}`, {name: text('ofFaro', {name: by})}),
    })),
    ...written.map(({id, at, by, company, kind, changes}) => ({
      key: `act-${id}`,
      at,
      endedAt: null,
      icon: kind === 'moved' ? <Milestone size={18} aria-hidden /> : <FilePen size={18} aria-hidden />,
      title: [text(`act.${kind}`, {name: text('ofFaro', {name: by}), company}), sayChanges(changes)]
        .filter(Boolean)
        .join('. '),
    })),
    ...openings.map((opening) => ({
      key: `opening-${opening.id}`,
      at: opening.at,
      endedAt: null,
      icon: <KeyRound size={18} aria-hidden />,
      title: sayOpening(opening, text),
    })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (acts.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('visits')} count={acts.length} />
      <ItemList label={text('visits')}>
        {acts.map(({key, at, icon, title, endedAt}) => (
          <ListItem
            key={key}
            icon={icon}
            title={title}
            meta={endedAt === null ? format.moment(at) : `${format.moment(at)} – ${format.time(endedAt)}`}
          />
        ))}
      </ItemList>
    </Stack>
  );
}

function sayOpening({by, field, why, person, company}: Opening, text: Translate<typeof es>): string {
  const known = (['passport', 'ein', 'fileKey'] as const).find((one) => one === field);
  const number = text(`opened.${known ?? 'taxId'}`);
  const whose = [person, company].filter(Boolean).join(', ');
  const named = whose === '' ? number : text('opened.whose', {number, whose});
  // Who saw their own is one of the company.
  const name = by === null || why === 'own' ? (by ?? 'Faro') : text('ofFaro', {name: by});
  return text(`opened.${why}`, {name, number: named});
}
