import type {MyCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useLacksCard} from '#src/data/payments/use-lacks-card.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** When the owner's plan is renewed, and that a card is needed for it where they have none; nothing for anybody else. Rule: PAY21. */
export function useRenewalFact({id, role}: MyCompany) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const formation = useRows('formations', id)?.find((row) => row.id === id);
  const isRenewed = role === 'owner' && formation !== undefined;
  const lacksCard = useLacksCard(isRenewed);
  if (!isRenewed) return [];
  const day = format.day(formation.paidUntil);
  const value = lacksCard ? (
    <Stack gap={1}>
      <Text>{day}</Text>
      <Text size="small" tone="muted">
        {text('renewalCard')}
      </Text>
    </Stack>
  ) : (
    day
  );
  return [{name: text('renewal'), value}];
}
