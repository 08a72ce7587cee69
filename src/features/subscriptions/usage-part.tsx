import {Building2} from 'lucide-react';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {readUsage, type CompanyUsage, type Share} from '#contract/usage/read-usage.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useBackOnline} from '#src/data/calls/use-back-online.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {planNames} from '#src/data/plans/plan-names.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {decideLevel} from '#src/data/usage/decide-level.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';
import {UsageNotes} from './usage-notes.tsx';

type UsagePartProps = {
  /** The companies of which the reader is an owner, by name. */
  readonly owned: readonly MyCompany[];
  readonly found: readonly Subscription[];
};

const ask = async (signal: AbortSignal) => callServer(readUsage, {}, {signal});

/** As high as a company is whose room does not run out. */
const companyHeight = 144;

/** How much of its room each company of an owner uses, and what to do where that runs out. Rule: QTA5. */
export function UsagePart({owned, found}: UsagePartProps) {
  const text = useText<typeof es>('subscriptions');
  const {shown, askAgain} = useShown(ask);
  // The server may not know yet what was added here.
  const told = owned.flatMap((company) => {
    const usage = shown?.companies.find(({companyId}) => companyId === company.id);
    const one = found.find(({id}) => id === company.id);
    return usage ? [{company, usage, ...(one ? {one} : {})}] : [];
  });
  if (shown && told.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('usage')} />
      {shown === undefined ? <Skeleton height={owned.length * companyHeight} /> : null}
      {shown === null ? <NotRead onRetry={askAgain} /> : null}
      {shown ? (
        <>
          <Text tone="muted">{text('usageLead')}</Text>
          <ItemList label={text('usage')}>
            {told.map((room) => (
              <CompanyRoom key={room.company.id} {...room} />
            ))}
          </ItemList>
        </>
      ) : null}
    </Stack>
  );
}

/** That it could not be read, which breaks nothing; it is asked for again by itself once there is a network. */
function NotRead({onRetry}: {readonly onRetry: () => void}) {
  const text = useText<typeof es>('subscriptions');
  const isOnline = useOnline();
  useBackOnline(onRetry);
  return (
    <>
      <Text tone="muted">{text(isOnline ? 'usageUnread' : 'usageOffline')}</Text>
      <Row>
        <Button onPress={onRetry}>{text('retry')}</Button>
      </Row>
    </>
  );
}

type CompanyRoomProps = {
  readonly usage: CompanyUsage;
  readonly company: MyCompany;
  /** Its plan, where it has one. */
  readonly one?: Subscription;
};

const tones = {fine: 'accent', near: 'warn', full: 'danger'} as const;

function CompanyRoom({usage, company, one}: CompanyRoomProps) {
  const text = useText<typeof es>('subscriptions');
  const plansText = useLoadedText<typeof plans>('plans');
  const format = useFormat();
  const sayPlan = (plan: PlanId | null) =>
    plan === null ? text('usageNoPlan') : plansText('line.plan', {plan: planNames[plan]});
  const bar = (label: string, share: Share, write: (amount: number) => string) => (
    <ProgressBar
      label={label}
      value={share.used}
      max={share.most}
      valueText={text('usageOf', {used: write(share.used), most: write(share.most)})}
      tone={tones[decideLevel(share)]}
    />
  );
  return (
    <ListItem icon={<Building2 size={18} aria-hidden />} title={company.name} text={sayPlan(usage.planId)}>
      <Stack gap={3}>
        {bar(text('usageRows'), usage.rows, format.number)}
        {bar(text('usageFiles'), usage.fileBytes, format.bytes)}
        {company.dissolvedOn ? null : <UsageNotes usage={usage} company={company} {...(one ? {one} : {})} />}
      </Stack>
    </ListItem>
  );
}
