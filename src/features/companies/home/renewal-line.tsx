import {CalendarClock, CalendarX} from 'lucide-react';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {isAnyGoodOn} from '#contract/payments/find-card-need.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {isRenewed} from './is-renewed.ts';
import type {HomeCompany} from './read-home.ts';

type RenewalLineProps = Pick<HomeCompany, 'company' | 'formation' | 'subscriptions'> & {
  /** The person's own; null where they are not known. */
  readonly cards: readonly SavedCard[] | null;
};

/** When the owner's plan is renewed, that a card is needed for it where none of theirs is good on that day, or that it could not be charged; nothing for anybody else. Rules: PAY21, PAY25, SUB7. */
export function RenewalLine({company, formation, subscriptions, cards}: RenewalLineProps) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const plan = findPlan(subscriptions, company.id);
  if (!plan || !isRenewed({company, formation, subscriptions})) return null;
  const day = format.day(plan.paidUntil, 'medium');
  if (plan.owedFor !== null && plan.owedFor !== 'wanted-back')
    return (
      <IconLine icon={<CalendarX size={16} strokeWidth={1.75} aria-hidden />}>
        {text('renewalOwed', {day})} <Link href={pathTo.cards(language)}>{text('task.chargeAct')}</Link>
      </IconLine>
    );
  const lacksCard = cards !== null && !isAnyGoodOn(cards, plan.paidUntil);
  const [card] = cards ?? [];
  return (
    <IconLine icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}>
      {text('renewal')}: {day}.{' '}
      {lacksCard ? (
        <>
          {card ? text('renewalCardEnds', {card: sayCard(card), month: sayExpiry(card)}) : text('renewalCard')}{' '}
          <Link href={pathTo.cards(language)}>{text('renewalAdd')}</Link>
        </>
      ) : null}
    </IconLine>
  );
}
