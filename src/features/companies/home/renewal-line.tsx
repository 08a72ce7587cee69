import {CalendarClock, CalendarX} from 'lucide-react';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {useLacksCard} from '#src/data/payments/use-lacks-card.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import type {HomeCompany} from './read-home.ts';

type RenewalLineProps = Pick<HomeCompany, 'company' | 'formation' | 'subscriptions'>;

/** When the owner's plan is renewed, that a card is needed for it where they have none, or that it could not be charged; nothing for anybody else. Rules: PAY21, SUB7. */
export function RenewalLine({company, formation, subscriptions}: RenewalLineProps) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const plan = findPlan(subscriptions, company.id);
  const isRenewed =
    company.role === 'owner' && plan !== undefined && !plan.isEnding && formation?.status !== 'Canceled';
  const lacksCard = useLacksCard(isRenewed);
  if (!isRenewed) return null;
  const day = format.day(plan.paidUntil, 'medium');
  if (plan.owedFor !== null && plan.owedFor !== 'wanted-back')
    return (
      <IconLine icon={<CalendarX size={16} strokeWidth={1.75} aria-hidden />}>
        {text('renewalOwed', {day})} <Link href={pathTo.cards(language)}>{text('task.chargeAct')}</Link>
      </IconLine>
    );
  return (
    <IconLine icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}>
      {text('renewal')}: {day}.{' '}
      {lacksCard ? (
        <>
          {text('renewalCard')} <Link href={pathTo.cards(language)}>{text('renewalAdd')}</Link>
        </>
      ) : null}
    </IconLine>
  );
}
