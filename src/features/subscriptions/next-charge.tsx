import {findNextCharge} from '#contract/subscriptions/list-charges.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

type NextChargeProps = {
  readonly found: readonly Subscription[];
  /** The reader's own. */
  readonly saved?: SavedCards;
};

/** The next charge as a sentence, with the card where it is the reader's own. Rule: SUB2. */
export function NextCharge({found, saved}: NextChargeProps) {
  const text = useText<typeof es>('subscriptions');
  const format = useFormat();
  const next = findNextCharge(found, format.today());
  const company = found.find(({id}) => id === next?.companyId)?.company;
  if (!next || !company) return null;
  const said = {sum: format.money(next.cents, 'USD'), day: format.day(next.on, 'long'), company: company.name};
  const card = company.role === 'owner' ? saved?.cards?.find(({isDefault}) => isDefault) : undefined;
  return <Text isStrong>{card ? text('nextCard', {...said, card: sayCard(card)}) : text('next', said)}</Text>;
}
