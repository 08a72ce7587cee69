import {listAdminVisits, type AdminVisit} from '#contract/account/list-admin-visits.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const ask = async (signal: AbortSignal) => callServer(listAdminVisits, {}, {signal});

/** How many are told here; the whole list is on the page of security. */
const mostTold = 2;

/** When our team was in one's account, and what it cannot do there. Rules: ADM5, TMM13. Source: D10. */
export function SupportPart() {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const {shown} = useShown(ask);
  return (
    <Stack gap={3}>
      <SectionHead title={text('support')} />
      {shown === undefined ? <Skeleton height={72} /> : <Visits visits={shown?.visits ?? null} />}
      <Link href={pathTo.security(language)}>{text('supportAll')}</Link>
    </Stack>
  );
}

function Visits({visits}: {readonly visits: readonly AdminVisit[] | null}) {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  if (visits === null) return <Text tone="muted">{text('supportOffline')}</Text>;
  if (visits.length === 0) return <Text tone="muted">{text('supportNone')}</Text>;
  const say = ({at, endedAt}: AdminVisit) =>
    endedAt === null ? format.instant(at) : `${format.instant(at)} – ${format.time(endedAt)}`;
  return (
    <>
      {visits.slice(0, mostTold).map((visit) => (
        <Text key={visit.id} tone="muted">
          {text(`support.${visit.act}`, {name: visit.by, when: say(visit)})}{' '}
          {visit.act === 'acted' ? text('supportNote') : null}
        </Text>
      ))}
    </>
  );
}
