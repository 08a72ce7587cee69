import {CreditCard} from 'lucide-react';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import type {es} from '#src/features/checkout/text/es.ts';

type CardItemProps = {
  readonly card: SavedCard;
  /** Why nothing can be done with it now. */
  readonly blockedReason: string | null;
  readonly onPrefer: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

/** One saved card: which, until when, and what one can do with it. Rule: PAY17. */
export function CardItem({card, blockedReason, onPrefer, onChange, onRemove}: CardItemProps) {
  const text = useText<typeof es>('checkout');
  const name = sayCard(card);
  const isBlocked = blockedReason !== null;
  const blocked = isBlocked ? {isDisabled: true, hint: blockedReason} : {};
  return (
    <ListItem
      isInline
      icon={<CreditCard size={20} strokeWidth={1.75} aria-hidden />}
      tone={card.expiry === 'good' ? 'neutral' : 'warn'}
      title={
        <>
          {name} {card.isDefault ? <Badge>{text('cards.isDefault')}</Badge> : null}
        </>
      }
      text={text(`cards.ends.${card.expiry}`, {month: sayExpiry(card)})}
      actions={
        <>
          {card.expiry === 'good' ? null : (
            <Button label={text('cards.changeOf', {card: name})} blockedReason={blockedReason} onPress={onChange}>
              {text('cards.change')}
            </Button>
          )}
          <MenuButton label={text('cards.actsOf', {card: name})} placement="bottom end">
            {card.isDefault || card.expiry === 'expired' ? null : (
              <MenuItem id="prefer" {...blocked} onAction={onPrefer}>
                {text('cards.prefer')}
              </MenuItem>
            )}
            <MenuItem id="remove" isDanger {...blocked} onAction={onRemove}>
              {text('cards.remove')}
            </MenuItem>
          </MenuButton>
        </>
      }
    />
  );
}
